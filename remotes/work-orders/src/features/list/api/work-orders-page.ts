import { useLivePage } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { statusesOf, type WorkOrderSort, type WorkOrderView } from '../work-order-view';
import { fitting, inTime } from './filtered-orders';

const FIELD_OF: Readonly<Record<WorkOrderSort, string>> = {
  due: 'dueSort',
  number: 'number',
  customer: 'customerRef.name',
};

/** One page of 50 work orders, live. At most 51 reads whatever the collection's size. */
export function useWorkOrdersPage({ filter, sort, cursor, search }: WorkOrderView) {
  const { employeeId } = useSession();
  return useLivePage(
    workOrders,
    (spec) =>
      spec
        .apply(fitting(filter, statusesOf(filter), employeeId))
        .apply(inTime(filter, (by) => by.orderBy(FIELD_OF[sort.column], sort.direction))),
    { cursor, search },
  );
}
