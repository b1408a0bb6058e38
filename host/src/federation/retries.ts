/** Where the host's bundler looks for further files. */
declare let __webpack_public_path__: string;

let retries = 0;

/** Number of this page's next repeated attempt, of whatever it loads: 1, 2, 3, … */
export const nextRetry = () => ++retries;

/**
 * Lets the host's own files that were asked for and have not come fail, so that the next attempt asks anew instead of
 * joining what hangs. The bundler's runtime marks the tags it waits for and takes them away afterwards.
 */
export function dropHungFiles(): void {
  const pending = 'script[data-rspack^="host:"], link[data-rspack^="host:"][data-rspack-loading]';
  for (const tag of document.querySelectorAll(pending)) tag.dispatchEvent(new Event('error'));
}

/**
 * Gives the host's own files a new address for attempt `retry`: the browser joins a hung request to the same address,
 * and the server knows `/~n/` as the same files.
 */
export function takeFreshPath(retry = nextRetry()): void {
  __webpack_public_path__ = `/~${retry}/`;
}
