import type { Narrow } from '@fm/data';
import type { PathOf, Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import type { Looking } from '@fm/screens/list';
import { statusesOf, type WorkOrderSort, type WorkOrderView } from '../work-order-view';
import { fitting, inTime } from './filtered-orders';

const FIELD_OF: Readonly<Record<WorkOrderSort, PathOf<Stored<WorkOrder>>>> = {
  due: 'dueSort',
  number: 'numberSort',
  customer: 'customerRef.name',
};

/** In the order that a table is sorted in. */
export const orderedBy =
  ({ column, direction }: WorkOrderView['sort']): Narrow<WorkOrder> =>
  (spec) =>
    spec.orderBy(FIELD_OF[column], direction);

/** The work orders of the table, in its order. */
export const ordersQuery =
  ({ filter, sort }: Pick<WorkOrderView, 'filter' | 'sort'>, { self }: Looking): Narrow<WorkOrder> =>
  (spec) =>
    spec.apply(fitting(filter, statusesOf(filter, 'table'), self)).apply(inTime(filter, orderedBy(sort)));
