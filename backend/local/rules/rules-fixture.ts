import type { Query } from '../firestore/query/query';
import type { Fields, Value } from '../firestore/values/value';
import {
  compileRules,
  type DocumentReader,
  type DocumentRequest,
  type RequestAuth,
  type Rules,
  type Verdict,
} from './index';

/** Whom tests act for unless they say otherwise. */
export const ANA: RequestAuth = {
  uid: 'ana',
  token: { email: 'ana@nordhaus.example', level: 3, ratio: 0.5 },
};

/** The moment of every request in tests. */
export const NOW = '2026-11-20T13:05:09.123456Z';

/** A JavaScript value as Firestore stores it; whole numbers become integers, `Date` a timestamp. */
export function stored(value: unknown): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return { doubleValue: 'NaN' };
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Reference)
    return { referenceValue: `projects/demo/databases/(default)/documents/${value.path}` };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(stored) } };
  return typeof value === 'object' && value !== null
    ? { mapValue: { fields: fields(value) } }
    : { nullValue: null };
}

/** A reference to a document, for {@link stored}. */
export class Reference {
  constructor(readonly path: string) {}
}

/** The fields of a stored document. */
export const fields = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, stored(value)]));

/** Reads from documents written out; what comes after a batch may differ. */
export const readerOf = (
  before: Record<string, object>,
  after: Record<string, object | undefined> = before,
): DocumentReader => {
  const from = (table: Record<string, object | undefined>) => (path: string) => {
    const data = table[path];
    return data === undefined ? undefined : fields(data);
  };
  return { get: from(before), getAfter: from({ ...before, ...after }) };
};

/** Compiles rules written for a test. Throws with the mistakes when there are any. */
export function rules(source: string): Rules {
  const compiled = compileRules(source);
  if (compiled.ok) return compiled.rules;
  throw new Error(
    compiled.errors.map(({ line, column, reason }) => `${line}:${column} ${reason}`).join('\n'),
  );
}

/** Rules with one body for all documents. */
export const ruleFile = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;

/** A request for one document, with what the test does not care about filled in. */
export const documentRequest = (request: Partial<DocumentRequest> = {}): DocumentRequest => ({
  method: 'get',
  path: 'docs/one',
  auth: ANA,
  time: NOW,
  resource: undefined,
  newResource: undefined,
  reader: readerOf({}),
  ...request,
});

/** Outcome of a condition: what it gave, that it failed, or that it differs between a query's alternatives. */
export type Found = true | false | 'error' | 'unknown' | 'mixed';

/** What a condition gave, told from whether it and its opposite allow. */
export function found(condition: string, allows: (condition: string) => Verdict): Found {
  const { allowed, why } = allows(condition);
  if (allowed) return true;
  if (allows(`!(${condition}\n)`).allowed) return false;
  if (why.includes(' is not certain for')) return 'unknown';
  return / failed: |, not a boolean|: More than |: More documents /.test(why) ? 'error' : 'mixed';
}

/** Evaluates one condition for a document. */
export const evaluate = (condition: string, request: Partial<DocumentRequest> = {}, functions = ''): Found =>
  found(condition, (tried) =>
    rules(ruleFile(`${functions}\nmatch /docs/{id} { allow read, write: if ${tried}\n; }`)).evaluate(
      documentRequest(request),
    ),
  );

/** A query on `docs`, with what the test does not care about filled in. */
export const queryOf = (query: Partial<Query> = {}): Query => ({
  parent: '',
  collectionId: 'docs',
  allDescendants: false,
  where: undefined,
  orderBy: [{ field: ['__name__'], direction: 'asc' }],
  startAt: undefined,
  endAt: undefined,
  offset: 0,
  limit: undefined,
  select: undefined,
  ...query,
});
