/** Where the host's bundler looks for further files. */
declare let __webpack_public_path__: string;

/**
 * Gives the host's own files a new address for attempt `retry`: the browser joins a hung request to the same address,
 * and the server knows `/~n/` as the same files. What it returns ends that: files that nobody had to ask for again come
 * from where the browser may have kept them.
 */
export function takeFreshPath(retry: number): () => void {
  const fresh = `/~${retry}/`;
  __webpack_public_path__ = fresh;
  return () => {
    // Another attempt may have begun since.
    if (__webpack_public_path__ === fresh) __webpack_public_path__ = '/';
  };
}
