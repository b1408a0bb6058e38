import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ContainerAttempt } from './container-attempt';
import { fetchManifest } from './fetch-manifest';

function preload(attempt: ContainerAttempt, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'style', href, crossOrigin: 'anonymous' });
  const integrity = attempt.integrityOf(href);
  if (integrity) link.integrity = integrity;
  return link;
}

/** How the federation runtime fetches an area's files. Every hook answers a failure that was seen. */
export const containerHooks = (
  attemptAt: (url: string) => ContainerAttempt | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'fm-container',

  // The runtime sets no deadline here, and a bad manifest that it has accepted stays for the page's life.
  async fetch(url, init) {
    const attempt = attemptAt(url);
    if (!attempt) return fetch(url, init);
    try {
      return await fetchManifest(attempt, url, init);
    } catch (error) {
      attempt.cause ??= error;
      throw error;
    }
  },

  // The runtime waits 20 s, and sets no attribute on a script it did not make.
  createScript({ url }) {
    const attempt = attemptAt(url);
    if (!attempt) return undefined;
    const script = document.createElement('script');
    Object.assign(script, { src: url, crossOrigin: 'anonymous', fetchPriority: 'high' });
    const integrity = attempt.integrityOf(url);
    if (integrity) script.integrity = integrity;
    return { script, timeout: attempt.entry.timeoutMs };
  },

  // The area's own loader takes a stylesheet tag it finds for loaded, and would show the area without its styles.
  createLink({ url, attrs }) {
    const attempt = attemptAt(url);
    return attempt && attrs?.rel === 'stylesheet' ? preload(attempt, url) : undefined;
  },
});
