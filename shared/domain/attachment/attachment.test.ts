import { safeParse } from 'valibot';
import type { Stored } from '../record';
import {
  type Attachment,
  type AttachmentKind,
  arrangedPhotos,
  attachmentSchema,
  keptType,
  MAX_CONTENT_BYTES,
  possiblePartners,
  sizeText,
  whyNoFiles,
  whyNoOfferFiles,
} from './index';

const photo = (id: string, kind: AttachmentKind, pairId?: string, minute = 0) =>
  ({ id, kind, pairId, createdAt: new Date(minute * 60_000) }) as Stored<Attachment>;

describe('photos as they are shown', () => {
  it('stand beside each other where one says so, the others alone, the oldest first', () => {
    const files = [
      photo('other', 'photo', undefined, 3),
      photo('after', 'photoAfter', 'before', 2),
      photo('before', 'photoBefore', undefined, 1),
      photo('plan', 'document'),
      photo('first', 'photoBefore', undefined, 0),
    ];
    const { pairs, single } = arrangedPhotos(files);
    expect(pairs.map(({ before, after }) => [before.id, after.id])).toEqual([['before', 'after']]);
    expect(single.map(({ id }) => id)).toEqual(['first', 'other']);
  });

  it('are in one pair at most, and alone when the other half is gone or is no photo from before', () => {
    const twice = [photo('b', 'photoBefore'), photo('a1', 'photoAfter', 'b'), photo('a2', 'photoAfter', 'b')];
    expect(arrangedPhotos(twice)).toMatchObject({ pairs: [{ after: { id: 'a1' } }], single: [{ id: 'a2' }] });
    const lost = [photo('a', 'photoAfter', 'gone'), photo('x', 'photo'), photo('y', 'photoAfter', 'x')];
    expect(arrangedPhotos(lost).pairs).toEqual([]);
  });
});

describe('what a photo from after can stand beside', () => {
  const ids = (photos: readonly { readonly id: string }[]) => photos.map(({ id }) => id);

  it('is first what was taken for the same checklist item, then the oldest that stands alone', () => {
    const after = { ...photo('after', 'photo', undefined, 9), itemId: 'pump' };
    const files = [
      after,
      photo('late', 'photoBefore', undefined, 3),
      photo('early', 'photoBefore', undefined, 1),
      { ...photo('pump', 'photoBefore', undefined, 4), itemId: 'pump' },
      photo('other', 'photo', undefined, 2),
      photo('taken', 'photoBefore', undefined, 0),
      photo('beside', 'photoAfter', 'taken', 5),
    ];
    expect(ids(possiblePartners(after, files))).toEqual(['pump', 'early', 'late']);
  });

  it('is first the one it stands beside already', () => {
    const after = photo('after', 'photoAfter', 'own', 9);
    const files = [after, photo('free', 'photoBefore'), photo('own', 'photoBefore', undefined, 3)];
    expect(ids(possiblePartners(after, files))).toEqual(['own', 'free']);
  });
});

describe('the type a file is kept under', () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['text/csv; charset=utf-8', 'text/csv'],
    ['TEXT/HTML', 'application/octet-stream'],
    ['image/svg+xml', 'application/octet-stream'],
    ['application/javascript', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('of %p is %p', (type, kept) => expect(keptType(type)).toBe(kept));
});

it.each([
  [1, '1 KB'],
  [716_800, '700 KB'],
  [1_258_292, '1.3 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeText(bytes)).toBe(words));

it('takes 700 KB and no more', () => {
  const file = (bytes: number) => ({
    entity: { type: 'workOrder', id: 'w1', label: 'WO-1' },
    name: 'plan.pdf',
    mime: 'application/pdf',
    bytes,
    kind: 'document',
    by: { uid: 'u', name: 'Olga' },
  });
  expect(safeParse(attachmentSchema, file(MAX_CONTENT_BYTES)).success).toBe(true);
  expect(safeParse(attachmentSchema, file(MAX_CONTENT_BYTES + 1)).success).toBe(false);
});

describe('files of an order', () => {
  const order = { status: 'inProgress' as const, leadId: 'e1', crewIds: [] };
  const office = { uid: 'u', name: 'Olga', role: 'office' };
  const manager = { uid: 'm', name: 'Marek', role: 'manager', employeeId: 'e1' };

  it('are added by staff, and by a manager on the crew', () => {
    expect(whyNoFiles(order, office)).toBeUndefined();
    expect(whyNoFiles(order, manager)).toBeUndefined();
    expect(whyNoFiles({ ...order, leadId: 'e2' }, manager)).toMatch('the lead and the crew');
  });

  it('stay as they are once it is verified, but for an administrator, and in the trash', () => {
    const verified = { ...order, status: 'verified' as const };
    expect(whyNoFiles(verified, office)).toMatch('verified');
    expect(whyNoFiles(verified, { ...office, role: 'admin' })).toBeUndefined();
    expect(whyNoFiles({ ...order, trashed: true }, office)).toMatch('trash');
  });
});

describe('files of an offer', () => {
  const office = { uid: 'u', name: 'Olga', role: 'office' };

  it('are added by office staff while it is a draft', () => {
    expect(whyNoOfferFiles({ status: 'draft' }, office)).toBeUndefined();
    expect(whyNoOfferFiles({ status: 'draft' }, { ...office, role: 'manager' })).toMatch('Office staff');
  });

  it('stay as they are once it is sent, also for an administrator, and in the trash', () => {
    expect(whyNoOfferFiles({ status: 'sent' }, { ...office, role: 'admin' })).toMatch('no longer a draft');
    expect(whyNoOfferFiles({ status: 'draft', trashed: true }, office)).toMatch('trash');
  });
});
