import type { IncomingHttpHeaders } from 'node:http';

const PREFLIGHT_SECONDS = 7200;

/** Headers every answer to another origin carries. The SDK sends credentials, so `*` would not do. */
export function corsHeaders({ origin }: IncomingHttpHeaders): Readonly<Record<string, string>> {
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    vary: 'Origin',
  };
}

/** What a browser asks before a request with headers of its own, or one from a public page to this machine. */
export function preflightHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const asked = headers['access-control-request-headers'];
  const isPrivate = headers['access-control-request-private-network'] === 'true';
  const isLocal = headers['access-control-request-local-network'] === 'true';
  return {
    'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
    ...(asked === undefined ? {} : { 'access-control-allow-headers': asked }),
    'access-control-max-age': String(PREFLIGHT_SECONDS),
    ...(isPrivate ? { 'access-control-allow-private-network': 'true' } : {}),
    ...(isLocal ? { 'access-control-allow-local-network': 'true' } : {}),
  };
}
