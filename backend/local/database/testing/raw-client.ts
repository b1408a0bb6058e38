import { WebSocket } from 'ws';
import { eventually } from '../../testing/eventually';

interface Opened {
  readonly port: number;
  readonly projectId: string;
}

interface RawOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Whether it answers pings, as every living client does. */
  readonly answersPings?: boolean;
}

/** A client of the realtime database's protocol without the SDK, for what the SDK would not do. */
export class RawClient {
  /** Everything that came. */
  readonly frames: string[] = [];
  private readonly waiting = new Set<(frame: string) => void>();
  private requests = 0;
  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const frame = String(data);
      this.frames.push(frame);
      for (const hear of this.waiting) hear(frame);
    });
    socket.on('error', () => undefined);
  }

  /** Opens a connection; rejects with the status of a refusal. */
  static async open({ port, projectId }: Opened, options: RawOptions = {}): Promise<RawClient> {
    const query = options.query ?? `v=5&ns=${projectId}-default-rtdb`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?${query}`, {
      headers: options.headers ?? {},
      autoPong: options.answersPings ?? true,
    });
    const client = new RawClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_, response) => {
        response.resume();
        reject(new Error(String(response.statusCode)));
      });
      socket.once('close', () => reject(new Error('closed')));
    });
    return client;
  }

  /** The name that the server gave the connection. */
  async session(): Promise<string> {
    return eventually(() => /"s":"([^"]+)"/.exec(this.frames[0] ?? '')?.[1]);
  }

  sendFrame(frame: string): void {
    this.socket.send(frame);
  }

  /** Sends a request and gives the status of its answer. */
  async ask(action: string, body: object): Promise<string> {
    this.requests += 1;
    const id = this.requests;
    const answered = this.next((one) => one.startsWith(`{"t":"d","d":{"r":${id},`));
    this.socket.send(JSON.stringify({ t: 'd', d: { r: id, a: action, b: body } }));
    const frame = await answered;
    return /"b":\{"s":"([^"]+)"/.exec(frame)?.[1] ?? 'none';
  }

  /** Waits for the next frame that fits. */
  next(fits: (frame: string) => boolean): Promise<string> {
    return new Promise((resolve) => {
      const hear = (frame: string) => {
        if (!fits(frame)) return;
        this.waiting.delete(hear);
        resolve(frame);
      };
      this.waiting.add(hear);
    });
  }

  /** Waits for the end of the connection, and gives its code. */
  ended(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) return Promise.resolve(0);
    return new Promise((resolve) => this.socket.once('close', resolve));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Breaks the connection. */
  cut(): void {
    this.socket.terminate();
  }
}
