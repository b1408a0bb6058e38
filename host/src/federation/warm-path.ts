import { federation } from './federation';

/** How long a pointer rests on an entry before it counts as meant, in milliseconds. */
const INTENT_MS = 100;

/** Loads the area behind a path, down to its code and what it shares, so that opening it asks for nothing more. */
export function warmPath(path: string): void {
  void federation().warm(path);
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
