import { type LivePage, type QuerySpec, useLivePage } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { wholeDay } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_STATUSES, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { askedTime, fitting } from '../../list/api/filtered-orders';
import { statusesOf, type WorkOrderView } from '../../list/work-order-view';

/** Orders a day or a week shows at most; a busier week is looked at day by day, or filtered. */
export const PERIOD_SIZE = 200;

/** What was done stays in the calendar; what was called off leaves it unless asked for. */
export const CALENDAR_STATUSES = WORK_ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** The longest shift that begins the evening before and still belongs on the first day. */
const NIGHT_MS = 12 * 60 * 60_000;

interface Asked {
  readonly size?: number;
  /** Also those that began the night before and go on: left out where days show what starts on them alone. */
  readonly nightBefore?: boolean;
}

/** Planned orders of some days, as far as they were read. */
export interface PeriodOrders {
  readonly page: LivePage<WorkOrder>;
  readonly orders: readonly Stored<WorkOrder>[];
  /** There are more than were read: those that start later are missing. */
  readonly cut: boolean;
}

/**
 * Orders that start on these days by the company's clock, in their order, live. At most `size` reads and one count.
 * Due dates are sifted here: the database compares one field at a time, and here that is the start.
 */
export function usePeriodOrders(
  view: WorkOrderView,
  first: CalendarDay,
  last: CalendarDay,
  { size = PERIOD_SIZE, nightBefore = true }: Asked = {},
): PeriodOrders {
  const { employeeId } = useSession();
  const { filter, search } = view;
  const { dueFrom, dueTo, planned } = askedTime(filter);
  const start = wholeDay(first, COMPANY.timezone).start.getTime();
  const starting = (spec: QuerySpec) =>
    spec
      .where('plannedStart', '>=', new Date(start - (nightBefore ? NIGHT_MS : 0)))
      .where('plannedStart', '<', wholeDay(last, COMPANY.timezone).end)
      .orderBy('plannedStart');
  const page = useLivePage(
    workOrders,
    (spec) => spec.apply(fitting(filter, statusesOf(filter, CALENDAR_STATUSES), employeeId)).apply(starting),
    { search, size },
  );
  const orders = page.rows.filter(
    ({ dueSort, plannedDay }) =>
      (planned === undefined || plannedDay === planned) &&
      (dueFrom === undefined || dueSort >= dueFrom) &&
      (dueTo === undefined || dueSort <= dueTo),
  );
  return { page, orders, cut: page.next !== undefined || page.capped };
}
