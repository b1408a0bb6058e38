import { ASK_MS, onAnyChange } from './any-change';
import { clearData } from './source-cache';

interface Answer {
  readonly docs: readonly { readonly id: string }[];
  readonly metadata: { readonly fromCache: boolean };
}

const mockAsk = jest.fn<Promise<Answer>, []>();
jest.mock('@fm/firebase/firestore', () => ({ getDocs: () => mockAsk() }));
jest.mock('./query-spec', () => {
  const spec = { orderBy: () => spec, bounded: () => ({}) };
  return { QuerySpec: { of: () => spec } };
});

/** What is the newest entry from now on, as the server or the page's own memory says. */
const newest = (id: string, fromCache = false) =>
  mockAsk.mockResolvedValue({ docs: [{ id }], metadata: { fromCache } });
const later = () => jest.advanceTimersByTimeAsync(ASK_MS);

let heard: jest.Mock;
let stop: () => void;

beforeEach(async () => {
  jest.useFakeTimers();
  newest('a');
  heard = jest.fn();
  stop = onAnyChange(heard);
  await jest.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  clearData();
  jest.useRealTimers();
  mockAsk.mockReset();
});

it('calls once for all entries since it asked, not for the one that was there before', async () => {
  expect(heard).not.toHaveBeenCalled();
  newest('c');
  await later();
  expect(heard).toHaveBeenCalledTimes(1);
  await later();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('takes an entry that the page happens to remember for no change', async () => {
  newest('of one customer', true);
  await later();
  expect(heard).not.toHaveBeenCalled();
});

it('goes on after it could not ask', async () => {
  mockAsk.mockRejectedValue(new Error('offline'));
  await later();
  newest('b');
  await later();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('asks no more once nobody listens', async () => {
  stop();
  await jest.advanceTimersByTimeAsync(2 * ASK_MS);
  const asked = mockAsk.mock.calls.length;
  await later();
  expect(mockAsk.mock.calls).toHaveLength(asked);
});
