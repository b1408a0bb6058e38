import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Registry } from '@fm/contract';
import { isLoopbackHost } from '@fm/local-backend/loopback';
import { configuredPage, contentVersion } from '../release/configured-page';
import { compressed, type StoredFile, storedFile } from './stored-file';

export interface ServedApp {
  /** The release store: `host/`, `remotes/`, `registry.json`. */
  readonly dist: string;
  /** What the page and `/config.json` say. */
  readonly config: object;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the page alone, besides those. */
  readonly pageHeaders?: Readonly<Record<string, string>>;
  /** Names besides this machine's own that the app is asked for by. */
  readonly hostNames?: readonly string[];
  /** Told instead of the store's own registry: to look at an area before it is released. */
  readonly registry?: Registry;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const PAGE = '/index.html';
const BOOT = '/boot.js';
const HASHED = /\.[0-9a-f]{8}\.[a-z0-9]+$/;

interface Answer {
  readonly status: number;
  readonly cache: string;
  readonly file: StoredFile;
  readonly more?: Readonly<Record<string, string>> | undefined;
}

const text = (body: string): StoredFile => ({
  body: Buffer.from(body),
  type: 'text/plain; charset=utf-8',
  etag: '',
});

const json = (value: object): StoredFile => ({
  body: Buffer.from(JSON.stringify(value)),
  type: 'application/json; charset=utf-8',
  etag: '',
});

/** The boot script of the store, uncompressed. Empty before the first release. */
const bootOf = async ({ dist }: ServedApp): Promise<Buffer> =>
  (await storedFile(dist, BOOT, ''))?.body ?? Buffer.of();

/** The host's page with what this server tells it; undefined when no host is released. */
async function pageOf(app: ServedApp): Promise<StoredFile | undefined> {
  const page = await storedFile(join(app.dist, 'host'), PAGE, '');
  if (!page) return undefined;
  const body = Buffer.from(configuredPage(String(page.body), await bootOf(app), app.config));
  return { ...page, body, etag: `"${contentVersion(body)}"` };
}

const refusal = (status: number, body: string): Answer => ({ status, cache: 'no-store', file: text(body) });

/** A path as the client meant it. A retry's own path part (`/~3/`) goes: it only keeps addresses apart. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    return decodeURIComponent(pathname).replace(/\/~\d+(?=\/)/, '');
  } catch {
    return undefined;
  }
}

/** Whether a `Host` header names this machine or the app. A page of another site may lead a name of its own here. */
const isKnownHost = (host: string | undefined, names: readonly string[]): boolean =>
  isLoopbackHost(host) || (host !== undefined && names.includes(host.toLowerCase().replace(/:\d+$/, '')));

const wantsPage = (path: string, request: IncomingMessage) =>
  path === PAGE || !/\.[^/]*$/.test(path) || (request.headers.accept ?? '').includes('text/html');

async function answer(app: ServedApp, request: IncomingMessage): Promise<Answer> {
  if (!isKnownHost(request.headers.host, app.hostNames ?? []))
    return refusal(403, 'This server answers to localhost and to the names in HOST_NAMES.');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Method not allowed.');
  const path = pathOf(request);
  if (path === undefined) return refusal(400, 'Bad request.');
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const find = (folder: string, name: string) => storedFile(folder, name, accepts);

  const sent = async (cache: string, file: StoredFile) => ({
    status: 200,
    cache,
    file: await compressed(file, accepts),
  });

  if (path === '/config.json') return sent('no-store', json(app.config));
  if (path === '/registry.json') {
    if (app.registry) return sent('no-store', json(app.registry));
    // Replaced in one step, so that no copy beside the file would be in time.
    const file = await storedFile(app.dist, path, '');
    return file ? sent(ASK_EACH_TIME, file) : refusal(404, 'Nothing was released yet.');
  }
  if (path === BOOT) {
    const file = await find(app.dist, path);
    if (!file) return refusal(404, 'Not found.');
    // Who asks for another version has an older page, and gets the newest one all the same.
    const isNamed = request.url?.endsWith(`?${contentVersion(await bootOf(app))}`);
    return { status: 200, cache: isNamed ? FOREVER : ASK_EACH_TIME, file };
  }
  if (path.startsWith('/remotes/')) {
    // Below that folder, also for dots that were encoded: beside it lies what is not served.
    const file = await find(join(app.dist, 'remotes'), path.slice('/remotes'.length));
    return file ? { status: 200, cache: FOREVER, file } : refusal(404, 'Not found.');
  }
  const host = join(app.dist, 'host');
  const file = path === '/' || path === PAGE ? undefined : await find(host, path);
  if (file) return { status: 200, cache: HASHED.test(path) ? FOREVER : ASK_EACH_TIME, file };
  if (!wantsPage(path, request)) return refusal(404, 'Not found.');
  const page = await pageOf(app);
  return page
    ? { ...(await sent(ASK_EACH_TIME, page)), more: app.pageHeaders }
    : refusal(503, 'The host is not built.');
}

function send(
  { status, cache, file, more }: Answer,
  app: ServedApp,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const headers: Record<string, string> = {
    ...app.headers,
    ...more,
    'Content-Type': file.type,
    'Cache-Control': cache,
    Vary: 'Accept-Encoding',
    ...(file.encoding && { 'Content-Encoding': file.encoding }),
    ...(file.etag && { ETag: file.etag }),
  };
  if (file.etag && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Length': String(file.body.length) });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/** Serves host, areas, registry and configuration as a production web server does. */
export const appHandler =
  (app: ServedApp): RequestListener =>
  (request, response) => {
    answer(app, request).then(
      (found) => send(found, app, request, response),
      (error: unknown) => {
        console.error(error);
        send(refusal(500, 'The server failed.'), app, request, response);
      },
    );
  };
