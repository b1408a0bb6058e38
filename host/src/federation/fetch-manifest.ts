import type { ContainerAttempt } from './container-attempt';
import { LoadError } from './remote-failure';

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

/** The browser refuses a wrong file as it does a lost connection: only a second look tells them apart. */
async function whyRefused(url: string, init: RequestInit, cause: unknown): Promise<unknown> {
  const response = await fetch(url, init).catch(() => undefined);
  if (!response) return cause;
  return response.ok
    ? new LoadError('bad-manifest', `${url} is not what was released.`, { cause })
    : new LoadError('unreachable', `${url} answered ${response.status}.`);
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
    async (cause: unknown) => {
      throw integrity && !signal.aborted ? await whyRefused(url, { ...init, signal }, cause) : cause;
    },
  );
  if (!response.ok) throw new LoadError('unreachable', `${url} answered ${response.status}.`);
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
