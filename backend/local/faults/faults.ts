import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { json } from '../http/entrance';
import type { PlainResponse } from '../http/messages';
import { readBody } from '../http/read-body';
import { type FaultPlan, parseFaults, type RequestFault } from './fault';

const PATH = '/__local/faults';
const MAX_BODY_BYTES = 100_000;
const NONE: FaultPlan = { requests: [], dropConnections: false, clock: 0 };

/** Names of statuses as the services spell them; clients decide by them whether to try again. */
const NAMES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** What goes wrong on purpose: set by `PUT /__local/faults`, ended by `DELETE`. */
export class Faults {
  private requests: { readonly fault: RequestFault; left: number }[] = [];
  private readonly sockets = new Set<Duplex>();
  /** Milliseconds to add to the machine's clock. */
  clockShift = 0;

  /** Lets a request meet its fault. Gives whether it has been dealt with; else it is to be carried out. */
  async meets(request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<boolean> {
    this.watch(request.socket);
    if (pathname === PATH) {
      const { status, headers, body } = await this.call(request);
      response.writeHead(status, headers).end(body);
      return true;
    }
    const fault = pathname.startsWith('/__local/') ? undefined : this.take(`${request.method} ${pathname}`);
    return fault ? inject(fault, request, response) : false;
  }

  /** The same for a connection that is to become a socket, whose answer cannot be lost. */
  async meetsUpgrade({ method }: IncomingMessage, stream: Duplex, { pathname }: URL): Promise<boolean> {
    this.watch(stream);
    const fault = this.take(`${method} ${pathname}`);
    if (!fault) return false;
    if ('delay' in fault) {
      await wait(fault.delay);
      return stream.destroyed;
    }
    if ('drop' in fault) stream.destroy();
    if ('status' in fault) stream.end(`HTTP/1.1 ${fault.status} Fault\r\nconnection: close\r\n\r\n`);
    return true;
  }

  private take(name: string): RequestFault | undefined {
    const found = this.requests.find(({ fault, left }) => left > 0 && name.includes(fault.match));
    if (found) found.left -= 1;
    return found?.fault;
  }

  private async call(request: IncomingMessage): Promise<PlainResponse> {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (request.method === 'DELETE') return json(200, this.set(NONE));
    if (request.method !== 'PUT') return json(405, { error: 'Faults are set by PUT and ended by DELETE.' });
    const plan = parseFaults(body.toString('utf8'));
    if (typeof plan === 'string') return json(400, { error: plan });
    if (plan.dropConnections) {
      for (const socket of this.sockets) if (socket !== request.socket) socket.destroy();
    }
    return json(200, this.set(plan));
  }

  private set({ requests, clock }: FaultPlan): object {
    this.requests = requests.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
    this.clockShift = clock;
    return { faults: requests.length, clock };
  }

  private watch(socket: Duplex): void {
    if (this.sockets.has(socket)) return;
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
  }
}

async function inject(
  fault: RequestFault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if ('delay' in fault) {
    await wait(fault.delay);
    return false;
  }
  if ('drop' in fault && fault.drop === 'answer') {
    // The request is carried out as ever, and its connection breaks where the answer would begin.
    response.writeHead = () => response.destroy();
    return false;
  }
  request.resume();
  if ('drop' in fault) request.socket.destroy();
  if ('status' in fault) {
    const status = NAMES[fault.status] ?? 'INTERNAL';
    const answer = json(fault.status, {
      error: { code: fault.status, message: 'A fault was asked for.', status },
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }
  return true;
}
