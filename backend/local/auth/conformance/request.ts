/** A request of a case; a body that is text is sent as it stands. */
export interface Request {
  method: string;
  /** Path and query. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** An answer as it came; an empty body is `undefined`. */
export interface Reply {
  status: number;
  body: unknown;
}

/** What a case may take from the answers before it, by the name of their step. */
export type Seen = (step: string) => Readonly<Record<string, string>>;

/** One call: what is asked, and how long the caller waits first. */
export interface Step {
  request: (seen: Seen) => Request;
  waitMs?: number;
}

/** Steps by name, in order, against a server without accounts. */
export type Scenario = Readonly<Record<string, Step>>;

/** Scenarios by name. */
export type Table = Readonly<Record<string, Scenario>>;

/** A body, or one made of what earlier answers gave. */
export type Body = unknown | ((seen: Seen) => unknown);

const PROJECT = 'demo-facility';
const TOOLKIT = '/identitytoolkit.googleapis.com';
const JSON_TYPE = { 'content-type': 'application/json' };
const OWNER = { authorization: 'Bearer owner' };

const filled = (body: Body, seen: Seen): unknown => (typeof body === 'function' ? body(seen) : body);

/** `POST accounts:<method>` as a browser sends it, with an API key. */
export const toolkit = (method: string, body: Body): Step => ({
  request: (seen) => ({
    method: 'POST',
    path: `${TOOLKIT}/v1/accounts:${method}?key=key`,
    body: filled(body, seen),
    headers: JSON_TYPE,
  }),
});

/** `POST projects/{p}/accounts<:method>` as an administrator. */
export const admin = (method: string, body: Body): Step => ({
  request: (seen) => ({
    method: 'POST',
    path: `${TOOLKIT}/v1/projects/${PROJECT}/accounts${method}`,
    body: filled(body, seen),
    headers: { ...JSON_TYPE, ...OWNER },
  }),
});

/** `POST securetoken/v1/token` with a form, as the SDK sends it. */
export const tokenForm = (form: (seen: Seen) => Record<string, string>): Step => ({
  request: (seen) => ({
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token?key=key',
    body: new URLSearchParams(form(seen)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
});

/** A call of the emulators' own interface. */
export const emulator = (method: string, name: string, body?: unknown): Step => ({
  request: () => ({
    method,
    path: `/emulator/v1/projects/${PROJECT}/${name}`,
    ...(body === undefined ? {} : { body, headers: JSON_TYPE }),
  }),
});

/** Any request, word for word. */
export const plain = (
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = body === undefined ? {} : JSON_TYPE,
): Step => ({ request: () => ({ method, path, headers, ...(body === undefined ? {} : { body }) }) });

/** A GET of an administrator below `projects/{p}/`. */
export const adminGet = (rest: string | ((seen: Seen) => string)): Step => ({
  request: (seen) => ({
    method: 'GET',
    path: `${TOOLKIT}/v1/projects/${PROJECT}/${typeof rest === 'string' ? rest : rest(seen)}`,
    headers: OWNER,
  }),
});

/** The same call a while later. */
export const later = (waitMs: number, step: Step): Step => ({ ...step, waitMs });
