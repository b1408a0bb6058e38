import type { CalendarDay } from '@fm/domain/calendar-day';
import { dayIn } from '@fm/domain/calendar-day';
import { daysShown } from '@fm/domain/planning';
import { ErrorState, formatDay, formatNumber, Notice, Skeleton } from '@fm/ui';
import type { PlanAddress } from '../list/plan-address';
import type { WorkOrderView } from '../list/work-order-view';
import { PERIOD_SIZE, type PeriodOrders, usePeriodOrders } from './api/period-orders';
import css from './calendar-body.module.css';
import { DayHours } from './day-hours';
import { ZONE } from './hours';
import { Month } from './month';
import { PeopleLanes } from './people-lanes';
import { WeekDays } from './week-days';

interface CalendarBodyProps {
  readonly view: WorkOrderView;
  readonly address: PlanAddress;
  readonly today: CalendarDay;
}

/** The days of the period. */
export function CalendarBody({ view, address, today }: CalendarBodyProps) {
  const days = daysShown(address.period, address.day);
  return address.period === 'month' ? (
    <Month days={days} month={address.day.slice(0, 7)} today={today} view={view} address={address} />
  ) : (
    <Days days={days} view={view} address={address} today={today} />
  );
}

function Days({ days, view, address, today }: CalendarBodyProps & { readonly days: readonly CalendarDay[] }) {
  const first = days[0] ?? address.day;
  const last = days.at(-1) ?? first;
  const period = usePeriodOrders(view, first, last);
  const { page, orders } = period;
  if (page.status === 'loading') return <Skeleton rows={10} columns={days.length} />;
  if (page.status === 'failed') {
    return (
      <ErrorState title="The calendar could not be loaded" onRetry={page.retry}>
        {page.failure?.message}
      </ErrorState>
    );
  }
  return (
    <div className={css.days} aria-busy={page.stale ? true : undefined}>
      <Cut period={period} />
      {address.lanes ? (
        <PeopleLanes
          days={days}
          today={today}
          orders={orders}
          period={period}
          view={view}
          address={address}
        />
      ) : address.period === 'day' ? (
        <DayHours day={first} today={today} orders={orders} />
      ) : (
        <WeekDays days={days} today={today} orders={orders} address={address} />
      )}
    </div>
  );
}

/** Says that there is more, and from when on it is missing. */
function Cut({ period: { page, cut } }: { readonly period: PeriodOrders }) {
  if (!cut) return null;
  const last = page.rows.at(-1)?.plannedStart;
  if (page.capped || !last) {
    return <Notice>Too many orders match this search to look at all of them. Type more of a word.</Notice>;
  }
  return (
    <Notice tone="warning">
      {`There are more than ${formatNumber(PERIOD_SIZE)} orders. Those that start after ${formatDay(dayIn(ZONE, last), 'short')} are not shown: filter, or look at one day.`}
    </Notice>
  );
}
