import { type Formats, mendedRecord } from '../record';
import { tasks } from '../task';
import { changesAsText, EVENT_KIND_LABELS, type HistoryEvent, historyEvents } from './index';

const formats: Formats = { day: (day) => day, instant: (at) => at.toISOString(), number: String };
const sound: HistoryEvent & { readonly id: string } = {
  id: 'e1',
  at: new Date('2026-11-20T09:00:00Z'),
  actor: { uid: 'u', name: 'Olga Brandt', role: 'office' },
  entity: { type: 'task', id: 't1', label: 'Order filters' },
  kind: 'changed',
  changes: [{ path: 'priority', from: 'low', to: 'high' }],
  source: 'ui',
};
const mendedEntry = (entry: typeof sound) => mendedRecord(historyEvents, entry);
const damage = (over: Readonly<Record<string, unknown>>) => ({ ...sound, ...over }) as typeof sound;

describe('a damaged entry of the history (B1)', () => {
  it('is told apart from a sound one, which stays as it is', () => {
    expect(mendedEntry(sound)).toBe(sound);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a change that is nothing', { changes: [null] }],
    ['a change without a path', { changes: [{ path: 5 }, { from: 1 }, { path: '' }] }],
    ['changes that are no list', { changes: 'all' }],
    ['no changes', { changes: undefined }],
    [
      '900 KB of changes',
      { changes: Array.from({ length: 5_000 }, () => ({ path: 'x', to: 'y'.repeat(180) })) },
    ],
    ['a kind that is none', { kind: 'hacked' }],
    ['a kind that every object has', { kind: 'constructor' }],
    ['no actor', { actor: null }],
    ['an actor without a name', { actor: { name: 7 } }],
    ['no record', { entity: undefined }],
    ['a record that is a list', { entity: [] }],
    ['a note that is a map', { note: { toString: 1 } }],
    ['a note of 900 KB', { note: 'x'.repeat(900_000) }],
    ['no moment', { at: 'yesterday' }],
    ['everything else', { source: 5, batchId: [], about: {}, customerId: 1 }],
  ])('is shown all the same with %s', (_, over) => {
    const mended = mendedEntry(damage(over));
    expect(mended.id).toBe('e1');
    expect(Object.keys(EVENT_KIND_LABELS)).toContain(mended.kind);
    expect(mended.entity.type).toMatch(/^[a-z]+$/i);
    expect(mended.at).toBeInstanceOf(Date);
    expect(typeof mended.actor.name).toBe('string');
    expect((mended.note ?? '').length).toBeLessThanOrEqual(2000);
    expect(mended.changes.length).toBeLessThanOrEqual(30);
    expect(() => changesAsText(tasks.fields, mended.changes, formats)).not.toThrow();
  });

  it('keeps what is sound in it', () => {
    const mended = mendedEntry(damage({ changes: [null, ...sound.changes], note: 5 }));
    expect({ ...mended, damaged: undefined }).toEqual(sound);
  });
});
