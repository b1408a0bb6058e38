import type { Identity } from '../auth';
import { json, type Service } from '../http/entrance';
import type { PlainRequest, PlainResponse } from '../http/messages';
import type { Access, Asker } from './access';
import { pushKey } from './push-key';
import { type Put, putsOfMerge, type RealtimeDatabase } from './realtime-database';
import { hashOf } from './tree/hash';
import { InvalidRequest } from './tree/invalid-request';
import { at, childrenOf, type Path, type Tree } from './tree/node';
import { readPath } from './tree/path';
import { toJson, toPlainJson } from './tree/to-json';
import { askerOf } from './wire/asker';

/** What the calls need. */
export interface RestOptions {
  readonly database: RealtimeDatabase;
  readonly access: Access;
  readonly identityOf: (authorization: string | undefined) => Identity;
  readonly namespace: string;
  /** The text of the rules. */
  readonly rulesText: () => string;
}

const SUFFIX = '.json';
const RULES_PATH = '/.settings/rules.json';
const PARAMETERS: ReadonlySet<string> = new Set(['ns', 'auth', 'access_token', 'print', 'shallow', 'format']);
const NO_VALUE = 'null_etag';

/** Answers `/path.json`: reads and writes of programs that hold no connection. */
export function realtimeRest(on: RestOptions): Service {
  return (request) => {
    if (!request.path.endsWith(SUFFIX)) return undefined;
    try {
      return answer(request, on);
    } catch (error) {
      if (error instanceof InvalidRequest) return refuse(400, error.message);
      throw error;
    }
  };
}

const refuse = (status: number, error: string): PlainResponse => json(status, { error });

function answer(request: PlainRequest, on: RestOptions): PlainResponse {
  const { query, headers, method } = request;
  if ((query.get('ns') ?? on.namespace) !== on.namespace) return refuse(404, 'There is no such database.');
  const unknown = [...query.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) return refuse(400, `"${unknown}" is not supported here.`);
  const token = query.get('auth') ?? query.get('access_token');
  const identity = on.identityOf(token === null ? headers.authorization : `Bearer ${token}`);
  if (identity.kind === 'invalid') return refuse(401, identity.reason);
  const asker: Asker = askerOf(identity) ?? { kind: 'nobody' };
  if (request.path === RULES_PATH) return rules(method, asker, on);
  const path = readPath(request.path.slice(0, -SUFFIX.length));
  if (method === 'GET') return read(request, path, asker, on);
  const expected = headers['if-match'];
  if (expected !== undefined && expected !== etagOf(at(on.database.root, path))) {
    return {
      ...refuse(412, 'What is stored differs.'),
      headers: { etag: etagOf(at(on.database.root, path)) },
    };
  }
  return write(request, path, asker, on);
}

const etagOf = (tree: Tree): string => (tree === null ? NO_VALUE : hashOf(tree));

function rules(method: string, { kind }: Asker, { rulesText }: RestOptions): PlainResponse {
  if (kind !== 'owner') return refuse(401, 'Permission denied');
  if (method !== 'GET') return refuse(405, 'The rules are changed in their file, which is followed.');
  return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: rulesText() };
}

function read({ query, headers }: PlainRequest, path: Path, asker: Asker, on: RestOptions): PlainResponse {
  const { root, now } = on.database;
  if (!on.access.mayRead(path, asker, { root, now: now() })) return refuse(401, 'Permission denied');
  const tree = at(root, path);
  const content = query.get('format') === 'export' ? toJson(tree) : toPlainJson(tree);
  const shown = query.get('shallow') === 'true' ? shallow(tree) : content;
  const response = printed(query, shown);
  if (headers['x-firebase-etag'] !== 'true') return response;
  return { ...response, headers: { ...response.headers, etag: etagOf(tree) } };
}

function shallow(tree: Tree): unknown {
  const keys = [...childrenOf(tree).keys()];
  return keys.length === 0 ? toPlainJson(tree) : Object.fromEntries(keys.map((key) => [key, true]));
}

function printed(query: URLSearchParams, content: unknown): PlainResponse {
  const print = query.get('print');
  if (print === 'silent') return { status: 204, body: '' };
  const response = json(200, content);
  return print === 'pretty' ? { ...response, body: JSON.stringify(content, null, 2) } : response;
}

function write(
  { method, body, query }: PlainRequest,
  path: Path,
  asker: Asker,
  on: RestOptions,
): PlainResponse {
  const { database, access } = on;
  if (method === 'DELETE') return carryOut([{ path, json: null }], null);
  const content = jsonOf(body);
  if (method === 'PUT') return carryOut([{ path, json: content }], content);
  if (method === 'PATCH') return carryOut(putsOfMerge(path, content, readPath), content);
  if (method !== 'POST') return refuse(405, `${method} is not known here.`);
  const name = pushKey(database.now());
  return carryOut([{ path: [...path, name], json: content }], { name });

  function carryOut(puts: readonly Put[], shown: unknown): PlainResponse {
    const change = database.plan(puts);
    if (!access.mayWrite(change, asker)) return refuse(401, 'Permission denied');
    database.commit(change);
    return printed(query, shown);
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new InvalidRequest('The body is no JSON.');
  }
}
