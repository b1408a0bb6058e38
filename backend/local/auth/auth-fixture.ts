import type { PlainResponse } from '../http/messages';
import { type KeyValue, memoryKeyValue } from '../store/key-value';
import { type Auth, type AuthOptions, createAuth } from './index';

/** A JSON answer as a test looks at it. */
export interface Reply {
  status: number;
  body: Record<string, unknown>;
  /** `error.message`, if it is one. */
  error: string | undefined;
}

/** Authentication in memory with a clock the test turns. */
export interface TestAuth {
  auth: Auth;
  log: string[];
  /** Moves the clock, in milliseconds. */
  wait(ms: number): void;
  /** Opens Authentication again over the same tables, as a restart would. */
  restart(): void;
  /** Any request, as the HTTP layer would pass it on. */
  send(
    method: string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<PlainResponse | undefined>;
  /** `accounts:<method>` with a key. */
  call(method: string, body: unknown): Promise<Reply>;
  /** A call of an administrator, by its full address. */
  admin(method: string, url: string, body?: unknown): Promise<Reply>;
  /** Signs in or up; gives the ID token, refresh token and uid. */
  session(method: string, email: string, password: string): Promise<Session>;
}

/** What signing in gives. */
export interface Session {
  idToken: string;
  refreshToken: string;
  uid: string;
}

/** The reply in a response; throws when there was none. */
export function replyOf(response: PlainResponse | undefined): Reply {
  if (response === undefined) throw new Error('The path is not one of Authentication.');
  const body = JSON.parse(response.body) as Record<string, unknown>;
  const error = (body.error as { message?: string } | undefined)?.message;
  return { status: response.status, body, error };
}

/** Starts Authentication for a test, at 2026-11-20. */
export function openTestAuth(
  accounts: KeyValue = memoryKeyValue(),
  more: Partial<AuthOptions> = {},
): TestAuth {
  const codes = memoryKeyValue();
  const log: string[] = [];
  let clock = Date.UTC(2026, 10, 20);
  const open = () =>
    createAuth({
      accounts,
      codes,
      projectId: 'demo-facility',
      now: () => clock,
      log: (line, details = '') => void log.push(`${line}\n${details}`.trim()),
      baseUrl: () => 'http://127.0.0.1:9',
      ...more,
    });
  let auth = open();
  const test: TestAuth = {
    get auth() {
      return auth;
    },
    log,
    wait: (ms) => {
      clock += ms;
    },
    restart: () => {
      auth = open();
    },
    send: (method, url, body, headers = {}) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const raw = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
      const path = decodeURIComponent(pathname);
      return auth.handle({ method, path, query: searchParams, headers, body: Buffer.from(raw) });
    },
    call: async (method, body) =>
      replyOf(await test.send('POST', `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, body)),
    admin: async (method, url, body) =>
      replyOf(await test.send(method, url, body, { authorization: 'Bearer owner' })),
    session: async (method, email, password) => {
      const { body, error } = await test.call(method, { email, password, returnSecureToken: true });
      if (error) throw new Error(error);
      return {
        idToken: String(body.idToken),
        refreshToken: String(body.refreshToken),
        uid: String(body.localId),
      };
    },
  };
  return test;
}
