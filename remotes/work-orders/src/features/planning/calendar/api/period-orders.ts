import { type LivePage, useLivePage, useTotal } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { wholeDay } from '@fm/domain/planning';
import type { Count, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { asksTime, fitting, isInTime, starting } from '../../../list/api/filtered-orders';
import { statusesOf, type WorkOrderView } from '../../../list/work-order-view';

/** Orders a day or a week shows at most; a busier week is looked at day by day, or filtered. */
export const PERIOD_SIZE = 200;

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
  /** How many start on these days; undefined while that is not known. */
  readonly matching: Count | undefined;
}

/**
 * Orders that start on these days by the company's clock, in their order, live. At most `size` reads and one count.
 * Due dates are sifted here: the database compares one field at a time, and here that is the start.
 */
export function usePeriodOrders(
  view: Pick<WorkOrderView, 'filter' | 'search'>,
  first: CalendarDay,
  last: CalendarDay,
  { size = PERIOD_SIZE, nightBefore = true }: Asked = {},
): PeriodOrders {
  const { employeeId } = useSession();
  const { filter, search } = view;
  const page = useLivePage(
    workOrders,
    (spec) =>
      spec
        .apply(fitting(filter, statusesOf(filter, 'calendar'), employeeId))
        .apply(starting(first, last, nightBefore ? NIGHT_MS : 0)),
    { search, size },
  );
  const orders = page.rows.filter(isInTime(filter));
  const cut = page.next !== undefined || page.capped;
  const { start } = wholeDay(first, COMPANY.timezone);
  const isNight = ({ plannedStart }: WorkOrder) => plannedStart !== undefined && plannedStart < start;
  return { page, orders, cut, matching: matchingOf() };

  function matchingOf(): Count | undefined {
    if (page.status !== 'ready') return undefined;
    if (!cut || asksTime(filter))
      return { count: orders.filter((order) => !isNight(order)).length, atLeast: cut };
    return page.total && { ...page.total, count: page.total.count - page.rows.filter(isNight).length };
  }
}

/** What is planned for some days, whatever the filters. */
export interface PeriodLoad {
  /** Undefined while not known. */
  readonly orders: readonly Stored<WorkOrder>[] | undefined;
  /** There are more than were read. */
  readonly cut: boolean;
}

const EVERYTHING: Pick<WorkOrderView, 'filter' | 'search'> = { filter: {}, search: '' };

/** All that is planned for these days, live. No reads of its own where no filter hides anything. */
export function usePeriodLoad(days: readonly CalendarDay[]): PeriodLoad {
  const first = days[0] ?? '';
  const { page, orders, cut } = usePeriodOrders(EVERYTHING, first, days.at(-1) ?? first);
  return { orders: page.status === 'ready' ? orders : undefined, cut };
}

/** How many start on these days whatever the filter, cancelled ones too. */
export const usePeriodTotal = (first: CalendarDay, last: CalendarDay): Count | undefined =>
  useTotal(workOrders, (spec) => spec.where('trashed', '==', false).apply(starting(first, last))).total;
