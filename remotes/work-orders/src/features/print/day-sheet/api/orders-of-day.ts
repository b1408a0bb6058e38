import { type LiveRows, type Query, useLiveRows } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import { STATUS_GROUP_OF, WORK_ORDER_STATUSES, type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Orders on one list: a day of a large team. */
export const MOST_OF_DAY = 60;

const OPEN_STATUSES = WORK_ORDER_STATUSES.filter((status) => STATUS_GROUP_OF[status] !== 'closed');

export type OrdersOfDay = LiveRows<WorkOrder> & {
  /** As many were read as fit on a list: there may be more. */
  readonly isCut: boolean;
};

/** What is planned for a day and not finished, in the order in which it starts; of a person, what they lead or go to. */
export function useOrdersOfDay(day: CalendarDay, person: string | undefined): OrdersOfDay {
  const ofDay = (spec: Query<WorkOrder>) =>
    spec.where('trashed', '==', false).where('status', 'in', OPEN_STATUSES).where('plannedDay', '==', day);
  const led = useLiveRows(
    workOrders,
    (spec) => {
      const all = spec.apply(ofDay);
      return (person === undefined ? all : all.where('leadId', '==', person)).orderBy('plannedStart');
    },
    MOST_OF_DAY,
  );
  const joined = useLiveRows(
    person === undefined ? undefined : workOrders,
    (spec) => spec.apply(ofDay).where('crewIds', 'array-contains', person).orderBy('plannedStart'),
    MOST_OF_DAY,
  );
  const isCut = led.rows.length === MOST_OF_DAY || joined.rows.length === MOST_OF_DAY;
  if (person === undefined) return { ...led, isCut };
  const waiting = [led, joined].find(({ status }) => status !== 'ready');
  if (waiting) return { ...waiting, rows: [], isCut };
  return { ...led, rows: inOrder([...led.rows, ...joined.rows]), isCut };
}

/** Each once, the earliest first: somebody may lead an order and be on its crew. */
export function inOrder(orders: readonly Stored<WorkOrder>[]): Stored<WorkOrder>[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const startOf = ({ plannedStart }: WorkOrder) => plannedStart?.getTime() ?? 0;
  return [...byId.values()].sort((a, b) => startOf(a) - startOf(b) || a.id.localeCompare(b.id));
}
