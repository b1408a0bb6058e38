import { randomBytes } from 'node:crypto';
import { type Log, traceOf } from '../../log';
import type { Json } from '../json';
import { invalid, toStatusError } from '../status';
import type { BackChannel } from './back-channel';
import type { Incoming } from './forward-message';
import type { Numbered } from './frames';

/** What a session carries: Listen or Write. */
export interface Stream {
  /** Takes one message. Throws when the stream must end. */
  receive(message: Json): void;
  close?(): void;
}

/** Messages a client may send ahead of one that is still on its way. */
const MAX_AHEAD = 1_000;

/**
 * One client's channel. It outlives the connections that carry it: what the client has not confirmed is sent
 * again, what it sends again is not carried out again.
 */
export class Session {
  readonly sid = randomBytes(16).toString('hex');
  private readonly unconfirmed: Numbered[] = [];
  private readonly ahead = new Map<number, Incoming>();
  private nextId = 1;
  private nextOffset = 0;
  private stream: Stream | undefined;
  /** After an error nothing more is carried out: the client sends what followed again on a new stream. */
  private isDead = false;
  private isFlushing = false;
  backChannel: BackChannel | undefined;

  constructor(
    open: (send: (message: unknown) => void) => Stream,
    private readonly log: Log,
  ) {
    this.stream = open((message) => this.queue(JSON.stringify(message)));
  }

  get lastId(): number {
    return this.nextId - 1;
  }

  /** Carries out messages of a POST that have not been yet, in the order of their numbers. */
  receive(messages: readonly Incoming[]): void {
    for (const incoming of messages) {
      if (incoming.offset < this.nextOffset || this.ahead.size >= MAX_AHEAD) continue;
      this.ahead.set(incoming.offset, incoming);
    }
    for (let next = this.ahead.get(this.nextOffset); next; next = this.ahead.get(this.nextOffset)) {
      this.ahead.delete(this.nextOffset);
      this.nextOffset += 1;
      this.carryOut(next);
    }
  }

  /** Lets the session speak on a new answer, from what the client has not got yet. */
  attach(channel: BackChannel, confirmed: number): void {
    this.backChannel?.end();
    this.backChannel = channel;
    while ((this.unconfirmed[0]?.id ?? Number.POSITIVE_INFINITY) <= confirmed) this.unconfirmed.shift();
    channel.send(this.unconfirmed);
  }

  /** A sign of life; on a long poll it ends the answer. */
  noop(): void {
    this.queue('"noop"');
  }

  close(): void {
    this.stream?.close?.();
    this.stream = undefined;
    this.isDead = true;
    this.backChannel?.end();
  }

  private carryOut({ message }: Incoming): void {
    if (this.isDead || !this.stream) return;
    try {
      if (typeof message === 'string') throw invalid(message);
      this.stream.receive(message);
    } catch (error) {
      const { code, message: text, status } = toStatusError(error);
      if (status === 'INTERNAL') this.log('A stream failed.', traceOf(error));
      this.queue(JSON.stringify({ error: { code, message: text, status } }));
      this.isDead = true;
      this.stream?.close?.();
    }
  }

  private queue(text: string): void {
    if (this.isDead) return;
    this.unconfirmed.push({ id: this.nextId, text });
    this.nextId += 1;
    if (this.isFlushing) return;
    // A snapshot is many messages: they leave together, on a long poll even in one answer.
    this.isFlushing = true;
    setImmediate(() => this.flush());
  }

  private flush(): void {
    this.isFlushing = false;
    const channel = this.backChannel;
    if (!channel?.isOpen) return;
    const first = this.unconfirmed[0]?.id ?? this.nextId;
    channel.send(this.unconfirmed.slice(Math.max(0, channel.sentId + 1 - first)));
  }
}
