import { isLoopbackHost } from '@fm/backend/loopback';

/**
 * Whether a `Host` header names this machine or one of `names`. A page of another site may lead a name of its own here,
 * and would be of our origin for the browser.
 */
export const isKnownHost = (host: string | undefined, names: readonly string[]): boolean =>
  isLoopbackHost(host) || (host !== undefined && names.includes(host.toLowerCase().replace(/:\d+$/, '')));
