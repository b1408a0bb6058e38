import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { traceOf } from '../../log';
import { Frames } from './frames';
import { control } from './messages';
import { Session, type Surroundings } from './session';

/** Clients send pieces of 16,384 UTF-16 units, of three bytes at most. */
const MAX_FRAME_BYTES = 64 * 1024;
const MAX_UNREAD_BYTES = 32 * 1024 * 1024;
/** Idle clients send a sign of life every 45 s, throttled tabs once a minute. */
const SILENCE_MS = 120_000;
const TOKEN_CHECK_MS = 30_000;
const BROKEN = 1002;

/** When a connection counts as dead. */
export interface Patience {
  readonly pingMs: number;
  /** Pings in a row without an answer. */
  readonly missedPings: number;
  /** Pings since the client itself said something. */
  readonly silentPings: number;
}

// Gone within nine seconds, whatever stopped them.
const PATIENCE: Patience = { pingMs: 3_000, missedPings: 2, silentPings: SILENCE_MS / 3_000 };

interface Connection {
  readonly socket: WebSocket;
  readonly session: Session;
  missedPings: number;
  silentPings: number;
}

/** All open sockets of the realtime database. */
export class RealtimeSockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    clientTracking: false,
  });
  private readonly connections = new Map<string, Connection>();
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(
    private readonly on: Surroundings,
    private readonly now: () => number,
    private readonly patience = PATIENCE,
  ) {
    this.timers = [
      setInterval(() => this.lookAfterAll(), patience.pingMs).unref(),
      setInterval(() => this.checkTokens(), TOKEN_CHECK_MS).unref(),
    ];
  }

  /** Makes a socket of a request that has been let in. */
  open(request: IncomingMessage, stream: Duplex, head: Buffer, url: URL): void {
    this.server.handleUpgrade(request, stream, head, (socket) => this.begin(socket, request, url));
  }

  /** Ends listening where rules do not allow it any more. */
  recheck(): void {
    for (const { session } of this.connections.values()) session.recheck();
  }

  /** Ends every connection, as a stop of the service does. */
  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const connection of [...this.connections.values()]) this.end(connection);
  }

  private begin(socket: WebSocket, request: IncomingMessage, url: URL): void {
    // A client that comes back may be faster than the end of its last connection.
    const last = this.connections.get(url.searchParams.get('ls') ?? '');
    if (last) this.end(last);
    const id = randomUUID();
    const send = (frame: string) => {
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
      else socket.send(frame);
    };
    const connection: Connection = {
      socket,
      session: new Session(id, this.on, send),
      missedPings: 0,
      silentPings: 0,
    };
    this.connections.set(id, connection);
    const frames = new Frames();
    socket.on('message', (data) => this.received(connection, frames, String(data)));
    socket.on('pong', () => {
      connection.missedPings = 0;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.end(connection));
    send(control('h', { ts: this.now(), v: '5', h: request.headers.host ?? '', s: id }));
  }

  private received(connection: Connection, frames: Frames, frame: string): void {
    // What was on its way when the connection ended must not leave anything for its end any more.
    if (!this.connections.has(connection.session.id)) return;
    connection.missedPings = 0;
    connection.silentPings = 0;
    try {
      const message = frames.take(frame);
      if (message !== undefined && !connection.session.receive(message)) this.end(connection, BROKEN);
    } catch {
      this.end(connection, BROKEN);
    }
  }

  private lookAfterAll(): void {
    for (const connection of [...this.connections.values()]) {
      const { missedPings, silentPings } = this.patience;
      // The network process of a browser answers pings for pages that are frozen.
      const isDead = connection.missedPings >= missedPings || connection.silentPings >= silentPings;
      if (isDead) this.end(connection);
      else {
        connection.missedPings += 1;
        connection.silentPings += 1;
        connection.socket.ping();
      }
    }
  }

  private checkTokens(): void {
    for (const { session } of this.connections.values()) this.survive(() => session.checkToken());
  }

  private end(connection: Connection, code?: number): void {
    if (!this.connections.delete(connection.session.id)) return;
    if (code === undefined) connection.socket.terminate();
    else connection.socket.close(code);
    this.survive(() => connection.session.close());
  }

  /** A full disk must not end the process; what was left is stored already and is written at the next start. */
  private survive(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.on.log('A connection of the realtime database could not be ended.', traceOf(error));
    }
  }
}
