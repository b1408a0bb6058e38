import type { RegistryEntry } from '@fm/contract';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { LoadError } from '../failure/remote-failure';

/** One try to open an area's container: where its files lie this time, and what really went wrong. */
export class ContainerAttempt {
  /** Absolute address of the folder, with a trailing slash. */
  readonly base: string;
  /** What the area's manifest calls its container; a build in work may have any name. */
  container: string;
  /** The first error seen; the federation runtime keeps but its text. */
  cause: unknown;

  constructor(
    readonly entry: RegistryEntry,
    retry: number,
  ) {
    // The browser joins a hung request to the same address, so each retry reads the folder through its own path.
    const path = retry === 0 ? entry.base : `${entry.base}~${retry}/`;
    this.container = entry.name;
    this.base = new URL(path, document.baseURI).href;
  }

  get manifestUrl(): string {
    return this.base + this.entry.manifest;
  }

  /** The area's folder over all its releases and attempts. */
  get root(): string {
    return new URL('../..', new URL(this.entry.base, document.baseURI)).href;
  }

  /** What the registry says the file at `url` must hash to. */
  integrityOf(url: string): string | undefined {
    return this.entry.integrity[url.slice(this.base.length)];
  }
}

/** The attempt that a file belongs to. A retry's folder lies in that of the first try: the innermost one counts. */
export const attemptAt = (attempts: readonly ContainerAttempt[], url: string): ContainerAttempt | undefined =>
  attempts
    .filter(({ base }) => url.startsWith(base))
    .sort((a, b) => a.base.length - b.base.length)
    .at(-1);

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

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The name of the container if this is an area's manifest. */
function containerOf(value: unknown): string | undefined {
  if (!isObject(value) || !isObject(value.metaData) || !Array.isArray(value.exposes)) return undefined;
  const { name, remoteEntry } = value.metaData;
  const complete =
    isObject(remoteEntry) &&
    typeof remoteEntry.name === 'string' &&
    value.exposes.some((expose: unknown) => isObject(expose) && expose.path === './module');
  return complete && typeof name === 'string' ? name : undefined;
}

const unreachable = (url: string, status: number) =>
  new LoadError('unreachable', `${url} answered ${status}.`);

/**
 * Asks again without and then with the hash. The browser refuses a wrong file as it does a lost connection, and also
 * the body of an error: only a second look tells them apart, and only a third whether it is the server's error alone
 * that is gone by then.
 */
async function lookAgain(
  url: string,
  init: RequestInit,
  integrity: string,
  refused: unknown,
): Promise<Response> {
  const seen = await fetch(url, init).catch(() => undefined);
  if (!seen) throw refused;
  if (!seen.ok) throw unreachable(url, seen.status);
  return fetch(url, { ...init, integrity }).catch((cause: unknown) => {
    throw init.signal?.aborted
      ? cause
      : new LoadError('bad-manifest', `${url} is not what was released.`, { cause });
  });
}

/**
 * The manifest of an area, complete, in time and as released. Rejects with a LoadError, or with what the browser said
 * about the connection.
 */
export async function fetchManifest(
  attempt: ContainerAttempt,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const integrity = attempt.integrityOf(url);
  const signal = AbortSignal.timeout(attempt.entry.timeoutMs);
  const response = await fetch(url, { ...init, ...(integrity && { integrity }), signal }).catch(
    (cause: unknown) => {
      if (!integrity || signal.aborted) throw cause;
      return lookAgain(url, { ...init, signal }, integrity, cause);
    },
  );
  if (!response.ok) throw unreachable(url, response.status);
  const manifest: unknown = await response
    .clone()
    .json()
    .catch((cause: unknown) => {
      throw new LoadError('bad-manifest', `${url} is not JSON.`, { cause });
    });
  const container = containerOf(manifest);
  if (container === undefined) throw new LoadError('bad-manifest', `${url} is not an area's manifest.`);
  attempt.container = container;
  return response;
}
