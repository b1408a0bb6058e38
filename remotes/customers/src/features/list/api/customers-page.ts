import { type QuerySpec, useLivePage } from '@fm/data';
import { CUSTOMER_STATUSES, customers } from '@fm/domain/customer';
import type { CustomerView } from '../customer-view';

type Part = (spec: QuerySpec) => QuerySpec;

const NOT_FORMER = CUSTOMER_STATUSES.filter((status) => status !== 'former');

const byStatus =
  ({ status }: CustomerView['filter']): Part =>
  (spec) => {
    if (status === 'all') return spec.where('status', 'in', CUSTOMER_STATUSES);
    return status ? spec.where('status', '==', status) : spec.where('status', 'in', NOT_FORMER);
  };

const byKind =
  ({ kind }: CustomerView['filter']): Part =>
  (spec) =>
    kind ? spec.where('kind', '==', kind) : spec;

const byManager =
  ({ manager }: CustomerView['filter']): Part =>
  (spec) =>
    manager ? spec.where('accountManagerRef.id', '==', manager) : spec;

const inOrder =
  ({ column, direction }: CustomerView['sort']): Part =>
  (spec) =>
    spec.orderBy(column === 'changed' ? 'updatedAt' : 'nameLower', direction);

const live: Part = (spec) => spec.where('trashed', '==', false);

/** One page of 50 customers, live. At most 51 reads whatever the collection's size. */
export const useCustomersPage = ({ filter, sort, cursor, search }: CustomerView) =>
  useLivePage(
    customers,
    (spec) =>
      spec
        .apply(live)
        .apply(byStatus(filter))
        .apply(byKind(filter))
        .apply(byManager(filter))
        .apply(inOrder(sort)),
    { cursor, search },
  );
