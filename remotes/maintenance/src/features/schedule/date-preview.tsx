import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { recurrenceToRecord } from '@fm/domain/maintenance';
import { describeRecurrence } from '@fm/domain/recurrence';
import { useWatch } from '@fm/ui/form';
import { useDeferredValue } from 'react';
import type { PlanControl } from '../form/plan-form-state';
import { DateList } from './date-list';
import css from './date-preview.module.css';
import { previewedDates } from './previewed-dates';

/** The rule in words and its next 12 visits, with every change. */
export function DatePreview({ control }: { readonly control: PlanControl }) {
  const [recurrence, startDate, endDate, maxCount, nonWorkingDay, calendarId, season] = useWatch({
    control,
    name: ['recurrence', 'startDate', 'endDate', 'maxCount', 'nonWorkingDay', 'calendarId', 'season'],
  });
  const typed = { recurrence, startDate, endDate, maxCount, nonWorkingDay, calendarId, season };
  const values = useDeferredValue(typed);
  const dates = previewedDates(values, today(COMPANY.timezone));
  return (
    <div className={css.preview}>
      <p className={css.words} role="status">
        {dates
          ? describeRecurrence(recurrenceToRecord(values.recurrence), values.startDate)
          : 'The next visits appear here once the rule is complete.'}
      </p>
      {dates?.length === 0 && <p>No visit comes after today with these dates.</p>}
      {dates && dates.length > 0 && <DateList dates={dates} calendar={calendarId ?? undefined} />}
    </div>
  );
}
