import { type LiveRows, type Query, useLiveRows } from '@fm/data';
import { type CalendarDay, isCalendarDay } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Orders that are looked at: once those they lead, and once those on whose crew they are. */
const MOST_ORDERS = 30;

/** Days, both included; '' while one is not typed. */
export interface Days {
  readonly from: CalendarDay | '';
  readonly to: CalendarDay | '';
}

/** Work that is planned for somebody, and whether there is more than was looked at. */
export interface PlannedWork {
  /** Unfinished ones, the first planned first; none while they are not known. */
  readonly orders: readonly Stored<WorkOrder>[];
  readonly capped: boolean;
  readonly status: LiveRows<WorkOrder>['status'];
  readonly failure: LiveRows<WorkOrder>['failure'];
  retry(): void;
}

/** What this person is planned for on these days, from `today` on, live. Reads 60 orders at most. */
export function usePlannedWork(id: string | undefined, { from, to }: Days, today: CalendarDay): PlannedWork {
  const first = from < today ? today : from;
  const asked =
    id !== undefined && isCalendarDay(from) && isCalendarDay(to) && first <= to ? workOrders : undefined;
  const person = id ?? '';
  const days = (spec: Query<WorkOrder>) =>
    spec
      .where('trashed', '==', false)
      .where('plannedDay', '>=', first)
      .where('plannedDay', '<=', to)
      .orderBy('plannedDay');
  const leading = useLiveRows(asked, (spec) => days(spec.where('leadId', 'in', [person])), MOST_ORDERS);
  const helping = useLiveRows(
    asked,
    (spec) => days(spec.where('crewIds', 'array-contains-any', [person])),
    MOST_ORDERS,
  );
  const both = [leading, helping];
  const all = both.flatMap(({ rows }) => rows).filter(({ statusGroup }) => statusGroup !== 'closed');
  const { status, failure } = both.find(({ status }) => status !== 'ready') ?? leading;
  return {
    status,
    failure,
    retry: () => {
      for (const one of both) if (one.status === 'failed') one.retry();
    },
    orders: [...new Map(all.map((order) => [order.id, order])).values()].sort(
      (a, b) => (a.plannedStart?.getTime() ?? 0) - (b.plannedStart?.getTime() ?? 0),
    ),
    capped: both.some(({ rows }) => rows.length === MOST_ORDERS),
  };
}
