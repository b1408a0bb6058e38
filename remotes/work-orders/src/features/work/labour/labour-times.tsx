import { today } from '@fm/domain/calendar-day';
import type { LabourInput, LabourProblems } from '@fm/domain/labour';
import { DurationField, formatMinutes } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { FieldRow } from '../../order/formatting/field-row';
import { changeText, typedTimesText, zoneName } from '../../order/formatting/site-time';
import words from '../../order/formatting/text.module.css';

interface LabourTimesProps {
  readonly input: LabourInput;
  /** How long these times are, where both are known. */
  readonly span: { readonly minutes: number } | undefined;
  readonly timezone: string;
  readonly problems: LabourProblems;
  readonly onChange: (part: Partial<LabourInput>) => void;
}

/** The day with from and to, or with how long it took. */
export function LabourTimes({ input, span, timezone, problems, onChange }: LabourTimesProps) {
  const { day, from, to, minutes } = input;
  const timed = from !== '' || to !== '';
  return (
    <>
      <FieldRow wideFirst>
        <DateField
          label="Day"
          required
          max={today(timezone)}
          value={day}
          onChange={(changed) => onChange({ day: changed })}
          error={problems.day}
        />
        <TimeField
          label="From"
          value={from}
          onChange={(changed) => onChange({ from: changed })}
          error={problems.from}
        />
        <TimeField
          label="To"
          value={to}
          onChange={(changed) => onChange({ to: changed })}
          error={problems.to}
        />
      </FieldRow>
      <p className={words.meta} aria-live="polite">
        {span
          ? [
              `${formatMinutes(span.minutes)}, by clocks at the site: ${zoneName(timezone)}.`,
              ...changeText(timezone, input),
            ].join(' ')
          : typedTimesText(timezone, input)}
      </p>
      {!timed && (
        <DurationField
          label="Duration"
          hint="Where from and to are not known: such as 1:30 or 90 min."
          value={minutes}
          onChange={(changed) => onChange({ minutes: changed })}
          error={problems.minutes}
        />
      )}
    </>
  );
}
