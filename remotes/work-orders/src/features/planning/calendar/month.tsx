import type { CalendarDay } from '@fm/domain/calendar-day';
import { companyHoliday } from '@fm/domain/holidays';
import { formatDay, VisuallyHidden } from '@fm/ui';
import { Link } from 'react-router-dom';
import { asksTime } from '../../list/api/filtered-orders';
import type { PlanAddress } from '../../list/plan-address';
import { type ShownCounts, useReportedCount } from '../../list/shown-counts';
import type { WorkOrderView } from '../../list/work-order-view';
import { usePeriodOrders } from './api/period-orders';
import { DayCell } from './day-cell';
import css from './month.module.css';
import { MoreLink } from './more-link';
import { OrderChip } from './order-chip';
import { dayOfMonth, weekdayTitle } from './texts';

/** Orders of a day that a month shows; what is more is behind "more". */
const SHOWN = 3;
const FILTERED = 50;

interface MonthProps {
  readonly days: readonly CalendarDay[];
  readonly month: string;
  readonly today: CalendarDay;
  readonly view: WorkOrderView;
  readonly address: PlanAddress;
  readonly counts: ShownCounts;
}

/** A month: the first orders of each day. Each day asks for its own, so that a busy one hides no other. */
export const Month = ({ days, month, ...rest }: MonthProps) => (
  <div className={css.month}>
    {days.slice(0, 7).map((day) => (
      <div key={day} className={css.weekday} aria-hidden="true">
        {weekdayTitle(day)}
      </div>
    ))}
    {days.map((day) => (
      <MonthDay key={day} day={day} outside={!day.startsWith(month)} {...rest} />
    ))}
  </div>
);

interface MonthDayProps extends Omit<MonthProps, 'days' | 'month'> {
  readonly day: CalendarDay;
  readonly outside: boolean;
}

function MonthDay({ day, outside, today, view, address, counts }: MonthDayProps) {
  // What is sifted by due date here has to be read first.
  const size = asksTime(view.filter) ? FILTERED : SHOWN + 1;
  const { page, orders, matching } = usePeriodOrders(view, day, day, { size, nightBefore: false });
  const holiday = companyHoliday(day);
  const shown = orders.slice(0, SHOWN);
  useReportedCount(counts, day, matching);
  return (
    <DayCell day={day} today={today} outside={outside} label={formatDay(day, 'long')}>
      <div className={css.head}>
        <Link className={day === today ? css.today : css.date} to={address.to({ period: 'day', day })}>
          {dayOfMonth(day)}
          <VisuallyHidden>, open this day</VisuallyHidden>
        </Link>
        {holiday && <span className={css.holiday}>{holiday}</span>}
        {orders.length > 0 && <span className={css.count}>{matching?.count ?? orders.length}</span>}
      </div>
      {page.status === 'failed' && (
        <button type="button" className={css.failed} onClick={page.retry}>
          Not loaded. Retry
        </button>
      )}
      <div className={css.orders}>
        {shown.map((order) => (
          <OrderChip key={order.id} order={order} day={day} short />
        ))}
      </div>
      <MoreLink day={day} shown={shown.length} all={matching} address={address} />
    </DayCell>
  );
}
