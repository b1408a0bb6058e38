import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Log, traceOf } from '../log';
import { isLoopbackHost, isLoopbackOrigin } from './loopback';

export interface UpgradeOptions {
  /** Takes a connection over; false when there is nothing at its path. */
  readonly take: (request: IncomingMessage, stream: Duplex, head: Buffer, url: URL) => boolean;
  /** Looks at every request first; true when it has dealt with it. */
  readonly intercept?: (request: IncomingMessage, stream: Duplex, url: URL) => Promise<boolean>;
  readonly log: Log;
}

/**
 * Receives requests for sockets. Browsers let any page open one anywhere and read what comes, so that who asks is
 * checked here: this machine alone, and pages only with their origin.
 */
export function upgrades({ take, intercept, log }: UpgradeOptions) {
  return (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy());
    if (!isLoopbackHost(request.headers.host) || !mayAsk(request)) {
      refuse(stream, '403 Forbidden');
      return;
    }
    const target = request.url ?? '';
    if (!URL.canParse(target, 'http://localhost')) {
      refuse(stream, '400 Bad Request');
      return;
    }
    const url = new URL(target, 'http://localhost');
    const go = async () => {
      if (intercept && (await intercept(request, stream, url))) return;
      if (!take(request, stream, head, url)) refuse(stream, '404 Not Found');
    };
    go().catch((error: unknown) => {
      log(`The socket of ${request.url} failed.`, traceOf(error));
      stream.destroy();
    });
  };
}

/** A browser names the page's origin with every socket; a program has none to name. */
function mayAsk({ headers }: IncomingMessage): boolean {
  if (headers.origin !== undefined) return isLoopbackOrigin(headers.origin);
  const isBrowser = headers['sec-fetch-mode'] !== undefined || /^Mozilla\//.test(headers['user-agent'] ?? '');
  return !isBrowser;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
