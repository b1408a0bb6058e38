import type { CalendarDay } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { companyHoliday } from '@fm/domain/holidays';
import { placedOn } from '@fm/domain/planning';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { formatDay, VisuallyHidden } from '@fm/ui';
import { Link } from 'react-router-dom';
import type { PlanAddress } from '../../list/plan-address';
import { DayCell } from './day-cell';
import { MoreLink } from './more-link';
import { OrderChip } from './order-chip';
import { dayTitle } from './texts';
import css from './week.module.css';

/** Orders a day of a week shows; what is more is behind "more". */
const ROOM = 12;

interface WeekDaysProps {
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly orders: readonly Stored<WorkOrder>[];
  readonly address: PlanAddress;
}

/** A week: a column for each day, its orders in the order in which they start. */
export function WeekDays({ days, today, orders, address }: WeekDaysProps) {
  return (
    <div className={css.week}>
      {days.map((day) => {
        const placed = placedOn(orders, day, COMPANY.timezone);
        const holiday = companyHoliday(day);
        return (
          <div key={day} className={css.day}>
            <h3 className={`${css.head} ${day === today ? css.today : ''}`}>
              <Link to={address.to({ period: 'day', day })}>
                {dayTitle(day)}
                <VisuallyHidden>, open this day</VisuallyHidden>
              </Link>
              <span className={css.note}>{holiday ?? (placed.length > 0 ? String(placed.length) : '')}</span>
            </h3>
            <DayCell day={day} today={today} label={formatDay(day, 'long')}>
              {placed.slice(0, ROOM).map(({ job }) => (
                <OrderChip key={job.id} order={job} day={day} />
              ))}
              <MoreLink
                day={day}
                shown={Math.min(placed.length, ROOM)}
                all={{ count: placed.length, atLeast: false }}
                address={address}
              />
              {placed.length === 0 && <p className={css.none}>Nothing planned</p>}
            </DayCell>
          </div>
        );
      })}
    </div>
  );
}
