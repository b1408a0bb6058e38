import { useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { sites } from '@fm/domain/site';
import type { WorkOrderView } from '../work-order-view';

/** The names of the people, customers and sites a view filters by: the address knows their ids alone. */
export function useFilterNames({ lead, customer, site }: WorkOrderView['filter']) {
  const person = useLiveRecord(employees, lead === 'me' ? undefined : lead);
  const company = useLiveRecord(customers, customer);
  const place = useLiveRecord(sites, site);
  return {
    lead: lead === 'me' ? 'me' : person.status === 'ready' ? person.record.displayName : '…',
    customer: company.status === 'ready' ? company.record.name : '…',
    site: place.status === 'ready' ? place.record.name : '…',
  };
}
