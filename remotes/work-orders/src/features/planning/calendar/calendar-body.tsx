import type { CalendarDay } from '@fm/domain/calendar-day';
import { dayIn } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { daysShown } from '@fm/domain/planning';
import { ErrorState, formatDay, formatNumber, formatTime, Notice, Skeleton, TextLink } from '@fm/ui';
import type { PlanAddress } from '../../list/plan-address';
import { type ShownCounts, useReportedCount } from '../../list/shown-counts';
import type { WorkOrderView } from '../../list/work-order-view';
import { PERIOD_SIZE, type PeriodOrders, usePeriodOrders } from './api/period-orders';
import css from './calendar-body.module.css';
import { CalendarKey } from './calendar-key';
import { countedParts } from './counted-parts';
import { DayHours } from './day-hours';
import { Month } from './month';
import { PeopleLanes } from './people-lanes';
import { isElsewhere, zoneTitle } from './texts';
import { WeekDays } from './week-days';

interface CalendarBodyProps {
  readonly view: WorkOrderView;
  readonly address: PlanAddress;
  readonly today: CalendarDay;
  readonly counts: ShownCounts;
}

/** The days of the period. */
export function CalendarBody({ view, address, today, counts }: CalendarBodyProps) {
  const days = daysShown(address.period, address.day);
  return address.period === 'month' ? (
    <div className={css.days}>
      <Month days={days} month={address.day.slice(0, 7)} {...{ today, view, address, counts }} />
      <CalendarKey lanes={false} />
    </div>
  ) : (
    <Days days={days} {...{ view, address, today, counts }} />
  );
}

interface DaysProps extends CalendarBodyProps {
  readonly days: readonly CalendarDay[];
}

function Days({ days, view, address, today, counts }: DaysProps) {
  const first = days[0] ?? address.day;
  const last = days.at(-1) ?? first;
  const period = usePeriodOrders(view, first, last);
  const { page, orders, matching } = period;
  useReportedCount(counts, countedParts(address.period, days)[0] ?? '', matching);
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
      <Cut period={period} address={address} />
      {address.lanes ? (
        <PeopleLanes days={days} today={today} orders={orders} address={address} />
      ) : address.period === 'day' ? (
        <DayHours day={first} today={today} orders={orders} />
      ) : (
        <WeekDays days={days} today={today} orders={orders} address={address} />
      )}
      <CalendarKey lanes={address.lanes} />
      {orders.some(isElsewhere) && (
        <p className={css.zone}>
          {`Orders stand at ${zoneTitle()}. Those at sites in other zones also say the time there, by which absences and working hours are looked at.`}
        </p>
      )}
    </div>
  );
}

interface CutProps {
  readonly period: PeriodOrders;
  readonly address: PlanAddress;
}

/** Says how many more there are, from when on they are missing, and leads to them. */
function Cut({ period: { page, cut }, address: { period, to } }: CutProps) {
  if (!cut) return null;
  const last = page.rows.at(-1)?.plannedStart;
  if (page.capped || !last) {
    return <Notice>Too many orders match this search to look at all of them. Type more of a word.</Notice>;
  }
  const day = dayIn(COMPANY.timezone, last);
  const { total } = page;
  const more = total && `${total.atLeast ? 'at least ' : ''}${formatNumber(total.count - PERIOD_SIZE)} more`;
  return (
    <Notice tone="warning">
      {`These are the first ${formatNumber(PERIOD_SIZE)} orders. Those that start after ${formatDay(day, 'short')}, ${formatTime(last, COMPANY.timezone)}, are not shown${more ? `: ${more}` : ''}. `}
      {period === 'day' ? (
        'Filter to see fewer.'
      ) : (
        <TextLink to={to({ period: 'day', day })}>{`Look at ${formatDay(day, 'short')} alone`}</TextLink>
      )}
    </Notice>
  );
}
