import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, traceOf } from '../log';
import { corsHeaders, preflightHeaders } from './cors';
import { isLoopbackHost, isLoopbackOrigin } from './loopback';
import type { PlainRequest, PlainResponse } from './messages';
import { BodyTooLarge, readBody } from './read-body';

// Ten mebibytes of request, and some for what JSON adds to them.
const MAX_BODY_BYTES = 12 * 1024 * 1024;

/** A service that answers requests of its paths and leaves others. */
export type Service = (
  request: PlainRequest,
) => Promise<PlainResponse | undefined> | PlainResponse | undefined;

/** A service that needs the connection itself. */
export interface RawService {
  serves(path: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
}

export interface EntranceOptions {
  readonly services: readonly Service[];
  readonly raw: RawService;
  /** Looks at every request first; true when it has dealt with it. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  /** Whether a path is a page of its own, which says that it comes from nowhere when its forms are sent. */
  readonly isPage?: (path: string) => boolean;
  readonly log: Log;
}

/** Receives every request: checks where it comes from, lets browsers in, finds its service, never throws. */
export function entrance(options: EntranceOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response, options).catch((error: unknown) => fail(error, request, response, options));
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { services, raw, intercept, isPage }: EntranceOptions,
) {
  // A page of another site could reach this machine under a name of its own that leads here.
  if (!isLoopbackHost(request.headers.host)) {
    request.resume();
    return end(response, plain(403, 'This backend answers to localhost only.\n'));
  }
  // Without a header to let it in, a page could not read the answer; what it asks for must not be done either.
  // A page that tells nobody where it is sends its forms from "null": https://fetch.spec.whatwg.org/#origin-header
  const isOwnForm = request.headers.origin === 'null' && isPage?.(parseUrl(request.url)?.pathname ?? '');
  if (!isOwnForm && !isLoopbackOrigin(request.headers.origin)) {
    request.resume();
    return end(response, plain(403, 'This backend answers pages of this machine only.\n'));
  }
  for (const [name, value] of Object.entries(corsHeaders(request.headers))) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    request.resume();
    response.writeHead(204, preflightHeaders(request.headers)).end();
    return;
  }
  const url = parseUrl(request.url);
  if (!url) return end(response, plain(400, 'Bad request.\n'));
  if (intercept && (await intercept(request, response, url))) return;
  if (raw.serves(url.pathname)) return raw.handle(request, response, url);
  const plainRequest = await toPlain(request, url);
  for (const service of services) {
    const found = await service(plainRequest);
    if (found) return end(response, found);
  }
  end(response, plain(404, 'Not found.\n'));
}

/** The URL of a request whose path can be decoded. */
function parseUrl(target: string | undefined): URL | undefined {
  try {
    const url = new URL(target ?? '/', 'http://localhost');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

async function toPlain(request: IncomingMessage, url: URL): Promise<PlainRequest> {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers,
    body: await readBody(request, MAX_BODY_BYTES),
  };
}

function fail(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  { log }: EntranceOptions,
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (error instanceof BodyTooLarge) {
    response.setHeader('connection', 'close');
    const message = 'Request payload size exceeds the limit: 11534336 bytes.';
    end(response, json(400, { error: { code: 400, message, status: 'INVALID_ARGUMENT' } }));
    return;
  }
  if (request.destroyed && !request.complete) return;
  log(`${request.method} ${request.url} failed.`, traceOf(error));
  const message = 'The backend failed; see its log.';
  end(response, json(500, { error: { code: 500, message, status: 'INTERNAL' } }));
}

function end(response: ServerResponse, { status, headers, body }: PlainResponse): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}

/** A line of text as an answer. */
export const plain = (status: number, body: string): PlainResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

/** JSON as an answer. */
export const json = (status: number, body: unknown): PlainResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
