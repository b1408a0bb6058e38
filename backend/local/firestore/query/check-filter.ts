import { invalid, StatusError } from '../status';
import type { Conjunction } from './disjunctions';
import { type FieldOperator, type Filter, fieldFilters, INEQUALITIES, isDocumentName } from './query';

const NEGATIVE: ReadonlySet<FieldOperator> = new Set(['!=', 'not-in']);
const FIXING: ReadonlySet<FieldOperator> = new Set(['==', 'in']);
const OF_ALTERNATIVES: ReadonlySet<FieldOperator> = new Set(['in', 'array-contains-any']);
const OF_ARRAYS: ReadonlySet<FieldOperator> = new Set(['array-contains', 'array-contains-any']);

/**
 * Refuses combinations of comparisons the service has no indexes for. Throws INVALID_ARGUMENT, or FAILED_PRECONDITION
 * for two looks into arrays that must both hold.
 */
export function checkFilter(filter: Filter | undefined, alternatives: readonly Conjunction[]): void {
  const comparisons = fieldFilters(filter);
  const operators = comparisons.map(({ op }) => op);
  if (operators.filter((op) => NEGATIVE.has(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const ranged = comparisons.filter(({ op }) => INEQUALITIES.has(op)).map(({ field }) => field);
  const isKeyFixed = comparisons.some(({ op, field }) => isDocumentName(field) && FIXING.has(op));
  if (isKeyFixed && ranged.length > 0 && !ranged.some(isDocumentName)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  const hasAlternatives = hasOr(filter) || operators.some((op) => OF_ALTERNATIVES.has(op));
  if (operators.includes('not-in') && hasAlternatives) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  const intoArrays = (all: Conjunction) => all.filter(({ op }) => OF_ARRAYS.has(op)).length;
  if (alternatives.some((all) => intoArrays(all) > 1)) {
    throw new StatusError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query');
  }
}

const hasOr = (filter: Filter | undefined): boolean =>
  filter?.kind === 'composite' &&
  ((filter.op === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr));
