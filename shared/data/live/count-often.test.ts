import { announceWritten } from './changes';
import { totalSource } from './count';
import { QuerySpec } from './query-spec';
import { clearData } from './source-cache';

const mockCount = jest.fn(async () => ({ data: () => ({ count: 1 }) }));
let mockHear: (snapshot: object) => void = () => undefined;
jest.mock('@fm/firebase/firestore', () => ({
  count: () => ({}),
  sum: () => ({}),
  getAggregateFromServer: () => mockCount(),
  onSnapshot: (_: unknown, __: unknown, hear: typeof mockHear) => {
    mockHear = hear;
    return () => undefined;
  },
}));
jest.mock('./query-spec', () => {
  const spec = {
    key: 'tasks',
    path: 'tasks',
    orderBy: () => spec,
    bounded: () => ({}),
    unordered: () => ({}),
  };
  return { QuerySpec: { of: () => spec } };
});

let entries = 0;
const somebodyChanges = () => {
  entries += 1;
  mockHear({ docs: [{ id: `e${entries}` }], metadata: { fromCache: false } });
};

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  mockCount.mockClear();
  stop = totalSource(QuerySpec.of('tasks'), undefined, true).subscribe(() => undefined);
  somebodyChanges();
});
afterEach(() => {
  stop();
  clearData();
  jest.useRealTimers();
});

describe('a figure', () => {
  it('was counted anew with each change of anybody: the first is counted at once, the next within half a minute', () => {
    expect(mockCount).toHaveBeenCalledTimes(1);
    somebodyChanges();
    jest.advanceTimersByTime(500);
    expect(mockCount).toHaveBeenCalledTimes(2);
    for (let second = 0; second < 20; second += 1) {
      somebodyChanges();
      jest.advanceTimersByTime(1_000);
    }
    expect(mockCount).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10_000);
    expect(mockCount).toHaveBeenCalledTimes(3);
  });

  it('follows what this page wrote at once, however short before others wrote', () => {
    somebodyChanges();
    jest.advanceTimersByTime(500);
    somebodyChanges();
    announceWritten(['tasks']);
    jest.advanceTimersByTime(500);
    expect(mockCount).toHaveBeenCalledTimes(3);
  });

  it('is counted at once again after a quiet time', () => {
    somebodyChanges();
    jest.advanceTimersByTime(60_000);
    somebodyChanges();
    jest.advanceTimersByTime(500);
    expect(mockCount).toHaveBeenCalledTimes(3);
  });
});
