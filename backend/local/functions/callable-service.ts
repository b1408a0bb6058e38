import type { Identity } from '../auth';
import { json, type Service } from '../http/entrance';
import type { PlainRequest } from '../http/messages';
import type { Endpoints } from './manifest';
import type { FunctionsUnavailable, Invoker } from './process/invoker';

const PATH = /^\/([^/]+)\/([^/]+)\/([^/]+)$/;
const LONGEST_NAME = 80;

export interface CallableOptions {
  readonly projectId: string;
  readonly endpoints: () => Endpoints;
  readonly invoker: Invoker;
  readonly identityOf: (request: PlainRequest) => Identity;
  readonly log: (line: string) => void;
}

/**
 * Hands what comes to `/{project}/{region}/{name}` on to the functions: calls, with tokens of this backend only, and
 * requests to functions that answer any, which look at them themselves.
 */
export function callableService({
  projectId,
  endpoints,
  invoker,
  identityOf,
  log,
}: CallableOptions): Service {
  return async (request) => {
    const [, project, region = '', name = ''] = PATH.exec(request.path) ?? [];
    if (project !== projectId) return undefined;
    const endpoint = endpoints().get(name);
    const isRequest = endpoint?.httpsTrigger !== undefined;
    if (request.method !== 'POST' && !isRequest) return undefined;
    if (!(isRequest || endpoint?.callableTrigger) || !endpoint.region?.includes(region))
      return refuse(
        404,
        'NOT_FOUND',
        `There is no callable function ${printable(name)} in ${printable(region)}.`,
      );
    // The SDK in the function takes any unsigned token for the emulator's: only ours get that far.
    const { kind } = identityOf(request);
    if (kind !== 'user' && kind !== 'none') return refuse(401, 'UNAUTHENTICATED', 'Unauthenticated');
    const started = performance.now();
    const noted = (how: string) =>
      log(`${label(name, request.body)} ${Math.round(performance.now() - started)} ms${how}`);
    try {
      const target = isRequest ? { method: request.method } : {};
      const answer = await invoker.invoke(name, endpoint, headersFor(request), request.body, target);
      noted(answer.status < 300 ? '' : `, answered ${answer.status}`);
      const { status, type = 'application/json', body } = answer;
      return { status, headers: { 'content-type': type }, body };
    } catch (error) {
      const { timedOut, message } = error as FunctionsUnavailable;
      noted(`, no answer: ${message}`);
      return timedOut
        ? refuse(504, 'DEADLINE_EXCEEDED', 'The function took too long.')
        : refuse(503, 'UNAVAILABLE', 'The functions do not answer. Try again.');
    }
  };
}

const refuse = (status: number, code: string, message: string) =>
  json(status, { error: { status: code, message } });

function headersFor({ headers, body }: PlainRequest): Record<string, string> {
  const { authorization, 'content-type': type = 'application/json' } = headers;
  const length = String(body.length);
  return { 'content-type': type, 'content-length': length, ...(authorization && { authorization }) };
}

/** The function, and the name in what it was called with, where one is: the command's. */
function label(name: string, body: Buffer): string {
  let called: unknown;
  try {
    called = (JSON.parse(body.toString('utf8')) as { data?: { name?: unknown } | null }).data?.name;
  } catch {
    // The function says what is wrong with it.
  }
  return typeof called === 'string' ? `${name} ${printable(called)}` : name;
}

/** A text from outside as a terminal may show it. */
const printable = (text: string): string =>
  JSON.stringify(text.slice(0, LONGEST_NAME)).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
