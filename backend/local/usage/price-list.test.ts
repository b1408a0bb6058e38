import { readsOfAggregation, readsOfChange, readsOfListen, readsOfQuery } from './price-list';

const MINUTE = 60_000;
const micros = (ms: number) => ms * 1_000;

describe('the price of a query', () => {
  it('is its documents, with those an offset skips', () => {
    expect(readsOfQuery(50)).toBe(50);
    expect(readsOfQuery(50, 10)).toBe(60);
  });

  it('is one without a result', () => expect(readsOfQuery(0)).toBe(1));
});

describe('the price of a count', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [80_000, 80],
  ])('over %i entries is %i', (entries, reads) => expect(readsOfAggregation(entries)).toBe(reads));
});

describe('the price of a listener', () => {
  const result = [{ updateTime: micros(5_000) }, { updateTime: micros(1_000) }];
  const start = { knownUntil: micros(4_000), heardAt: undefined, result, named: 0 };

  it('is its whole result at first, one when that is empty', () => {
    expect(readsOfListen({ ...start, knownUntil: undefined }, 6_000)).toBe(2);
    expect(readsOfListen({ ...start, knownUntil: undefined, result: [] }, 6_000)).toBe(1);
  });

  it('is a read for each document asked for by name, there or not', () =>
    expect(readsOfListen({ ...start, knownUntil: undefined, result: [], named: 3 }, 6_000)).toBe(3));

  it('is what has changed when it comes back within 30 minutes', () => {
    expect(readsOfListen(start, 4_000 + 30 * MINUTE)).toBe(1);
    expect(readsOfListen({ ...start, knownUntil: micros(5_000) }, 6_000)).toBe(0);
  });

  it('is the whole result when it comes back later', () =>
    expect(readsOfListen(start, 4_001 + 30 * MINUTE)).toBe(2));

  it('goes by when it went away, not by the last change it heard of', () =>
    expect(readsOfListen({ ...start, heardAt: 100 * MINUTE }, 120 * MINUTE)).toBe(1));

  it('is for each change what is new, different, or fell out by its own change', () => {
    const change = { changed: [{}, {}], removed: ['c/changed', 'c/deleted', 'c/pushed-out'] };
    expect(readsOfChange(change, (path) => path === 'c/changed')).toBe(3);
  });
});
