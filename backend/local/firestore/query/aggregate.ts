import type { StoredDocument } from '../documents/document';
import { isObject, type Json, member, readCount, readList, readObject, readString } from '../json';
import { isReserved, type Path } from '../names';
import { invalid } from '../status';
import { type FieldPath, valueAt } from '../values/field-path';
import { doubleValue, NULL, readDouble, type Value } from '../values/value';
import { parseFieldReference } from './parse-filter';
import { parseQuery } from './parse-query';
import { isDocumentName, type Query } from './query';
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
  const size = aggregations.length;
  if (size === 0) throw invalid('Aggregations can not be empty.');
  if (size > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${size}`,
    );
  }
  const aliases = aggregations.map(({ alias }) => alias);
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) < index);
  if (twice !== undefined) throw invalid(`Aggregation aliases contain duplicate alias: ${twice}.`);
  return { query: parseQuery(parent, member(request, 'structuredQuery')), aggregations };
}

function parseAggregation(json: unknown, index: number): Aggregation {
  const aggregation = readObject(json, 'aggregations');
  const alias = readString(member(aggregation, 'alias'), 'alias') || `field_${index + 1}`;
  if (isReserved(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
  const count = member(aggregation, 'count');
  if (count !== undefined) return { alias, kind: 'count', upTo: parseUpTo(readObject(count, 'count')) };
  for (const kind of ['sum', 'avg'] as const) {
    const content = member(aggregation, kind);
    if (content === undefined) continue;
    const { field: reference }: Json = readObject(content, kind);
    const field = parseFieldReference(reference);
    if (isDocumentName(field)) {
      throw invalid('Aggregations are not supported for the property: __key__');
    }
    return { alias, kind, field };
  }
  throw invalid('Operator field in Aggregation is not set.');
}

function parseUpTo(count: Json): number | undefined {
  const upTo = member(count, 'upTo');
  const number = isObject(upTo) ? member(upTo, 'value') : upTo;
  if (Number(number) < 0) {
    throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  }
  return readCount(upTo, 'upTo');
}

/** The fields of sums and averages. */
export const summedFields = ({ aggregations }: AggregationQuery): readonly FieldPath[] =>
  aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));

/** The values by alias. Documents are read only for sums and averages. */
export function runAggregation(request: AggregationQuery, source: QuerySource): Record<string, Value> {
  const { query, aggregations } = request;
  const fields = summedFields(request);
  const documents = fields.length > 0 ? withFields(fields, query, source) : undefined;
  const result: Record<string, Value> = {};
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') {
      const upTo = aggregation.upTo ?? Number.POSITIVE_INFINITY;
      const count = documents ? Math.min(documents.length, upTo) : countQuery(query, source, upTo);
      result[aggregation.alias] = { integerValue: String(count) };
      continue;
    }
    const values = (documents ?? []).map((document) => valueAt(document.fields, aggregation.field));
    const numbers = values.filter((value): value is Value => isNumber(value));
    result[aggregation.alias] = aggregation.kind === 'sum' ? sumOf(numbers) : averageOf(numbers);
  }
  return result;
}

/**
 * The documents that have all summed fields: the service goes through an index of them, so that a document without
 * one is not counted either, and neither offset nor limit sees it.
 */
function withFields(
  fields: readonly FieldPath[],
  query: Query,
  source: QuerySource,
): readonly StoredDocument[] {
  const { offset, limit = Number.POSITIVE_INFINITY } = query;
  const all = runQuery({ ...query, offset: 0, limit: undefined }, source);
  const complete = all.filter((document) =>
    fields.every((field) => valueAt(document.fields, field) !== undefined),
  );
  return complete.slice(offset, offset + limit);
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
