import type { IncomingMessage, ServerResponse } from 'node:http';

/** Takes a retry's own path part (`/~3/`) off the address: it only keeps addresses apart. */
export function withoutRetry(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  request.url = (request.url ?? '/').replace(/\/~\d+(?=\/)/, '');
  next();
}
