/**
 * Lets the host's own files that were asked for and have not come fail, so that the next attempt asks anew instead of
 * joining what hangs. The bundler's runtime marks the tags it waits for and takes them away afterwards.
 */
export function dropHungFiles(): void {
  const pending = 'script[data-rspack^="host:"], link[data-rspack^="host:"][data-rspack-loading]';
  for (const tag of document.querySelectorAll(pending)) tag.dispatchEvent(new Event('error'));
}
