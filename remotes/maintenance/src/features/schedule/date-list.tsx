import type { HolidayCalendar } from '@fm/domain/holidays';
import type { ScheduledDate } from '@fm/domain/recurrence';
import { formatDay } from '@fm/ui';
import css from './date-list.module.css';
import { shiftWords } from './shift-words';

interface DateListProps {
  readonly dates: readonly ScheduledDate[];
  readonly calendar: HolidayCalendar | undefined;
}

/** Coming visits, each moved one with its reason. */
export const DateList = ({ dates, calendar }: DateListProps) => (
  <ol className={css.dates} aria-label="Next visits">
    {dates.map((date) => {
      const shift = shiftWords(date, calendar);
      return (
        <li key={date.date} className={css.date}>
          <span className={css.day}>{formatDay(date.date, 'short')}</span>
          <span className={css.year}>{date.date.slice(0, 4)}</span>
          {shift && <span className={css.shift}>{shift}</span>}
        </li>
      );
    })}
  </ol>
);
