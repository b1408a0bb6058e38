import type { QuerySpec } from '@fm/data';
import type { Query } from '@fm/local-backend/indexes';
import { parseQuery } from '@fm/local-backend/indexes';

/** How a screen asks: for rows in their order, for those before a page in the opposite one, or for a number. */
export type Way = 'rows' | 'backwards' | 'number';

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

/** The query as the backend reads it when the SDK has sent it. */
export function queryOf(spec: QuerySpec, way: Way): Query {
  const { path, group, filters, alternatives, countedOrders } = spec;
  const orders = way === 'number' ? countedOrders : spec.orders;
  const last = orders.at(-1)?.[1] ?? 'asc';
  const orderBy = [...orders, ['__name__', last] as const].map(([fieldPath, direction]) => ({
    field: { fieldPath },
    direction: (direction === 'asc') === (way !== 'backwards') ? 'ASCENDING' : 'DESCENDING',
  }));
  const steps = path.split('/');
  return parseQuery(steps.slice(0, -1).join('/'), {
    from: [{ collectionId: steps.at(-1), allDescendants: group }],
    where: all([
      ...filters.map(fieldFilter),
      ...(alternatives.length === 0
        ? []
        : [{ compositeFilter: { op: 'OR', filters: alternatives.map((one) => all(one.map(fieldFilter))) } }]),
    ]),
    ...(orders.length === 0 && way === 'number' ? {} : { orderBy }),
  });
}

const all = (filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });

const fieldFilter = ([fieldPath, operator, value]: QuerySpec['filters'][number]) => ({
  fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value: wireValue(fieldPath, value) },
});

/** For an index it matters how many values there are and not which; names have a type of their own. */
function wireValue(fieldPath: string, value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map((one) => wireValue(fieldPath, one)) } };
  return fieldPath === '__name__'
    ? { referenceValue: `projects/p/databases/(default)/documents/c/${String(value)}` }
    : { stringValue: String(value) };
}
