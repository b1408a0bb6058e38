import { whenIdle } from './idle';

afterEach(() => {
  // jsdom has none.
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it('does it after a while also where the browser is busy all the time', () => {
  jest.useFakeTimers();
  // As a browser that is never idle: nothing but the timeout calls.
  globalThis.requestIdleCallback = (callback, { timeout = Number.POSITIVE_INFINITY } = {}) =>
    Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout));
  const work = jest.fn();
  whenIdle(work);
  jest.advanceTimersByTime(4_900);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
