const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host, as a `Host` header or an origin names it, is this machine. */
export function isLoopbackHost(host: string | undefined): boolean {
  if (host === undefined) return false;
  return LOOPBACK.test(host.toLowerCase().replace(/:\d+$/, ''));
}

/** Whether a page's origin is this machine; a request without one comes from no page. */
export function isLoopbackOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  return isLoopbackHost(/^https?:\/\/([^/]+)$/.exec(origin)?.[1]);
}
