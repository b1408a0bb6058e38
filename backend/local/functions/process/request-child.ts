import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

/** What the child answered. */
export interface ChildAnswer {
  readonly status: number;
  readonly type: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A function ran longer than it may. */
export class FunctionTimeout extends Error {}

export interface ChildRequest {
  readonly port: number;
  readonly name: string;
  /** POST when left out. */
  readonly method?: string;
  /** The path behind the name, with its query; nothing when left out. */
  readonly path?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  readonly timeoutMs: number;
}

/** Sends a request to the child process. Rejects when that ends before it answers, and with a FunctionTimeout. */
export function requestChild(agent: Agent, asked: ChildRequest): Promise<ChildAnswer> {
  const { port, name, method = 'POST', headers, body, timeoutMs } = asked;
  return new Promise((resolve, reject) => {
    const path = `/${encodeURIComponent(name)}${asked.path ?? ''}`;
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 500,
          type: response.headers['content-type'],
          headers: singleHeaders(response.headers),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    const deadline = setTimeout(
      () => sent.destroy(new FunctionTimeout(`${name} took longer than ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
    sent.on('close', () => clearTimeout(deadline));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Headers with one value each; those of several, such as cookies, are none that functions here send. */
const singleHeaders = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
