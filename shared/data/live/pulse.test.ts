import { onPulse } from './count';
import { clearData } from './source-cache';

type Snapshot = { docs: { id: string }[]; metadata: { fromCache: boolean } };
let mockHear: (snapshot: Snapshot) => void = () => undefined;
jest.mock('@fm/firebase/firestore', () => ({
  onSnapshot: (_: unknown, __: unknown, hear: typeof mockHear) => {
    mockHear = hear;
    return () => undefined;
  },
}));
jest.mock('./query-spec', () => {
  const spec = { orderBy: () => spec, bounded: () => ({}) };
  return { QuerySpec: { of: () => spec } };
});

const say = (id: string, fromCache = false) => mockHear({ docs: [{ id }], metadata: { fromCache } });

afterEach(clearData);

it('calls for each new entry, not for the one that was there before', () => {
  const heard = jest.fn();
  const stop = onPulse(heard);
  say('a');
  expect(heard).not.toHaveBeenCalled();
  say('b');
  say('c');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it('takes an entry that the page happens to remember for no change', () => {
  const heard = jest.fn();
  const stop = onPulse(heard);
  say('of one customer', true);
  say('the newest');
  expect(heard).not.toHaveBeenCalled();
  say('the newest');
  expect(heard).not.toHaveBeenCalled();
  stop();
});
