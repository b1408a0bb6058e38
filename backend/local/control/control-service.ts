import { json, plain, type Service } from '../http/entrance';
import type { PlainRequest, PlainResponse } from '../http/messages';

/** Answers to a call of the backend's own, by method and path. */
export type ControlCalls = Readonly<Record<string, (request: PlainRequest) => PlainResponse>>;

/** The backend's own pages: a line at `/`, and calls below `/__local/` for scripts and tests. */
export function controlService(calls: ControlCalls): Service {
  return (request) => {
    if (request.path === '/') return plain(200, 'Embedded backend of the back office. Not for production.\n');
    if (!request.path.startsWith('/__local/')) return undefined;
    const name = `${request.method} ${request.path}`;
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    return call?.(request) ?? json(404, { error: `${name} is not known.` });
  };
}
