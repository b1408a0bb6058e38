import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const PORT_ATTEMPTS = 10;
const NO_IPV6: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Takes over a connection that is to be something else than HTTP. */
export type UpgradeListener = (request: IncomingMessage, stream: Duplex, head: Buffer) => void;

/** A listening server. */
export interface LoopbackServer {
  readonly port: number;
  /** Ends every connection, also those with an answer on its way and those that were taken over. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1 with the same port: a browser takes either for a
 * name below `localhost`. Port 0 is any that is free on both. Rejects when the port is taken.
 */
export async function listenOnLoopback(
  port: number,
  listener: RequestListener,
  upgraded?: UpgradeListener,
): Promise<LoopbackServer> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await listen(port, '127.0.0.1', listener, upgraded);
    const chosen = portOf(first);
    try {
      const second = await listen(chosen, '::1', listener, upgraded);
      return { port: chosen, close: async () => void (await Promise.all([close(first), close(second)])) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (NO_IPV6.has(code)) return { port: chosen, close: () => close(first) };
      await close(first);
      if (port !== 0 || code !== 'EADDRINUSE' || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function listen(
  port: number,
  host: string,
  listener: RequestListener,
  upgraded: UpgradeListener | undefined,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: 65_000 }, listener);
    // Hundreds of sockets wait for its end.
    server.setMaxListeners(0);
    if (upgraded) server.on('upgrade', upgraded).on('upgrade', (_, stream) => endWith(server, stream));
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** A server does not know any more of connections that were taken over, and waits for their end. */
function endWith(server: Server, stream: Duplex): void {
  const end = () => stream.destroy();
  server.once('closing', end);
  stream.once('close', () => server.off('closing', end));
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
    server.emit('closing');
  });
}
