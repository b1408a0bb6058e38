import { addDays, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { instantAt, isTimeOfDay } from '@fm/domain/instant';
import { FormDialog } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { useState } from 'react';
import css from './reminder-fields.module.css';
import type { ReminderChanges } from './use-reminder-changes';

/** Asks until when a reminder is put off. */
export function SnoozeDialog({ moves }: { readonly moves: ReminderChanges }) {
  const { picking, busy, failure, pick, snooze } = moves;
  const [day, setDay] = useState(() => addDays(today(COMPANY.timezone), 1));
  const [time, setTime] = useState('08:00');
  const [problem, setProblem] = useState<string>();
  if (!picking) return null;
  const submit = () => {
    const until = day && isTimeOfDay(time) ? instantAt(day, time, COMPANY.timezone) : undefined;
    if (!until || until <= new Date()) return setProblem('Choose a later moment.');
    setProblem(undefined);
    return snooze(picking, until);
  };
  return (
    <FormDialog
      open
      title="Snooze until"
      intro={<span dir="auto">{picking.text}</span>}
      submitLabel="Snooze"
      busy={busy === picking.id}
      failure={failure}
      onSubmit={submit}
      onClose={() => pick(undefined)}
    >
      <div className={css.fields}>
        <DateField
          label="Day"
          required
          value={day}
          onChange={(value) => setDay(value ?? '')}
          error={problem}
        />
        <TimeField label="Time" required value={time} onChange={setTime} />
      </div>
    </FormDialog>
  );
}
