import { announceWritten } from './changes';
import { totalSource } from './count';
import { QuerySpec } from './query-spec';
import { clearData } from './source-cache';

const mockCount = jest.fn(async () => ({ data: () => ({ count: 1 }) }));
let mockNewest = 0;
jest.mock('@fm/firebase/firestore', () => ({
  count: () => ({}),
  sum: () => ({}),
  getAggregateFromServer: () => mockCount(),
  getDocs: async () => ({ docs: [{ id: `e${mockNewest}` }], metadata: { fromCache: false } }),
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

const somebodyChanges = () => {
  mockNewest += 1;
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let stop: () => void;
beforeEach(async () => {
  jest.useFakeTimers();
  mockCount.mockClear();
  stop = totalSource(QuerySpec.of('tasks'), undefined, true).subscribe(() => undefined);
  await pass(1_000);
});
afterEach(() => {
  stop();
  clearData();
  jest.useRealTimers();
});

describe('a figure', () => {
  it('is counted anew within half a minute after others changed something, once whatever they changed', async () => {
    expect(mockCount).toHaveBeenCalledTimes(1);
    for (let second = 0; second < 20; second += 1) {
      somebodyChanges();
      await pass(1_000);
    }
    expect(mockCount).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(mockCount).toHaveBeenCalledTimes(2);
  });

  it('is not counted anew while nothing changes', async () => {
    await pass(120_000);
    expect(mockCount).toHaveBeenCalledTimes(1);
  });

  it('follows what this page wrote at once', async () => {
    announceWritten(['tasks']);
    await pass(500);
    expect(mockCount).toHaveBeenCalledTimes(2);
  });
});
