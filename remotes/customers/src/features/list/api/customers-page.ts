import { type QuerySpec, useLivePage } from '@fm/data';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  CONTRACT_NOTICE_DAYS,
  CUSTOMER_STATUSES,
  type CustomerStatus,
  customers,
  STATUSES_WITH_REASON,
} from '@fm/domain/customer';
import type { CustomerView } from '../customer-view';

type Part = (spec: QuerySpec) => QuerySpec;

/** No customer has it: two filters may leave no status at all. */
const NO_STATUS = 'none';

function statusesOf({ status, attention }: CustomerView['filter']): readonly string[] {
  const wanted = CUSTOMER_STATUSES.filter((one) =>
    status === undefined ? one !== 'former' : status === 'all' || status === one,
  );
  const left: readonly CustomerStatus[] =
    attention === 'held' ? wanted.filter((one) => STATUSES_WITH_REASON.includes(one)) : wanted;
  return left.length === 0 ? [NO_STATUS] : left;
}

const byStatus =
  (filter: CustomerView['filter']): Part =>
  (spec) => {
    const [only, ...more] = statusesOf(filter);
    return more.length === 0
      ? spec.where('status', '==', only)
      : spec.where('status', 'in', statusesOf(filter));
  };

const byField =
  (field: string, value: string | undefined): Part =>
  (spec) =>
    value ? spec.where(field, '==', value) : spec;

const byTag =
  ({ tag }: CustomerView['filter']): Part =>
  (spec) =>
    tag ? spec.where('tags', 'array-contains', tag) : spec;

/** What ends first comes first where contracts are asked for: the database orders by what it compares. */
const inOrder =
  ({ filter, sort: { column, direction } }: CustomerView): Part =>
  (spec) =>
    filter.attention === 'contract'
      ? spec
          .where('contractEnd', '<=', addDays(today(COMPANY.timezone), CONTRACT_NOTICE_DAYS))
          .orderBy('contractEnd')
      : spec.orderBy(column === 'changed' ? 'updatedAt' : 'nameLower', direction);

const customersOf =
  (view: CustomerView): Part =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(byStatus(view.filter))
      .apply(byField('kind', view.filter.kind))
      .apply(byField('accountManagerRef.id', view.filter.manager))
      .apply(byField('town', view.filter.town))
      .apply(byTag(view.filter))
      .apply(inOrder(view));

/** One page of 50 customers, live. At most 51 reads whatever the collection's size. */
export const useCustomersPage = (view: CustomerView) =>
  useLivePage(customers, customersOf(view), { cursor: view.cursor, search: view.search });
