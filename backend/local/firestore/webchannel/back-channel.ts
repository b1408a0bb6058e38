import type { ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { messagesFrame, type Numbered } from './frames';

/** Bytes after which a streaming answer ends, so that the client says what it has got. */
const MAX_CHARACTERS = 1_000_000;

/** Every message leaves at once. Small windows: there may be hundreds of streams, and records follow their like. */
const GZIP = { level: 6, windowBits: 14, memLevel: 6, flush: constants.Z_SYNC_FLUSH };

/** Whether a client with this `Accept-Encoding` takes a stream compressed; browsers do. */
export const takesGzip = (accepted: string | undefined): boolean => /\bgzip\b/.test(accepted ?? '');

/** The answer of one GET, on which a session's messages travel. */
export class BackChannel {
  private written = 0;
  isOpen = true;
  /** Number of the last message that left. */
  sentId = 0;
  sentAt: number;
  readonly #body: NodeJS.WritableStream;

  /** `isStreaming` is false for long polling: then the answer ends after what it first says. */
  constructor(
    response: ServerResponse,
    readonly isStreaming: boolean,
    isCompressed: boolean,
    /** The host the client asked for: browsers count connections by it. */
    readonly host: string,
    readonly openedAt: number,
    private readonly now: () => number,
  ) {
    this.sentAt = openedAt;
    const gzip = isCompressed ? createGzip(GZIP) : undefined;
    gzip?.pipe(response);
    this.#body = gzip ?? response;
    response.on('close', () => {
      this.isOpen = false;
      gzip?.destroy();
    });
  }

  send(messages: readonly Numbered[]): void {
    if (!this.isOpen || messages.length === 0) return;
    const text = messagesFrame(messages);
    this.written += text.length;
    this.sentId = messages.at(-1)?.id ?? this.sentId;
    this.sentAt = this.now();
    this.#body.write(text);
    if (!this.isStreaming || this.written > MAX_CHARACTERS) this.end();
  }

  /** Ends the answer; the client opens the next one at once. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#body.end();
  }
}
