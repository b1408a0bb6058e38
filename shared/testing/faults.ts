import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * What can be wrong with an answer: the connection is closed (`down`), nothing ever comes (`hang`), 404 (`missing`),
 * an empty JSON object (`empty`), an HTML page with status 200 (`page`), the true file with one byte more (`changed`)
 * or some text exchanged, the true file late, or a document of the test's own.
 */
export type Fault =
  | 'down'
  | 'hang'
  | 'missing'
  | 'empty'
  | 'page'
  | 'changed'
  | { readonly exchange: readonly [from: string, to: string] }
  | { readonly lateByMs: number }
  | { readonly json: unknown };

const HTML = '<!doctype html><title>Sign in to the guest network</title><h1>Sign in</h1>';

/** A path as the server knows it, without the path part that keeps a retry's addresses apart. */
const pathOf = ({ url = '/' }: IncomingMessage) =>
  new URL(url, 'http://localhost').pathname.replace(/\/~\d+(?=\/)/, '');

/** Sends the true answer with its text changed. */
function changeBody(request: IncomingMessage, response: ServerResponse, change: (text: string) => string) {
  // Compressed there would be nothing to change.
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  const { writeHead, end } = response;
  let status = 200;
  response.writeHead = ((code: number, headers: Record<string, string>) => {
    status = code;
    for (const [name, value] of Object.entries(headers))
      if (name !== 'Content-Length') response.setHeader(name, value);
    return response;
  }) as typeof response.writeHead;
  response.end = ((body?: Buffer | string) => {
    Object.assign(response, { writeHead, end });
    response.statusCode = status;
    return response.end(body === undefined ? undefined : change(body.toString()));
  }) as typeof response.end;
}

/** Faults of a server by the beginning of a path, to be set and repaired while it runs. The last one set counts. */
export class Faults {
  readonly #faults = new Map<string, Fault>();
  readonly #asked: string[] = [];

  /** Paths that were asked for, as the server knows them. */
  get asked(): readonly string[] {
    return this.#asked;
  }

  forgetAsked(): void {
    this.#asked.length = 0;
  }

  set(path: string, fault: Fault): void {
    this.#faults.delete(path);
    this.#faults.set(path, fault);
  }

  /** Ends the fault of a path. What hangs already goes on hanging. */
  repair(path: string): void {
    this.#faults.delete(path);
  }

  repairAll(): void {
    this.#faults.clear();
  }

  /** The handler with the faults in front of it. */
  around(handler: RequestListener): RequestListener {
    return (request, response) => {
      const path = pathOf(request);
      this.#asked.push(path);
      const fault = [...this.#faults].findLast(([start]) => path.startsWith(start))?.[1];
      const send = (status: number, type: string, body: string) =>
        void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);

      if (fault === undefined) return handler(request, response);
      if (fault === 'hang') return undefined;
      if (fault === 'down') return void request.socket.destroy();
      if (fault === 'missing') return send(404, 'text/plain', 'Not found.');
      if (fault === 'page') return send(200, 'text/html; charset=utf-8', HTML);
      if (fault === 'empty') return send(200, 'application/json', '{}');
      if (typeof fault === 'object' && 'json' in fault)
        return send(200, 'application/json', JSON.stringify(fault.json));
      if (typeof fault === 'object' && 'lateByMs' in fault)
        return void setTimeout(() => handler(request, response), fault.lateByMs);
      const change =
        fault === 'changed'
          ? (text: string) => `${text} `
          : (text: string) => text.replaceAll(fault.exchange[0], fault.exchange[1]);
      changeBody(request, response, change);
      return handler(request, response);
    };
  }
}
