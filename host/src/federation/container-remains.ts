import type { ModuleFederation } from '@module-federation/runtime';
import type { ContainerAttempt } from './container-attempt';

/** Clears what a failed attempt left in the page, so that the next one starts from nothing. */
export function clearRemains(federation: ModuleFederation, { entry, root }: ContainerAttempt): void {
  // A new request of the same part would join a hung tag, whatever its address.
  for (const tag of document.querySelectorAll<HTMLElement>('script[src], link[href]')) {
    const address =
      tag instanceof HTMLScriptElement ? tag.src : tag instanceof HTMLLinkElement ? tag.href : '';
    if (address.startsWith(root)) tag.remove();
  }
  // A new container first installs the parts it finds here, those of the broken build too.
  Reflect.deleteProperty(globalThis, `rspackChunk${entry.name}`);
  // The runtime keeps a rejected request for a shared module for ever.
  for (const versions of Object.values(federation.shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
}
