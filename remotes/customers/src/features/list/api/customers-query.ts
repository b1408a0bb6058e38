import { type AskedView, equal, type Narrow } from '@fm/data';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { Customer } from '@fm/domain/customer';
import {
  CONTRACT_NOTICE_DAYS,
  CUSTOMER_STATUSES,
  type CustomerStatus,
  STATUSES_WITH_REASON,
} from '@fm/domain/customer';

export type CustomerFilter = 'status' | 'attention' | 'kind' | 'manager' | 'town' | 'tag';
export type CustomerSort = 'name' | 'changed';
export type CustomerView = AskedView<CustomerFilter, CustomerSort>;

type Part = Narrow<Customer>;

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

/** Customers that fit every filter, in their order. */
export const customersQuery =
  (view: CustomerView): Part =>
  (spec) =>
    spec
      .where('trashed', '==', false)
      .apply(byStatus(view.filter))
      .apply(equal('kind', view.filter.kind))
      .apply(equal('accountManagerRef.id', view.filter.manager))
      .apply(equal('town', view.filter.town))
      .apply(byTag(view.filter))
      .apply(inOrder(view));
