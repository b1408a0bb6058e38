import { waitAtMost } from './wait-at-most';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const never = new Promise<string>(() => undefined);

it('gives what comes in time, and leaves no timer behind', async () => {
  await expect(waitAtMost(1_000, Promise.resolve('there'), () => 'late')).resolves.toBe('there');
  await expect(waitAtMost(1_000, Promise.reject(new Error('no')), () => 'late')).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives, or throws, what is said for work that takes too long', async () => {
  const waiting = waitAtMost(1_000, never, () => 'late');
  const failing = expect(
    waitAtMost(1_000, never, () => {
      throw new Error('too late');
    }),
  ).rejects.toThrow('too late');
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(waiting).resolves.toBe('late');
  await failing;
});
