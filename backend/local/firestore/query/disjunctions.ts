import { invalid } from '../status';
import type { FieldFilter, Filter } from './query';

const MAX_DISJUNCTIONS = 30;

/** Comparisons that must all hold. */
export type Conjunction = readonly FieldFilter[];

/**
 * A filter as alternatives, each a list of comparisons that must all hold; `in` and `array-contains-any` become
 * one alternative for each of their values. Without a filter there is one alternative without conditions.
 * Throws INVALID_ARGUMENT above 30 alternatives, as the service does.
 */
export function disjunctions(filter: Filter | undefined): readonly Conjunction[] {
  return filter === undefined ? [[]] : expand(filter);
}

function expand(filter: Filter): readonly Conjunction[] {
  if (filter.kind === 'field') return expandField(filter);
  if (filter.op === 'or') return checked(filter.filters.flatMap(expand));
  return filter.filters
    .map(expand)
    .reduce<readonly Conjunction[]>(
      (left, right) => checked(left.flatMap((a) => right.map((b) => [...a, ...b]))),
      [[]],
    );
}

function expandField(filter: FieldFilter): readonly Conjunction[] {
  const { field, op, value } = filter;
  if ((op !== 'in' && op !== 'array-contains-any') || !('arrayValue' in value)) return [[filter]];
  const single = op === 'in' ? '==' : 'array-contains';
  return value.arrayValue.values.map((item) => [{ kind: 'field', field, op: single, value: item }]);
}

function checked(alternatives: readonly Conjunction[]): readonly Conjunction[] {
  if (alternatives.length <= MAX_DISJUNCTIONS) return alternatives;
  throw invalid(
    `Too many disjunctions after normalization. Result had ${alternatives.length} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
  );
}
