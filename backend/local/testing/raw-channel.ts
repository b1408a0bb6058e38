import type { LocalBackend } from '../index';

/** A message of the server with its number. */
export type Received = readonly [id: number, [unknown]];

/** Speaks WebChannel over plain HTTP, one request at a time. */
export class RawChannel {
  sid = '';
  private rid = 1000;
  private nextOffset = 0;
  private lastPolled = 0;
  private readonly polled: unknown[] = [];
  readonly database: string;

  constructor(
    readonly backend: Pick<LocalBackend, 'url' | 'projectId'>,
    private readonly rpc: 'Listen' | 'Write',
    private readonly token: string | null = 'owner',
  ) {
    this.database = `projects/${backend.projectId}/databases/(default)`;
  }

  /** Opens the session with first messages. */
  async open(...messages: readonly unknown[]): Promise<void> {
    const headers = this.token === null ? '' : `Authorization:Bearer ${this.token}\r\n`;
    const response = await this.post({ CVER: '22' }, messages, {
      headers: `Content-Type:text/plain\r\n${headers}`,
    });
    const [[, handshake]] = parseFrames(await response.text())[0] as [[number, [string, string]]];
    this.sid = handshake[1];
  }

  /** Sends further messages; `offset` repeats or skips numbers. Gives the answer's array. */
  async send(messages: readonly unknown[], offset?: number): Promise<unknown> {
    const response = await this.post({ SID: this.sid }, messages, {}, offset);
    if (!response.ok) return response.status;
    return parseFrames(await response.text())[0];
  }

  /** One long poll: what is queued after `aid`. */
  async poll(aid: number): Promise<readonly Received[]> {
    const response = await fetch(
      this.url({ SID: this.sid, RID: 'rpc', AID: String(aid), CI: '1', TYPE: 'xmlhttp' }),
    );
    if (!response.ok) throw new Error(`poll: ${response.status}`);
    return parseFrames(await response.text()).flat() as Received[];
  }

  /** Polls up to the end of the next snapshot: the messages since the one before. */
  async nextSnapshot(): Promise<readonly unknown[]> {
    for (;;) {
      const end = this.polled.findIndex(isSnapshot);
      if (end >= 0) return this.polled.splice(0, end + 1);
      const received = await this.poll(this.lastPolled);
      this.lastPolled = received.at(-1)?.[0] ?? this.lastPolled;
      this.polled.push(...contents(received));
    }
  }

  /** Opens a streaming answer. */
  async stream(aid: number, signal?: AbortSignal, headers: Record<string, string> = {}): Promise<RawStream> {
    const parameters = { SID: this.sid, RID: 'rpc', AID: String(aid), CI: '0', TYPE: 'xmlhttp' };
    const response = await fetch(this.url(parameters), { ...(signal ? { signal } : {}), headers });
    return new RawStream(response);
  }

  terminate(): Promise<Response> {
    return fetch(this.url({ SID: this.sid, TYPE: 'terminate' }), { method: 'POST' });
  }

  private post(
    parameters: Record<string, string>,
    messages: readonly unknown[],
    form: Record<string, string>,
    offset = this.nextOffset,
  ): Promise<Response> {
    this.rid += 1;
    this.nextOffset = Math.max(this.nextOffset, offset + messages.length);
    const body = new URLSearchParams({ ...form, count: String(messages.length), ofs: String(offset) });
    for (const [index, message] of messages.entries()) {
      body.set(`req${index}___data__`, typeof message === 'string' ? message : JSON.stringify(message));
    }
    return fetch(this.url({ RID: String(this.rid), ...parameters }), { method: 'POST', body });
  }

  private url(parameters: Record<string, string>): string {
    const query = new URLSearchParams({
      VER: '8',
      database: this.database,
      ...parameters,
      zx: 'test',
      t: '1',
    });
    return `${this.backend.url}/google.firestore.v1.Firestore/${this.rpc}/channel?${query}`;
  }
}

/** A streaming answer, read message by message. */
export class RawStream {
  private readonly reader: ReadableStreamDefaultReader<string>;
  private text = '';
  private queue: Received[] = [];
  readonly status: number;
  /** How the answer travels: `gzip`, or null as it is. */
  readonly encoding: string | null;

  constructor(response: Response) {
    this.status = response.status;
    this.encoding = response.headers.get('content-encoding');
    if (!response.body) throw new Error('no body');
    this.reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next message; undefined when the answer has ended. */
  async next(): Promise<Received | undefined> {
    while (this.queue.length === 0) {
      const { done, value } = await this.reader.read();
      if (done) return undefined;
      this.text += value;
      const { frames, rest } = takeFrames(this.text);
      this.text = rest;
      this.queue = frames.flat() as Received[];
    }
    return this.queue.shift();
  }

  /** All messages up to one that fits. */
  async until(isLast: (message: unknown) => boolean): Promise<readonly Received[]> {
    const all: Received[] = [];
    for (let next = await this.next(); next; next = await this.next()) {
      all.push(next);
      if (isLast(next[1][0])) return all;
    }
    throw new Error(`The answer ended after ${JSON.stringify(all)}`);
  }

  async close(): Promise<void> {
    await this.reader.cancel();
  }
}

/** Frames of an answer that has ended. Throws when their lengths do not fit. */
export function parseFrames(text: string): readonly (readonly unknown[])[] {
  const { frames, rest } = takeFrames(text);
  if (rest !== '') throw new Error(`Not a frame: ${rest}`);
  return frames;
}

function takeFrames(text: string): { frames: (readonly unknown[])[]; rest: string } {
  const frames: (readonly unknown[])[] = [];
  let rest = text;
  for (;;) {
    const length = /^(\d+)\n/.exec(rest);
    if (!length) return { frames, rest };
    const start = length[0].length;
    const end = start + Number(length[1]);
    if (rest.length < end) return { frames, rest };
    frames.push(JSON.parse(rest.slice(start, end)) as unknown[]);
    rest = rest.slice(end);
  }
}

/** A message that ends a consistent snapshot. */
export const isSnapshot = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'targetChange' in message &&
  !('targetChangeType' in (message.targetChange as object));

/** The messages without their numbers and without the signs of life. */
export const contents = (received: readonly Received[]): readonly unknown[] =>
  received.map(([, [message]]) => message).filter((message) => message !== 'noop');
