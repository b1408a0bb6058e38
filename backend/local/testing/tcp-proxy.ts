import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between browser and backend that a test can cut. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection that is open now. */
  cut(): void;
  /** Leads new connections to another port. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** Opens a line to a port of this machine. */
export async function openTcpProxy(target: number): Promise<TcpProxy> {
  let port = target;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    leadTo: (next) => {
      port = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
