/** How long a pointer rests on an entry before it counts as meant, in milliseconds. */
const INTENT_MS = 100;

async function warm(path: string): Promise<void> {
  // Not in the first script of the page: who signs in waits for every byte of it.
  const { federation } = await import('./federation');
  await federation().warm(path);
}

/** Loads the area behind a path, down to its code and what it shares, so that opening it asks for nothing more. */
export function warmPath(path: string): void {
  // A file that does not arrive now is asked for again, and told of, when the area is opened.
  warm(path).catch(() => undefined);
}

/** Handlers for a link that warm its target once pointer or focus has rested on it. */
export function warmOnIntent(path: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => warmPath(path), INTENT_MS);
  };
  const stop = () => clearTimeout(timer);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
