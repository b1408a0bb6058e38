import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error';

/** A server that listens on 127.0.0.1. */
export interface Listening {
  readonly port: number;
  /** Ends it and every connection. */
  close(): Promise<void>;
}

/** Starts to listen on 127.0.0.1; port 0 takes any free one. Rejects with a StartError when the port is taken. */
export function listen(handler: RequestListener, port: number, variable: string): Promise<Listening> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new StartError(`Port ${port} is taken. Stop what uses it, or set ${variable} to another port.`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
