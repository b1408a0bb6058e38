/** How long a pointer rests on an entry before it counts as meant, in milliseconds. */
const INTENT_MS = 100;

/**
 * Loads the area behind a path, down to its code and what it shares, so that opening it asks for nothing more.
 * Resolves to false when its server hangs. Never rejects: what did not arrive is asked for again, and told of, when the
 * area is opened.
 */
export async function warmPath(path: string): Promise<boolean> {
  try {
    // Not in the first script of the page: who signs in waits for every byte of it.
    const { federation } = await import(/* webpackChunkName: "shell" */ './federation');
    return await federation().warm(path);
  } catch {
    return false;
  }
}

/** Handlers for a link that warm its target once pointer or focus has rested on it. */
export function warmOnIntent(path: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void warmPath(path), INTENT_MS);
  };
  const stop = () => clearTimeout(timer);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
