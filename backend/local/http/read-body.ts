import type { IncomingMessage } from 'node:http';

/** A body that is longer than its request may have. */
export class BodyTooLarge extends Error {}

/** Reads a request to its end. Rejects with `BodyTooLarge` above `maxBytes`, and when the client goes away. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BodyTooLarge(`A request may have ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
