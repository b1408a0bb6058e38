import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { CRC32C } from '@google-cloud/storage';

interface Stored {
  readonly content: Buffer;
  readonly generation: number;
  readonly updated: string;
}

/** Objects in one answer to a listing, so that there are several. */
const PAGE = 5;

/** The content of an object in a `multipart/related` body, whose first part says of it what a store does not need. */
function contentOf(body: Buffer, type: string): Buffer {
  const boundary = `--${/boundary=([^;]+)/.exec(type)?.[1]}`;
  const second = body.indexOf(boundary, body.indexOf(boundary) + boundary.length);
  const end = body.lastIndexOf(`\r\n${boundary}--`);
  return body.subarray(body.indexOf('\r\n\r\n', second) + 4, end);
}

/**
 * The part of the JSON API of Google Cloud Storage that a release store needs, with its preconditions, for Google's own
 * client: https://cloud.google.com/storage/docs/json_api/v1/objects
 */
export class StorageServer {
  /** What there is, by name. */
  readonly objects = new Map<string, Stored>();
  /** Names of what was written and deleted (`-name`), in order. */
  readonly changes: string[] = [];
  /** Is asked before each request: what it gives true for is done and its answer lost. */
  loses: (request: IncomingMessage) => boolean = () => false;
  /** Whether nobody may read or write. */
  isClosed = false;
  #generation = 1_000;
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  /** Starts the server; gives its address, as `STORAGE_EMULATOR_HOST` wants it. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Writes an object as somebody else does. */
  write(name: string, content: string | Buffer): void {
    const updated = new Date().toISOString();
    this.objects.set(name, { content: Buffer.from(content), generation: ++this.#generation, updated });
    this.changes.push(name);
  }

  /** The text of an object; undefined without one. */
  text(name: string): string | undefined {
    return this.objects.get(name)?.content.toString();
  }

  #about(name: string) {
    const stored = this.objects.get(name);
    if (!stored) return undefined;
    const { content, generation, updated } = stored;
    const sum = new CRC32C();
    sum.update(content);
    return {
      kind: 'storage#object',
      name,
      generation: `${generation}`,
      size: `${content.length}`,
      updated,
      crc32c: sum.toString(),
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://storage');
    const body = await buffer(request);
    const json = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const refuse = (code: number, message: string) => json(code, { error: { code, message } });
    if (this.isClosed) return void refuse(403, 'You do not have storage.objects.list access.');
    const isLost = this.loses(request);
    const done = (status: number, value: object) => (isLost ? request.socket.destroy() : json(status, value));
    const matches = (name: string) => {
      const wanted = url.searchParams.get('ifGenerationMatch');
      return wanted === null || Number(wanted) === (this.objects.get(name)?.generation ?? 0);
    };
    if (request.method === 'POST') {
      const name = url.searchParams.get('name') ?? '';
      if (!matches(name)) return void refuse(412, 'conditionNotMet');
      this.write(name, contentOf(body, request.headers['content-type'] ?? ''));
      return void done(200, this.#about(name) ?? {});
    }
    const name = decodeURIComponent(/\/o\/([^/]+)$/.exec(url.pathname)?.[1] ?? '');
    if (name === '') return void json(200, this.#listed(url.searchParams));
    const stored = this.objects.get(name);
    const generation = url.searchParams.get('generation');
    if (!stored || (generation !== null && Number(generation) !== stored.generation))
      return void refuse(404, `No such object: ${name}`);
    if (request.method === 'DELETE') {
      if (!matches(name)) return void refuse(412, 'conditionNotMet');
      this.objects.delete(name);
      this.changes.push(`-${name}`);
      return void response.writeHead(204).end();
    }
    if (url.searchParams.get('alt') !== 'media') return void done(200, this.#about(name) ?? {});
    response
      .writeHead(200, {
        'x-goog-hash': `crc32c=${this.#about(name)?.crc32c}`,
        'x-goog-generation': stored.generation,
      })
      .end(stored.content);
  }

  #listed(asked: URLSearchParams) {
    const prefix = asked.get('prefix') ?? '';
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix)).sort();
    const from = Number(asked.get('pageToken') ?? 0);
    const to = from + Math.min(PAGE, Number(asked.get('maxResults') ?? PAGE));
    const items = names.slice(from, to).map((name) => this.#about(name));
    return { kind: 'storage#objects', items, ...(to < names.length && { nextPageToken: `${to}` }) };
  }
}
