import { useToday } from '@fm/data';
import { type Plan, recurrenceToRecord } from '@fm/domain/maintenance';
import type { Stored } from '@fm/domain/record';
import { describeRecurrence } from '@fm/domain/recurrence';
import { useWatch } from '@fm/ui/form';
import { useDeferredValue } from 'react';
import { useOccurrencesFrom } from '../form/api/plan-occurrences';
import type { PlanControl } from '../form/plan-form-state';
import { DateList } from './date-list';
import css from './date-preview.module.css';
import { previewedDates } from './previewed-dates';

interface DatePreviewProps {
  readonly control: PlanControl;
  /** As stored; undefined for a new one. */
  readonly plan: Stored<Plan> | undefined;
}

/** The rule in words and the next 12 occurrences, with every change: those stored with what became of them. */
export function DatePreview({ control, plan }: DatePreviewProps) {
  const day = useToday();
  const occurrences = useOccurrencesFrom(plan?.id, day);
  const [anchor, recurrence, startDate, endDate, maxCount, nonWorkingDay, calendarId, season] = useWatch({
    control,
    name: [
      'anchor',
      'recurrence',
      'startDate',
      'endDate',
      'maxCount',
      'nonWorkingDay',
      'calendarId',
      'season',
    ],
  });
  const typed = { anchor, recurrence, startDate, endDate, maxCount, nonWorkingDay, calendarId, season };
  const values = useDeferredValue(typed);
  const dates = previewedDates(values, day, { plan, occurrences: occurrences.rows });
  return (
    <div className={css.preview}>
      <p className={css.words} role="status">
        {dates
          ? describeRecurrence(recurrenceToRecord(values.recurrence), values.startDate)
          : 'The next occurrences appear here once the rule is complete.'}
      </p>
      {dates?.length === 0 && <p>No occurrence comes after today with these dates.</p>}
      {dates && dates.length > 0 && <DateList dates={dates} calendar={calendarId ?? undefined} />}
    </div>
  );
}
