import { useRecordName } from '@fm/data';
import { assets } from '@fm/domain/asset';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { sites } from '@fm/domain/site';
import { NO_LEAD, type WorkOrderView } from '../work-order-view';

/** What stands in place of a person's id. */
const NOT_A_PERSON: Readonly<Record<string, string>> = { me: 'me', [NO_LEAD]: 'nobody' };

export type FilterNames = ReturnType<typeof useFilterNames>;

/** The names of the people, customers, sites and assets a view filters by: the address knows their ids alone. */
export function useFilterNames({ lead, crew, customer, site, asset }: WorkOrderView['filter']) {
  const named = NOT_A_PERSON[lead ?? ''];
  const person = useRecordName(employees, named === undefined ? lead : undefined);
  return {
    lead: named ?? person,
    crew: useRecordName(employees, crew),
    customer: useRecordName(customers, customer),
    site: useRecordName(sites, site),
    asset: useRecordName(assets, asset),
  };
}
