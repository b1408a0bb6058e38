import type { ServerResponse } from 'node:http';
import { messagesFrame, type Numbered } from './frames';

/** Bytes after which a streaming answer ends, so that the client says what it has got. */
const MAX_CHARACTERS = 1_000_000;

/** The answer of one GET, on which a session's messages travel. */
export class BackChannel {
  private written = 0;
  isOpen = true;
  /** Number of the last message that left. */
  sentId = 0;
  sentAt: number;

  /** `isStreaming` is false for long polling: then the answer ends after what it first says. */
  constructor(
    private readonly response: ServerResponse,
    readonly isStreaming: boolean,
    /** The host the client asked for: browsers count connections by it. */
    readonly host: string,
    readonly openedAt: number,
    private readonly now: () => number,
  ) {
    this.sentAt = openedAt;
    response.on('close', () => {
      this.isOpen = false;
    });
  }

  send(messages: readonly Numbered[]): void {
    if (!this.isOpen || messages.length === 0) return;
    const text = messagesFrame(messages);
    this.written += text.length;
    this.sentId = messages.at(-1)?.id ?? this.sentId;
    this.sentAt = this.now();
    this.response.write(text);
    if (!this.isStreaming || this.written > MAX_CHARACTERS) this.end();
  }

  /** Ends the answer; the client opens the next one at once. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.response.end();
  }
}
