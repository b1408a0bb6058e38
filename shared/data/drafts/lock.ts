/**
 * Takes a draft for one form, so that no other window offers or overwrites it meanwhile. Waits while a form in another
 * window holds it, as the page does for a moment that is being reloaded. Gives a function that lets go, or undefined
 * when `signal` ended the wait. A window that is closed or crashes lets go of everything.
 */
export function lock(key: string, signal: AbortSignal): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    navigator.locks
      .request(key, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(() => resolve(undefined));
  });
}

/** Takes what no window holds at this moment; undefined where one does. */
export function lockIfFree(key: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(key, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined);
      return new Promise<void>((release) => resolve(release));
    });
  });
}
