import { type Agent, request } from 'node:http';

/** What the child answered. */
export interface ChildAnswer {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: string;
}

/** A function ran longer than it may. */
export class FunctionTimeout extends Error {}

export interface ChildRequest {
  readonly port: number;
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  readonly timeoutMs: number;
}

/** Sends a request to the child process. Rejects when that ends before it answers, and with a FunctionTimeout. */
export function requestChild(agent: Agent, asked: ChildRequest): Promise<ChildAnswer> {
  const { port, name, headers, body, timeoutMs } = asked;
  return new Promise((resolve, reject) => {
    const path = `/${encodeURIComponent(name)}`;
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 500,
          type: response.headers['content-type'],
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
