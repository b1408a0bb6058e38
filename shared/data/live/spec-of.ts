import { type DocumentQuery, idOf } from '@fm/workflows/documents';
import { QuerySpec } from './query-spec';

/** A query of a workflow as the SDK's own. */
export function specOf({ path, everywhere, filters, orders }: DocumentQuery): QuerySpec {
  const all = everywhere ? QuerySpec.of(idOf(path), true) : QuerySpec.of(path);
  const filtered = filters.reduce((spec, filter) => spec.where(...filter), all);
  return orders.reduce((spec, order) => spec.orderBy(...order), filtered);
}
