import { toWireDocument } from '../documents/document';
import { isObject, type Json, member, readList, readObject, readString } from '../json';
import { parseAggregationQuery } from '../query/aggregate';
import { parseQuery } from '../query/parse-query';
import { invalid, StatusError } from '../status';
import { onlyPaths } from '../values/field-path';
import { formatMicros } from '../values/timestamps';
import { parseMask } from '../writes/parse-write';
import type { Call, Handler } from './call';

/** `:batchGet`: one message for each document, found or missing. */
export const batchGet: Handler = (call) => {
  const { firestore, names, identity, body } = call;
  const paths = readList(member(body, 'documents'), 'documents').map((name) =>
    names.documentPath(readString(name, 'documents')),
  );
  const mask = parseMask(member(body, 'mask'));
  const { transaction, first } = transactionOf(call);
  const readTime = formatMicros(firestore.database.readTime);
  const answers = [...new Set(paths)].map((path) => {
    const document = firestore.get(identity, path, transaction);
    if (!document) return { missing: names.nameOf(path), readTime };
    const fields = mask ? onlyPaths(document.fields, mask) : document.fields;
    return { found: toWireDocument({ ...document, fields }, names), readTime };
  });
  return [...first, ...answers];
};

/** `:runQuery`: one message for each document, or one with the time alone. */
export const runQueryCall: Handler = (call) => {
  const { firestore, names, identity, body, path } = call;
  const query = parseQuery(path, structured(call, 'structuredQuery'));
  const { transaction, first } = transactionOf(call);
  refuseExplain(body);
  const documents = firestore.query(identity, query, transaction);
  const readTime = formatMicros(firestore.database.readTime);
  const { select } = query;
  const answers = documents.map((document) => {
    const fields = select ? onlyPaths(document.fields, select) : document.fields;
    return { document: toWireDocument({ ...document, fields }, names), readTime };
  });
  const skipped = query.offset > 0 ? { skippedResults: query.offset } : {};
  return [...first, ...(answers.length > 0 ? answers : [{ readTime, ...skipped }])];
};

/** `:runAggregationQuery`: one message with the values by alias. */
export const runAggregationCall: Handler = (call) => {
  const { firestore, identity, path, body } = call;
  refuseExplain(body);
  const request = parseAggregationQuery(path, structured(call, 'structuredAggregationQuery'));
  const { transaction, first } = transactionOf(call);
  const aggregateFields = firestore.aggregate(identity, request, transaction);
  return [...first, { result: { aggregateFields }, readTime: formatMicros(firestore.database.readTime) }];
};

function refuseExplain(body: Json): void {
  if (member(body, 'explainOptions') === undefined) return;
  throw new StatusError('UNIMPLEMENTED', 'Explaining a query is not supported by this backend.');
}

function structured({ body }: Call, name: string): unknown {
  const query = member(body, name);
  if (query === undefined) throw invalid(`${name} is missing.`);
  return query;
}

/** The transaction a read belongs to, begun now when the client asks for a new one: its id comes first. */
function transactionOf({ body, firestore }: Call): {
  readonly transaction?: string;
  readonly first: readonly unknown[];
} {
  const options = member(body, 'newTransaction');
  if (options !== undefined) {
    const transaction = firestore.transactions.begin(isReadOnly(options));
    return { transaction, first: [{ transaction }] };
  }
  const transaction = readString(member(body, 'transaction'), 'transaction');
  return transaction === '' ? { first: [] } : { transaction, first: [] };
}

/** Whether `TransactionOptions` ask for reads alone. */
export const isReadOnly = (options: unknown): boolean =>
  isObject(member(readObject(options, 'options'), 'readOnly'));

/** Whether a query parameter is set to true. */
export const isSet = (value: string | null): boolean => value === 'true' || value === '1';
