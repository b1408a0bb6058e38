import type { Identity } from '../auth';
import { json, type Service } from '../http/entrance';
import type { PlainRequest } from '../http/messages';
import type { Endpoint, Endpoints } from './manifest';

const RUN = /^\/__local\/functions\/([^/]+)\/run$/;

export interface FunctionsControlOptions {
  readonly endpoints: () => Endpoints;
  readonly state: () => { readonly pids: readonly number[]; readonly outbox: number };
  readonly identityOf: (request: PlainRequest) => Identity;
  /** Runs a schedule, and tells whether that succeeded. */
  readonly run: (name: string, endpoint: Endpoint, scheduleTime: Date) => Promise<boolean>;
  readonly now: () => number;
}

/** `GET /__local/functions`, and `POST /__local/functions/<name>/run` for schedules: for administrators. */
export function functionsControl({
  endpoints,
  state,
  identityOf,
  run,
  now,
}: FunctionsControlOptions): Service {
  return async (request) => {
    const { method, path } = request;
    const name = RUN.exec(path)?.[1];
    if (name === undefined && path !== '/__local/functions') return undefined;
    if (identityOf(request).kind !== 'owner')
      return json(403, {
        error: 'Functions are listed and run for administrators (Authorization: Bearer owner).',
      });
    if (method === 'GET' && name === undefined)
      return json(200, { ...state(), functions: [...endpoints()].map(describe) });
    if (method !== 'POST' || name === undefined) return json(405, { error: `${method} is not for ${path}.` });
    const endpoint = endpoints().get(name);
    if (!endpoint) return json(404, { error: `There is no function ${name}.` });
    if (!endpoint.scheduleTrigger)
      return json(400, { error: `${name} is no schedule: it cannot be run by hand.` });
    const at = request.query.get('at');
    const scheduleTime = at === null ? new Date(now()) : new Date(at);
    if (Number.isNaN(scheduleTime.getTime()))
      return json(400, { error: 'at must be an instant in ISO 8601.' });
    const ok = await run(name, endpoint, scheduleTime);
    return ok
      ? json(200, { ran: name })
      : json(500, { error: `${name} failed: the backend's log says why.` });
  };
}

const describe = ([name, { callableTrigger, httpsTrigger, scheduleTrigger, eventTrigger }]: [
  string,
  Endpoint,
]) => ({
  name,
  kind: callableTrigger
    ? 'callable'
    : scheduleTrigger
      ? 'schedule'
      : eventTrigger
        ? 'event'
        : httpsTrigger
          ? 'page'
          : 'other',
  ...(scheduleTrigger && { schedule: scheduleTrigger.schedule, timeZone: scheduleTrigger.timeZone ?? 'UTC' }),
  ...(eventTrigger && {
    event: eventTrigger.eventType,
    document: eventTrigger.eventFilterPathPatterns?.document ?? eventTrigger.eventFilters?.document,
  }),
});
