import type { Unit } from '@fm/workflows/unit';
import type { DataFailure, Outcome } from '../failure';
import { changeMany } from './bulk';

const mockCommits: (readonly string[])[] = [];
let mockAnswer: (items: readonly string[]) => Outcome<void>;
let mockItems: string[] = [];

// The commits themselves are tested against the embedded backend: here it is what happens between them.
jest.mock('./commit', () => ({
  commitTogether: async (_: unknown, work: (unit: Unit) => Promise<void>) => {
    mockItems = [];
    await work({} as Unit);
    mockCommits.push(mockItems);
    return mockAnswer(mockItems);
  },
}));

const actor = { uid: 'u', name: 'Uma', role: 'office' };
const each = async (_: Unit, item: string) => void mockItems.push(item);
const items = Array.from({ length: 40 }, (_, index) => `r${index}`);
const ok: Outcome<void> = { ok: true, value: undefined };
const failing = (kind: DataFailure['kind']): Outcome<void> => ({
  ok: false,
  failure: { kind, message: kind },
});

beforeEach(() => {
  mockCommits.length = 0;
  mockAnswer = () => ok;
});

describe('a change of many records', () => {
  it('is stored in commits the rules can look at, and tells how far it is', async () => {
    const seen: number[] = [];
    const result = await changeMany(actor, items, { each, onProgress: ({ done }) => seen.push(done) });
    expect(mockCommits.map(({ length }) => length)).toEqual([15, 15, 10]);
    expect(seen).toEqual([0, 15, 30, 40]);
    expect(result).toEqual({ done: items, failed: [], left: [] });
  });

  it('leaves out the one that cannot be changed and changes its neighbours', async () => {
    mockAnswer = (some) => (some.includes('r3') ? failing('invalid') : ok);
    const result = await changeMany(actor, items, { each });
    expect(result.failed.map(({ item }) => item)).toEqual(['r3']);
    expect(result.done).toHaveLength(39);
    expect(result.left).toEqual([]);
  });

  it('goes on behind one that the rules refuse', async () => {
    mockAnswer = (some) => (some.includes('r3') ? failing('refused') : ok);
    const result = await changeMany(actor, items, { each });
    expect(result.failed.map(({ item }) => item)).toEqual(['r3']);
    expect(result.done).toHaveLength(39);
  });

  it('ends where the rules refuse everything', async () => {
    mockAnswer = () => failing('refused');
    const result = await changeMany(actor, items, { each });
    expect(mockCommits).toHaveLength(4);
    expect(result.failed.map(({ item }) => item)).toEqual(['r0', 'r1']);
    expect(result.left).toEqual(items.slice(2));
    expect(result.failure?.kind).toBe('refused');
  });

  it('ends where the server cannot be reached, and says what is left', async () => {
    mockAnswer = (some) => (some.includes('r20') ? failing('unreachable') : ok);
    const result = await changeMany(actor, items, { each, pauses: [1] });
    expect(mockCommits).toHaveLength(3);
    expect(result.done).toHaveLength(15);
    expect(result.left).toEqual(items.slice(15));
    expect(result.failure?.kind).toBe('unreachable');
  });

  it('waits where the server cannot be reached, and goes on', async () => {
    const answers = [ok, failing('unreachable'), failing('unconfirmed'), ok, failing('unreachable'), ok];
    mockAnswer = () => answers.shift() ?? ok;
    const told: (string | undefined)[] = [];
    const result = await changeMany(actor, items, {
      each,
      pauses: [1, 1],
      onProgress: ({ waiting }) => told.push(waiting),
    });
    expect(result).toEqual({ done: items, failed: [], left: [] });
    expect(told).toEqual([
      undefined,
      undefined,
      'The server cannot be reached.',
      'The server did not answer in time.',
      undefined,
      'The server cannot be reached.',
      undefined,
    ]);
  });

  it('is not kept from stopping by a pause', async () => {
    const stop = new AbortController();
    mockAnswer = () => failing('unreachable');
    const result = changeMany(actor, items, {
      each,
      pauses: [60_000],
      signal: stop.signal,
      onProgress: ({ waiting }) => void (waiting && setTimeout(() => stop.abort(), 1)),
    });
    expect((await result).left).toHaveLength(40);
  });

  it('can be stopped between two commits', async () => {
    const stop = new AbortController();
    mockAnswer = () => {
      stop.abort();
      return ok;
    };
    const result = await changeMany(actor, items, { each, signal: stop.signal });
    expect([result.done.length, result.left.length, result.failure]).toEqual([15, 25, undefined]);
  });
});
