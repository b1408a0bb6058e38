import { type Json, member, readCount, readList, readObject, readString } from '../json';
import type { Path } from '../names';
import { invalid } from '../status';
import { type FieldPath, valueAt } from '../values/field-path';
import { doubleValue, NULL, readDouble, type Value } from '../values/value';
import { parseFieldReference } from './parse-filter';
import { parseQuery } from './parse-query';
import type { Query } from './query';
import { countQuery, type QuerySource, runQuery } from './run-query';

const MAX_AGGREGATIONS = 5;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** One number asked for over a query's documents. */
type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: number | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);

export interface AggregationQuery {
  readonly query: Query;
  readonly aggregations: readonly Aggregation[];
}

/** Reads a `StructuredAggregationQuery`. Throws INVALID_ARGUMENT. */
export function parseAggregationQuery(parent: Path, json: unknown): AggregationQuery {
  const request = readObject(json, 'structuredAggregationQuery');
  const aggregations = readList(member(request, 'aggregations'), 'aggregations').map(parseAggregation);
  if (aggregations.length === 0 || aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(`An aggregation query needs 1 to ${MAX_AGGREGATIONS} aggregations.`);
  }
  const aliases = new Set(aggregations.map(({ alias }) => alias));
  if (aliases.size < aggregations.length) throw invalid('Aliases of aggregations must differ.');
  return { query: parseQuery(parent, member(request, 'structuredQuery')), aggregations };
}

function parseAggregation(json: unknown, index: number): Aggregation {
  const aggregation = readObject(json, 'aggregations');
  const alias = readString(member(aggregation, 'alias'), 'alias') || `field_${index + 1}`;
  const count = member(aggregation, 'count');
  if (count !== undefined) {
    return { alias, kind: 'count', upTo: readCount(member(readObject(count, 'count'), 'upTo'), 'upTo') };
  }
  for (const kind of ['sum', 'avg'] as const) {
    const content = member(aggregation, kind);
    if (content === undefined) continue;
    const { field }: Json = readObject(content, kind);
    return { alias, kind, field: parseFieldReference(field) };
  }
  throw invalid('An aggregation must be count, sum or avg.');
}

/** The values by alias. Documents are read only for sums and averages. */
export function runAggregation(
  { query, aggregations }: AggregationQuery,
  source: QuerySource,
): Record<string, Value> {
  const needsDocuments = aggregations.some(({ kind }) => kind !== 'count');
  const documents = needsDocuments ? runQuery(query, source) : undefined;
  const result: Record<string, Value> = {};
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') {
      const upTo = aggregation.upTo ?? Number.POSITIVE_INFINITY;
      const count = documents ? Math.min(documents.length, upTo) : countQuery(query, source, upTo);
      result[aggregation.alias] = { integerValue: String(count) };
      continue;
    }
    const values = (documents ?? []).map(({ fields }) => valueAt(fields, aggregation.field));
    const numbers = values.filter((value): value is Value => isNumber(value));
    result[aggregation.alias] = aggregation.kind === 'sum' ? sumOf(numbers) : averageOf(numbers);
  }
  return result;
}

const isNumber = (value: Value | undefined): boolean =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

const numberOf = (value: Value): number =>
  'doubleValue' in value
    ? readDouble(value.doubleValue)
    : 'integerValue' in value
      ? Number(value.integerValue)
      : Number.NaN;

/** A whole number while all are and 64 bits hold it, else a double. */
function sumOf(numbers: readonly Value[]): Value {
  let integers = 0n;
  let doubles = 0;
  let hasDouble = false;
  for (const value of numbers) {
    if ('integerValue' in value) integers += BigInt(value.integerValue);
    else {
      hasDouble = true;
      doubles += numberOf(value);
    }
  }
  const fits = integers >= INT64_MIN && integers <= INT64_MAX;
  if (!hasDouble && fits) return { integerValue: integers.toString() };
  return doubleValue(Number(integers) + doubles);
}

function averageOf(numbers: readonly Value[]): Value {
  if (numbers.length === 0) return NULL;
  return doubleValue(numbers.reduce((sum, value) => sum + numberOf(value), 0) / numbers.length);
}
