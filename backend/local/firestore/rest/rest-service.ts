import type { Identity } from '../../auth';
import type { PlainRequest, PlainResponse } from '../../http/messages';
import { type Log, traceOf } from '../../log';
import type { Firestore } from '../firestore';
import { checkMembers, isObject, type Json, member, readString } from '../json';
import { isDocumentPath, type Names } from '../names';
import { invalid, StatusError, toStatusError } from '../status';
import type { Call, Handler } from './call';
import { createDocument, deleteDocument, getOrList, patchDocument } from './document-calls';
import { batchGet, runAggregationCall, runQueryCall } from './read-calls';
import { batchWrite, beginTransaction, commit, rollback } from './write-calls';

const PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
const CALL = /^(.*):([A-Za-z]+)$/s;

const READ = ['transaction', 'newTransaction', 'readTime'];

interface Method {
  readonly handler: Handler;
  /** What a body may say. */
  readonly members: readonly string[];
  /** Answers with a list of messages, errors too. */
  readonly streams?: boolean;
}

/** Calls named after a colon. */
const METHODS: Readonly<Record<string, Method>> = {
  batchGet: { handler: batchGet, members: ['database', 'documents', 'mask', ...READ], streams: true },
  runQuery: {
    handler: runQueryCall,
    members: ['parent', 'structuredQuery', 'explainOptions', ...READ],
    streams: true,
  },
  runAggregationQuery: {
    handler: runAggregationCall,
    members: ['parent', 'structuredAggregationQuery', 'explainOptions', ...READ],
    streams: true,
  },
  commit: { handler: commit, members: ['database', 'writes', 'transaction', 'requestTag'] },
  batchWrite: { handler: batchWrite, members: ['database', 'writes', 'labels'] },
  beginTransaction: { handler: beginTransaction, members: ['database', 'options'] },
  rollback: { handler: rollback, members: ['database', 'transaction'] },
  listCollectionIds: { handler: listCollectionIds, members: ['parent', 'pageSize', 'pageToken', 'readTime'] },
};

/** Calls on a path itself, and whether it must be a document's. */
const VERBS: Readonly<Record<string, { handler: Handler; onDocument?: boolean }>> = {
  GET: { handler: getOrList },
  POST: { handler: createDocument },
  PATCH: { handler: patchDocument, onDocument: true },
  DELETE: { handler: deleteDocument, onDocument: true },
};

/** Firestore's REST calls. */
export class RestService {
  constructor(
    private readonly firestore: Firestore,
    private readonly names: Names,
    private readonly identityOf: (request: PlainRequest) => Identity,
    private readonly log: Log,
  ) {}

  /** Answers a request; undefined when its path is not Firestore's. */
  async handle(request: PlainRequest): Promise<PlainResponse | undefined> {
    if (!request.path.startsWith('/v1/projects/')) return undefined;
    // Only POST has calls; elsewhere a colon belongs to the document's id.
    const call = request.method === 'POST' ? CALL.exec(request.path) : null;
    const match = PATH.exec(call?.[1] ?? request.path);
    const name = call?.[2] ?? '';
    const known = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    try {
      if (!match) throw new StatusError('UNIMPLEMENTED', `${request.path} is not supported by this backend.`);
      const verb = Object.hasOwn(VERBS, request.method) ? VERBS[request.method] : undefined;
      const handler = name === '' ? verb?.handler : known?.handler;
      if (!handler) {
        throw new StatusError(
          'UNIMPLEMENTED',
          `${request.method} ${request.path} is not supported by this backend.`,
        );
      }
      this.names.checkDatabase(match[1] ?? '');
      const path = match[2] ?? '';
      if (name === '' && path === '') throw noPlace(request.method);
      if (name === '' && verb?.onDocument && !isDocumentPath(path))
        throw invalid(`"${path}" is no document.`);
      const parsed = this.call(request, path, name);
      checkMembers(parsed.body, known?.members ?? DOCUMENT_MEMBERS, 'The body');
      refusePast(parsed);
      return json(200, await handler(parsed));
    } catch (error) {
      return this.refusal(request, error, known?.streams === true);
    }
  }

  private call(request: PlainRequest, path: string, name: string): Call {
    if (path !== '') this.names.checkedPath(path);
    if (name !== '' && path !== '' && !isDocumentPath(path)) throw invalid('The parent must be a document.');
    return {
      firestore: this.firestore,
      names: this.names,
      identity: this.identityOf(request),
      path,
      query: request.query,
      body: readBody(request),
    };
  }

  private refusal(request: PlainRequest, error: unknown, streams: boolean): PlainResponse {
    const { httpStatus, message, status } = toStatusError(error);
    if (status === 'INTERNAL') this.log(`${request.method} ${request.path} failed.`, traceOf(error));
    const body = { error: { code: httpStatus, message, status } };
    return json(httpStatus, streams ? [body] : body);
  }
}

const noPlace = (method: string): StatusError =>
  method === 'GET'
    ? new StatusError('UNIMPLEMENTED', 'Documents are listed collection by collection in this backend.')
    : invalid('The path names neither a document nor a collection.');

const DOCUMENT_MEMBERS = ['name', 'fields', 'createTime', 'updateTime'];

/** Versions of the past are not kept: asking for one must not be answered with today's. */
function refusePast({ body, query }: Call): void {
  const transaction = member(body, 'newTransaction') ?? member(body, 'options');
  const readOnly = isObject(transaction) ? member(transaction, 'readOnly') : undefined;
  const readTimes = [member(body, 'readTime'), isObject(readOnly) ? member(readOnly, 'readTime') : undefined];
  if (query.has('readTime') || readTimes.some((time) => time !== undefined && time !== null)) {
    throw new StatusError('UNIMPLEMENTED', 'Reading at a time of the past is not supported by this backend.');
  }
}

function readBody({ body, method }: PlainRequest): Json {
  if (body.length === 0 || method === 'GET' || method === 'DELETE') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    throw invalid('Invalid JSON payload received.');
  }
  if (!isObject(parsed)) throw invalid('The payload must be a JSON object.');
  return parsed;
}

/** `:listCollectionIds`, for administrators: rules cannot allow it to anybody else. */
function listCollectionIds({ firestore, identity, path, body }: Call) {
  if (identity.kind !== 'owner') {
    throw new StatusError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
  }
  const after = readString(member(body, 'pageToken'), 'pageToken');
  const ids = firestore.database.documents.collectionIds(path);
  const pageSize = Number(member(body, 'pageSize') ?? 0) || ids.length;
  const rest = ids.slice(after === '' ? 0 : ids.indexOf(after) + 1);
  const collectionIds = rest.slice(0, pageSize);
  return { collectionIds, ...(rest.length > pageSize ? { nextPageToken: collectionIds.at(-1) } : {}) };
}

const json = (status: number, body: unknown): PlainResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
