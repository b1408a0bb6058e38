const LOOK_EVERY_MS = 50;
/** After this long nobody waits any more. */
const MOST_MS = 20_000;

/** A screen is there once it has its heading and nothing in it is on its way any more. */
const isShown = (main: Element | null): boolean =>
  main !== null && main.querySelector('h1') !== null && main.querySelector('[aria-busy="true"]') === null;

/** Tells how many milliseconds from now the page took to show its screen. Gives the way to call it off. */
export function whenShown(shown: (ms: number) => void): () => void {
  const since = performance.now();
  const timer = setInterval(() => {
    const ms = performance.now() - since;
    const isThere = isShown(document.querySelector('main'));
    if (!isThere && ms < MOST_MS) return;
    clearInterval(timer);
    shown(ms);
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
