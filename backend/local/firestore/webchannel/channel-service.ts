import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Identity } from '../../auth';
import { readBody } from '../../http/read-body';
import type { Log } from '../../log';
import type { Firestore } from '../firestore';
import { ListenStream } from '../live/listen-stream';
import type { LiveTargets } from '../live/live-targets';
import { WriteStream } from '../live/write-stream';
import type { Names } from '../names';
import { BackChannel, takesGzip } from './back-channel';
import { type Incoming, parseForward, parseHeaders } from './forward-message';
import { frame, handshakeFrame } from './frames';
import { KEEP_ALIVE_MS, Sessions } from './sessions';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
// A form of URL-encoded JSON is up to three times as long as the ten megabytes a request may have.
const MAX_FORM_BYTES = 36 * 1024 * 1024;

/** What the channels need of the backend. */
export interface ChannelOptions {
  firestore: Firestore;
  targets: LiveTargets;
  names: Names;
  identityOf: (authorization: string | undefined) => Identity;
  now: () => number;
  log: Log;
}

/** The WebChannel protocol (version 8 of the Closure library) for Firestore's Listen and Write streams. */
export class ChannelService {
  private readonly sessions: Sessions;

  constructor(private readonly options: ChannelOptions) {
    this.sessions = new Sessions(options.now, options.log);
  }

  /** Whether a path belongs to the channels. */
  static serves(path: string): boolean {
    return PATH.test(path);
  }

  /** Answers one request of a channel, or leaves it open. Rejects when the body cannot be read. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const query = url.searchParams;
    const sid = query.get('SID');
    const session = sid === null ? undefined : this.sessions.find(sid);
    if (sid !== null && !session) {
      request.resume();
      return answer(response, 400, '');
    }
    if (session && query.get('TYPE') === 'terminate') {
      this.sessions.end(session);
      request.resume();
      return answer(response, 200, '');
    }
    if (request.method === 'GET' && session) {
      const isCompressed = takesGzip(request.headers['accept-encoding']);
      response.writeHead(200, { ...HEADERS, ...(isCompressed && { 'Content-Encoding': 'gzip' }) });
      response.flushHeaders();
      const isStreaming = query.get('CI') !== '1';
      const host = request.headers.host ?? '';
      const { now } = this.options;
      const channel = new BackChannel(response, isStreaming, isCompressed, host, now(), now);
      session.attach(channel, Number(query.get('AID') ?? 0));
      // Without a word at once the client takes the network for one that holds answers back, and polls.
      if (isStreaming) session.noop();
      return;
    }
    if (request.method !== 'POST') return answer(response, 400, '');
    const form = new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString('utf8'));
    const messages = parseForward(form);
    if (!messages) return answer(response, 400, '');
    if (!session) return this.handshake(form, messages, response, url);
    session.receive(messages);
    const isOpen = session.backChannel?.isOpen ? 1 : 0;
    answer(response, 200, frame(JSON.stringify([isOpen, session.lastId, 0])));
  }

  close(): void {
    this.sessions.close();
  }

  private handshake(
    form: URLSearchParams,
    messages: readonly Incoming[],
    response: ServerResponse,
    url: URL,
  ): void {
    const { firestore, targets, names, identityOf } = this.options;
    const identity = identityOf(parseHeaders(form).authorization);
    const session = this.sessions.open((send) =>
      PATH.exec(url.pathname)?.[1] === 'Listen'
        ? new ListenStream(firestore, targets, names, identity, send)
        : new WriteStream(firestore, names, identity, send),
    );
    session.receive(messages);
    answer(response, 200, handshakeFrame(session.sid, KEEP_ALIVE_MS));
  }
}

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-cache, no-store',
  'x-content-type-options': 'nosniff',
};

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, HEADERS);
  response.end(body);
}
