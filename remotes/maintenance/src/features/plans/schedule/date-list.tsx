import { workOrderAddress } from '@fm/contract/addresses';
import type { HolidayCalendar } from '@fm/domain/holidays';
import type { PreviewedOccurrence } from '@fm/domain/maintenance';
import { formatDay, TextLink, VisuallyHidden } from '@fm/ui';
import { OccurrenceStateMark } from '../status/occurrence-state';
import css from './date-list.module.css';
import { shiftText } from './shift-text';

interface DateListProps {
  readonly dates: readonly PreviewedOccurrence[];
  readonly calendar: HolidayCalendar | undefined;
}

/** Coming occurrences: each moved one with its reason, each that is stored with what became of it. */
export const DateList = ({ dates, calendar }: DateListProps) => (
  <ol className={css.dates} aria-label="Next occurrences">
    {dates.map((occurrence) => {
      const shift = shiftText(occurrence, calendar);
      return (
        <li key={occurrence.originalDate} className={css.date}>
          <span className={css.day}>{formatDay(occurrence.date, 'short')}</span>
          <span className={css.year}>{occurrence.date.slice(0, 4)}</span>
          {occurrence.state && occurrence.state !== 'planned' && (
            <span className={css.state}>
              <OccurrenceStateMark state={occurrence.state} />
              {occurrence.workOrderId && (
                <TextLink to={workOrderAddress.record(occurrence.workOrderId)}>
                  Open
                  <VisuallyHidden>{` the order of ${formatDay(occurrence.date)}`}</VisuallyHidden>
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
