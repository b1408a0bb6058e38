import { type QuerySpec, useLivePage } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { statusesOf, type WorkOrderSort, type WorkOrderView } from '../work-order-view';
import { fitting, inTime } from './filtered-orders';

const FIELD_OF: Readonly<Record<WorkOrderSort, string>> = {
  due: 'dueSort',
  number: 'number',
  customer: 'customerRef.name',
};

/** In the order that a table is sorted in. */
export const orderedBy =
  ({ column, direction }: WorkOrderView['sort']) =>
  (spec: QuerySpec): QuerySpec =>
    spec.orderBy(FIELD_OF[column], direction);

/** One page of 50 work orders, live. At most 51 reads whatever the collection's size. */
export function useWorkOrdersPage({ filter, sort, cursor, search }: WorkOrderView) {
  const { employeeId } = useSession();
  return useLivePage(
    workOrders,
    (spec) =>
      spec
        .apply(fitting(filter, statusesOf(filter, 'table'), employeeId))
        .apply(inTime(filter, orderedBy(sort))),
    { cursor, search },
  );
}
