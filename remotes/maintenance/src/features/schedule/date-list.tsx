import type { HolidayCalendar } from '@fm/domain/holidays';
import type { PreviewedVisit } from '@fm/domain/maintenance';
import { formatDay, TextLink, VisuallyHidden } from '@fm/ui';
import { VisitStateMark } from '../status/visit-state';
import css from './date-list.module.css';
import { shiftWords } from './shift-words';

interface DateListProps {
  readonly dates: readonly PreviewedVisit[];
  readonly calendar: HolidayCalendar | undefined;
}

/** Coming visits: each moved one with its reason, each that is stored with what became of it. */
export const DateList = ({ dates, calendar }: DateListProps) => (
  <ol className={css.dates} aria-label="Next visits">
    {dates.map((visit) => {
      const shift = shiftWords(visit, calendar);
      return (
        <li key={visit.originalDate} className={css.date}>
          <span className={css.day}>{formatDay(visit.date, 'short')}</span>
          <span className={css.year}>{visit.date.slice(0, 4)}</span>
          {visit.state && visit.state !== 'planned' && (
            <span className={css.state}>
              <VisitStateMark state={visit.state} />
              {visit.workOrderId && (
                <TextLink to={`/work-orders/${encodeURIComponent(visit.workOrderId)}`}>
                  Open
                  <VisuallyHidden>{` the order of ${formatDay(visit.date)}`}</VisuallyHidden>
                </TextLink>
              )}
            </span>
          )}
          {shift && <span className={css.shift}>{shift}</span>}
        </li>
      );
    })}
  </ol>
);
