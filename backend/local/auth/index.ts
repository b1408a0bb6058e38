import type { PlainRequest, PlainResponse } from '../http/messages';
import type { KeyValue } from '../store/key-value';
import { Accounts } from './accounts';
import { actionPage } from './action';
import {
  type Answer,
  refuse,
  refuseInternal,
  refuseKeyless,
  refuseMethod,
  refusePayload,
  refuseUnauthenticated,
  refuseUnimplemented,
  toResponse,
} from './answer';
import { readBody } from './call';
import { OobCodes } from './codes';
import { type Identity, identityOf } from './identity';
import { isToolkitPath, type Route, routeOf } from './routes';
import { openSeal } from './seal';
import type { AuthService } from './service';
import { openSettings } from './settings';

export type { Identity } from './identity';

/** What Authentication needs of its surroundings. */
export interface AuthOptions {
  /** Table of the accounts alone. */
  accounts: KeyValue;
  /** Table of open codes, settings and the installation's secret. */
  codes: KeyValue;
  projectId: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told the links that a real service would mail, and what broke. */
  log: (line: string) => void;
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
    settings: openSettings(options.codes),
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
        if (route) return toResponse(await answerTo(request, route, service));
        return isToolkitPath(request.path) ? toResponse(refuseUnimplemented(request.path)) : undefined;
      } catch (error) {
        log(
          `${request.method} ${request.path} failed: ${error instanceof Error ? error.stack : String(error)}`,
        );
        return toResponse(refuseInternal());
      }
    },
  };
}

async function answerTo(request: PlainRequest, route: Route, service: AuthService): Promise<Answer> {
  const { method, query, headers } = request;
  const call = Object.hasOwn(route.methods, method) ? route.methods[method]?.(query) : undefined;
  if (call === undefined) return refuseMethod(method);
  const privileged = identityOf(headers.authorization, service).kind === 'owner';
  if (route.access === 'admin' && !privileged) return refuseUnauthenticated();
  if (route.access === 'key' && !privileged && !query.get('key') && !headers['x-goog-api-key']) {
    return refuseKeyless();
  }
  if (route.project !== undefined && route.project !== service.projectId) return refuse('PROJECT_NOT_FOUND');
  const body = readBody(request.body, headers['content-type']);
  if (body === undefined) return refusePayload('The body is not a JSON object.');
  return call(body, { privileged }, service);
}
