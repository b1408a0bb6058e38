/** The Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether code may be fetched that nobody asked for yet: not where data is to be saved, nor over a slow line. */
export function mayPreload(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** Safari has no idle callback: there it waits this long, in milliseconds. */
const INSTEAD_MS = 200;

/** A machine that is busy all the time does it after this long all the same, in milliseconds. */
const LATEST_MS = 5_000;

/** How long what a page shows first has for itself, in milliseconds. */
const SETTLE_MS = 1_000;

/**
 * Does it once the page has had time for what it shows first, and has nothing else to do. Gives the way to call it off.
 */
export function whenSettled(work: () => void, settleMs = SETTLE_MS): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = whenIdle(work);
  }, settleMs);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/** Does it once the browser has nothing else to do, or has been busy for long. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, INSTEAD_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
