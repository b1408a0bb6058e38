import { isNaNValue, NULL, type Value } from '../values/value';
import type { FieldFilter, FieldOperator, Filter } from './query';

const NO_VALUES: Value = { arrayValue: { values: [] } };
/** Null and NaN: a comparison finds neither, only `is null` and `is NaN` do. */
const isUnequal = (value: Value): boolean => 'nullValue' in value || isNaNValue(value);

/**
 * A comparison as the service means it: nothing equals, is in or contains null or NaN, and `!= NaN` is true of every
 * value but null. Where nothing can match, the result is `in` without values.
 */
export function withoutUnequal(filter: FieldFilter): FieldFilter {
  const { op, value } = filter;
  const operands = isOfList(op) && 'arrayValue' in value ? value.arrayValue.values : [value];
  if (!operands.some(isUnequal)) return filter;
  const comparable = operands.filter((operand) => !isUnequal(operand));
  const hasNull = operands.some((operand) => 'nullValue' in operand);
  if (op === '!=' && !hasNull) return { ...filter, value: NULL };
  if (op === 'not-in' && !hasNull) return { ...filter, value: { arrayValue: { values: comparable } } };
  const isAnyLeft = comparable.length > 0 && op !== 'not-in';
  return isAnyLeft
    ? { ...filter, value: { arrayValue: { values: comparable } } }
    : { ...filter, op: 'in', value: NO_VALUES };
}

/** A filter without the comparisons that nothing can match. */
export function withoutImpossible(filter: Filter): Filter {
  if (filter.kind === 'composite') return { ...filter, filters: filter.filters.map(withoutImpossible) };
  const isImpossible =
    filter.op === 'in' && 'arrayValue' in filter.value && filter.value.arrayValue.values.length === 0;
  return isImpossible ? { kind: 'composite', op: 'and', filters: [] } : filter;
}

const isOfList = (op: FieldOperator): boolean =>
  op === 'in' || op === 'not-in' || op === 'array-contains-any';
