import type { PlainRequest, PlainResponse } from '../http/messages';
import { type Log, traceOf } from '../log';
import type { KeyValue } from '../store/key-value';
import { Accounts } from './accounts';
import { actionPage } from './action';
import {
  type Answer,
  refuse,
  refuseInternal,
  refuseUnimplemented,
  refuseUnknown,
  toJson,
  toResponse,
} from './answer';
import type { Call } from './call';
import { callerOf } from './caller';
import { OobCodes } from './codes';
import { type Identity, identityOf } from './identity';
import { passwordPolicyOf } from './password';
import { readBody } from './read-body';
import { isNotOffered, isToolkitPath, type Route, routeOf } from './routes';
import { openSeal } from './seal';
import type { AuthService } from './service';
import { openSettings } from './settings';
import { SignInFailures } from './sign-in-failures';

export type { Identity } from './identity';

/** What Authentication needs of its surroundings. */
export interface AuthOptions {
  /** Table of the accounts alone. */
  accounts: KeyValue;
  /** Table of open codes, settings and the installation's secret. */
  codes: KeyValue;
  projectId: string;
  /** Fewest characters of a new password; undefined for the provider's own minimum. */
  minPasswordLength?: number | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told the links that a real service would mail, and what broke. */
  log: Log;
  /** Public address of the backend, without a trailing slash. */
  baseUrl: () => string;
}

/** Authentication of the embedded backend: the Identity Toolkit's REST calls and their emulator extras. */
export interface Auth {
  /** Answers a request; undefined when its path is not Authentication's. Never rejects. */
  handle(request: PlainRequest): Promise<PlainResponse | undefined>;
  /** Who stands behind an `Authorization` header. */
  identityOf(authorization: string | undefined): Identity;
}

/** Opens Authentication over its two tables. Throws when what they hold does not fit. */
export function createAuth(options: AuthOptions): Auth {
  const { projectId, now, log, baseUrl } = options;
  const { seal, stored } = openSeal(options.codes);
  // Awaited by every request: no token leaves before the secret it is sealed with would survive a crash.
  const ready = stored.then(() => undefined);
  ready.catch((error: unknown) => log(`Authentication could not store its secret: ${String(error)}`));
  const service: AuthService = {
    projectId,
    accounts: new Accounts(options.accounts),
    codes: new OobCodes(options.codes, now),
    failures: new SignInFailures(now),
    settings: openSettings(options.codes),
    passwordPolicy: passwordPolicyOf(options.minPasswordLength),
    seal,
    now,
    log,
    baseUrl,
  };
  return {
    identityOf: (authorization) => identityOf(authorization, service),
    handle: async (request) => {
      try {
        await ready;
        if (request.path === '/emulator/action') return await actionPage(request, service);
        const route = routeOf(request.path);
        if (route) return await respond(request, route, service);
        if (isNotOffered(request.path)) return toResponse(refuseUnimplemented(notOffered(request.path)));
        return isToolkitPath(request.path) ? toResponse(refuseUnknown()) : undefined;
      } catch (error) {
        log(`${request.method} ${request.path} failed.`, traceOf(error));
        return toResponse(refuseInternal());
      }
    },
  };
}

const notOffered = (path: string): string => `${path} is not implemented in the embedded backend.`;

async function respond(request: PlainRequest, route: Route, service: AuthService): Promise<PlainResponse> {
  const { method, path, query } = request;
  const call = Object.hasOwn(route.methods, method) ? route.methods[method]?.(query) : undefined;
  if (call) return toResponse(await answerTo(request, route, call, service));
  const url = query.size === 0 ? path : `${path}?${query}`;
  return toJson(405, { message: `Method ${method} not allowed for ${url}` });
}

async function answerTo(
  request: PlainRequest,
  route: Route,
  call: Call,
  service: AuthService,
): Promise<Answer> {
  const caller = callerOf(request, route.access, service);
  if ('ok' in caller) return caller;
  if (route.project !== undefined && route.project !== service.projectId) return refuse('PROJECT_NOT_FOUND');
  const read = readBody(request.body, request.headers['content-type'], route.takesForms ?? false);
  if (!read.ok) return read;
  if (read.fields.tenantId)
    return refuseUnimplemented('Tenants are not implemented in the embedded backend.');
  return call(read.fields, caller, service);
}
