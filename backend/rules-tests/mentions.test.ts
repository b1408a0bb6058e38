import { SEEN_MENTIONS_ID, seenMentionsOf } from '@fm/domain/mention';
import { creation, type Documents, documentOf, existing } from './documents';
import { denial, judge } from './judge';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { COMMENT, WORK_ORDER } from './samples';

/* Naming colleagues in comments, and what each has seen of it. */

const order = { 'workOrders/w1': documentOf(existing(WORK_ORDER.values, { id: 'w1' })) };
const says = (by: Person, over: object) =>
  creation(COMMENT.kind, PEOPLE[by], 'k1', { ...COMMENT.values, ...over }, { kind: 'comment' });
const refs = (length: number) => Array.from({ length }, (_, n) => ({ id: `e${n}`, name: `N${n}` }));
const names = (length: number) => ({ mentionRefs: refs(length), mentions: refs(length).map(({ id }) => id) });

describe('a comment', () => {
  it.each(['admin', 'office', 'empty', 'manager'] as const)(
    'of %s names colleagues and shows photos',
    (by) => {
      expect(denial(by, order, says(by, { ...names(2), attachmentIds: ['f1', 'f2'] }))).toBe('');
    },
  );

  it('names at most 20, each once with a name, and shows at most 6 photos', () => {
    expect(judge('office', order, says('office', names(20))).allowed).toBe(true);
    expect(judge('office', order, says('office', names(21))).allowed).toBe(false);
    expect(judge('office', order, says('office', { ...names(2), mentions: ['e0'] })).allowed).toBe(false);
    const photos = (length: number) => ({ attachmentIds: Array.from({ length }, (_, n) => `f${n}`) });
    expect(judge('office', order, says('office', photos(6))).allowed).toBe(true);
    expect(judge('office', order, says('office', photos(7))).allowed).toBe(false);
  });
});

const kindOf = (person: Person) => seenMentionsOf(PEOPLE[person].uid);
const values = { seenUntil: NOW, seenIds: ['k1'] };
const notes = (of: Person, over: object = {}): Documents => ({ [path(of)]: { ...values, ...over } });
const path = (of: Person) => `${kindOf(of).path}/${SEEN_MENTIONS_ID}`;

describe('what somebody has seen', () => {
  it.each(['admin', 'office', 'empty', 'manager'] as const)('is noted by %s for themselves', (by) => {
    expect(denial(by, {}, notes(by))).toBe('');
    expect(denial(by, notes(by), notes(by, { seenIds: ['k1', 'k2'] }))).toBe('');
  });

  it('is noted for nobody else, not by an administrator either', () => {
    expect(judge('admin', {}, notes('office')).allowed).toBe(false);
    expect(judge('disabled', {}, notes('disabled')).allowed).toBe(false);
  });

  it.each([
    ['endless', { seenIds: Array.from({ length: 101 }, (_, n) => `k${n}`) }],
    ['without a moment', { seenUntil: 'now' }],
    ['of anything else', { role: 'admin' }],
  ])('is not %s', (_, over) => {
    expect(judge('office', {}, notes('office', over)).allowed).toBe(false);
  });
});
