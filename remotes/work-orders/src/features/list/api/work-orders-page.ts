import { type QuerySpec, useLivePage } from '@fm/data';
import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { NO_LEAD, statusesOf, type WorkOrderSort, type WorkOrderView } from '../work-order-view';

type Part = (spec: QuerySpec) => QuerySpec;

const live: Part = (spec) => spec.where('trashed', '==', false);

const equal =
  (field: string, value: string | undefined): Part =>
  (spec) =>
    value ? spec.where(field, '==', value) : spec;

const byLead =
  (lead: string | undefined, self: string | undefined): Part =>
  (spec) => {
    if (lead === NO_LEAD) return spec.where('leadId', '==', '');
    return spec.apply(equal('leadId', lead === 'me' ? (self ?? 'nobody') : lead));
  };

const FIELD_OF: Readonly<Record<WorkOrderSort, string>> = {
  due: 'dueSort',
  number: 'number',
  customer: 'customerRef.name',
};

/** Overdue ones come by due date alone: the database orders by what it compares. */
const byTime =
  ({ filter: { time }, sort }: WorkOrderView): Part =>
  (spec) => {
    const now = today(COMPANY.timezone);
    if (time === 'overdue') return spec.where('dueSort', '<', now).orderBy('dueSort');
    const planned = time === 'today' ? now : time === 'tomorrow' ? addDays(now, 1) : undefined;
    return spec.apply(equal('plannedDay', planned)).orderBy(FIELD_OF[sort.column], sort.direction);
  };

/** One page of 50 work orders, live. At most 51 reads whatever the collection's size. */
export function useWorkOrdersPage(view: WorkOrderView) {
  const { employeeId } = useSession();
  const { filter, cursor, search } = view;
  return useLivePage(
    workOrders,
    (spec) =>
      spec
        .apply(live)
        .where('status', 'in', statusesOf(filter))
        .apply(equal('type', filter.type))
        .apply(equal('priority', filter.priority))
        .apply(byLead(filter.lead, employeeId))
        .apply(equal('customerRef.id', filter.customer))
        .apply(equal('siteRef.id', filter.site))
        .apply(byTime(view)),
    { cursor, search },
  );
}
