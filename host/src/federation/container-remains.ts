import type { ModuleFederation } from '@module-federation/runtime';

/**
 * Clears what failed attempts left in the page, so that the next one starts from nothing. `root` is the area's folder,
 * `containers` the names its containers go by.
 */
export function clearRemains(
  federation: ModuleFederation,
  root: string,
  containers: ReadonlySet<string>,
): void {
  // A new request of the same part would join a hung tag, whatever its address.
  for (const tag of document.querySelectorAll<HTMLElement>('script[src], link[href]')) {
    const address =
      tag instanceof HTMLScriptElement ? tag.src : tag instanceof HTMLLinkElement ? tag.href : '';
    if (address.startsWith(root)) tag.remove();
  }
  // A new container first installs the parts it finds here, those of the broken build too.
  for (const name of containers) Reflect.deleteProperty(globalThis, `rspackChunk${name}`);
  forgetRejected(federation);
}

/** Lets shared modules that did not arrive be asked for again: the runtime keeps a rejected request for ever. */
export function forgetRejected(federation: ModuleFederation): void {
  for (const versions of Object.values(federation.shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
}
