import { COMPANY } from '@fm/domain/company';
import type { Followed } from '@fm/domain/record';
import {
  fireAtOf,
  REMINDER_FIELD_LABELS,
  REMINDER_FIELDS,
  REPEAT_LABELS,
  REPEATS,
  type ReminderField,
} from '@fm/domain/reminder';
import { formatDay, formatInstant, NumberField, RadioGroup } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { Field } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import css from './reminder-fields.module.css';
import type { ReminderFormOf } from './reminder-form';

const ways = [
  { id: 'moment', label: 'At a day and time' },
  { id: 'date', label: 'Counted from a date of the record' },
] as const;
const sides = [
  { id: 'before', label: 'Before' },
  { id: 'after', label: 'After' },
] as const;
const repeats = optionsOf(REPEATS, REPEAT_LABELS);

interface MomentFieldsProps {
  readonly form: ReminderFormOf;
  /** What the record says that it is about; undefined without one. */
  readonly followed: Followed | undefined;
}

/** When it comes: at a moment, perhaps again and again, or so many days from a date of the record. */
export function MomentFields({ form: { control, watch, setValue }, followed }: MomentFieldsProps) {
  const days = followed?.days;
  const choose = (way: (typeof ways)[number]['id']) => {
    setValue('when', way, { shouldDirty: true });
    if (way === 'date') setValue('field', datesOf(days)[0]?.id ?? null);
  };
  const [when, entity] = watch(['when', 'entity']);
  return (
    <>
      {entity && (
        <div className={css.wide}>
          <Field control={control} name="when" label="When">
            {(bound) => <RadioGroup {...bound} options={ways} onChange={choose} />}
          </Field>
        </div>
      )}
      {when === 'moment' ? (
        <>
          <Field control={control} name="day" label="Day">
            {(bound) => <DateField {...bound} required />}
          </Field>
          <TimeOfDay control={control} />
          <Field control={control} name="repeat" label="Repeat">
            {(bound) => <SelectField {...bound} emptyLabel="Never" options={repeats} />}
          </Field>
        </>
      ) : (
        <>
          <Field control={control} name="field" label="Date of the record">
            {(bound) => <SelectField {...bound} required options={datesOf(days)} />}
          </Field>
          <Field control={control} name="days" label="Days">
            {(bound) => <NumberField {...bound} required />}
          </Field>
          <Field control={control} name="side" label="Before or after">
            {(bound) => <SelectField {...bound} options={sides} />}
          </Field>
          <TimeOfDay control={control} />
          <div className={css.wide}>
            <Preview watch={watch} followed={followed} />
          </div>
        </>
      )}
    </>
  );
}

const TimeOfDay = ({ control }: Pick<ReminderFormOf, 'control'>) => (
  <Field control={control} name="time" label="Time">
    {(bound) => <TimeField {...bound} required />}
  </Field>
);

/** The dates a record has, each with its day. */
const datesOf = (days: Followed['days'] = {}) =>
  REMINDER_FIELDS.filter((field) => field in days).map((id: ReminderField) => {
    const day = days[id];
    return { id, label: REMINDER_FIELD_LABELS[id], description: day ? formatDay(day) : 'Not set' };
  });

/** The moment the rule leads to now. */
function Preview({ watch, followed }: Pick<ReminderFormOf, 'watch'> & Pick<MomentFieldsProps, 'followed'>) {
  const [field, count, side, timeOfDay] = watch(['field', 'days', 'side', 'time']);
  const sourceDay = field && !followed?.over && followed?.days[field];
  const offsetDays = side === 'before' ? -count : count;
  const at =
    field && sourceDay && Number.isInteger(count) && timeOfDay
      ? fireAtOf({ kind: 'relative', field, offsetDays, timeOfDay }, sourceDay, COMPANY.timezone)
      : undefined;
  return (
    <p className={css.preview}>
      {at
        ? `Comes on ${formatInstant(at)}, moves when the date moves, and ends with the record.`
        : 'Moves when the date moves, and ends with the record.'}
    </p>
  );
}
