import type { FieldFilter, Query } from '../firestore/query/query';
import { formatFieldPath } from '../firestore/values/field-path';
import type { Fields } from '../firestore/values/value';
import { type CallBudget, type DocumentReader, ROOT, resource, resourceOf } from './documents';
import { UNKNOWN } from './outcomes';
import type { Part } from './pattern';
import { knownFrom } from './proof/constraints';
import { fromJson, instant } from './values/from-firestore';
import { int, NULL, type Outcome, path, string, type Value } from './values/value';

/** The signed-in person as conditions see them: uid and claims of the token. */
export interface RequestAuth {
  uid: string;
  token: Readonly<Record<string, unknown>>;
}

interface Common {
  auth: RequestAuth | null;
  /** Commit or read time, RFC 3339. */
  time: string;
  reader: DocumentReader;
  /** The budget a batch's writes share ({@link batchBudget}). */
  calls?: CallBudget;
  /** Told what `debug()` sees. */
  debug?: (text: string) => void;
}

/** A read or write of one document. */
export interface DocumentRequest extends Common {
  method: 'get' | 'create' | 'update' | 'delete';
  /** Below the database's root, e.g. `users/ana`. */
  path: string;
  /** The stored document; undefined when there is none. */
  resource: Fields | undefined;
  /** The document as the write leaves it, transforms done; undefined for reads and deletions. */
  newResource: Fields | undefined;
}

/** A query, a listener of one, or an aggregation. */
export interface QueryRequest extends Common {
  method: 'list';
  query: Query;
}

/** Something a client wants to do. */
export type RulesRequest = DocumentRequest | QueryRequest;

/** The path a request is about, and `request` and `resource` for its conditions. */
export interface Subject {
  parts: readonly Part[];
  globals: ReadonlyMap<string, Outcome>;
}

const rootParts: readonly Part[] = ROOT.map((text) => ({ text }));
const textParts = (documentPath: string): Part[] =>
  documentPath === '' ? [] : documentPath.split('/').map((text) => ({ text }));

/** What the conditions of a read or write see. */
export function documentSubject(request: DocumentRequest): Subject {
  const stored = resourceOf(request.path, request.resource);
  const next = resourceOf(request.path, request.newResource);
  return {
    parts: [...rootParts, ...textParts(request.path)],
    globals: new Map<string, Outcome>([
      ['resource', stored],
      ['request', requestOf(request, path([...ROOT, ...request.path.split('/')]), [['resource', next]])],
    ]),
  };
}

/** What the conditions of a query see for one of its alternatives (comparisons that all hold). */
export function querySubject(request: QueryRequest, comparisons: readonly FieldFilter[]): Subject {
  const { query } = request;
  const { data, id } = knownFrom(comparisons, query);
  const deep: Part[] = query.allDescendants || query.collectionId === undefined ? ['many'] : [];
  const collection: Part = query.collectionId === undefined ? 'one' : { text: query.collectionId };
  const parts: Part[] = [
    ...rootParts,
    ...textParts(query.parent),
    ...deep,
    collection,
    id === undefined ? 'one' : { text: id },
  ];
  const known = parts.flatMap((part) => (typeof part === 'object' ? [part.text] : []));
  const isWhole = known.length === parts.length;
  return {
    parts,
    globals: new Map<string, Outcome>([
      ['resource', isWhole ? resource(known.slice(ROOT.length), data) : partly(data, id)],
      [
        'request',
        requestOf(request, isWhole ? path(known) : UNKNOWN, [
          ['resource', NULL],
          ['query', queryMap(query)],
        ]),
      ],
    ]),
  };
}

const partly = (data: Outcome, id: string | undefined): Value => ({
  kind: 'map',
  fields: new Map<string, Outcome>([
    ['data', data],
    ['id', id === undefined ? UNKNOWN : string(id)],
    ['__name__', UNKNOWN],
  ]),
});

function queryMap({ limit, offset, orderBy }: Query): Value {
  const order = orderBy.map(({ field, direction }): [string, Value] => [
    formatFieldPath(field),
    string(direction === 'asc' ? 'ASC' : 'DESC'),
  ]);
  return {
    kind: 'map',
    fields: new Map<string, Outcome>([
      ['limit', limit === undefined ? NULL : int(limit)],
      ['offset', int(offset)],
      ['orderBy', { kind: 'map', fields: new Map(order) }],
    ]),
  };
}

function requestOf(
  { method, auth, time }: RulesRequest,
  requested: Outcome,
  more: readonly (readonly [string, Outcome])[],
): Value {
  return {
    kind: 'map',
    fields: new Map<string, Outcome>([
      ['method', string(method)],
      ['path', requested],
      ['time', instant(time)],
      ['auth', auth === null ? NULL : fromJson({ uid: auth.uid, token: auth.token })],
      ...more,
    ]),
  };
}
