import { typedMinutes, WEEKDAY_LABELS, type WeekHours } from '@fm/domain/employee';
import { Button, formatMinutes, PlusIcon } from '@fm/ui';
import { TimeField } from '@fm/ui/date';
import { Field, FormReadOnly, useWatch } from '@fm/ui/form';
import { useContext, useState } from 'react';
import type { EmployeeSectionProps } from './section-props';
import css from './week-hours-section.module.css';

interface WeekDayFieldsProps extends EmployeeSectionProps {
  readonly day: keyof WeekHours;
}

/** The hours of one weekday: one span, and a second where there is a break. */
export function WeekDayFields({ control, day }: WeekDayFieldsProps) {
  const readOnly = useContext(FormReadOnly);
  const typed = useWatch({ control, name: `weekHours.${day}` });
  const [opened, setOpened] = useState(false);
  const name = WEEKDAY_LABELS[day];
  const minutes = typedMinutes(typed);
  const second = opened || typed.from2 !== '' || typed.to2 !== '';
  const time = (part: keyof typeof typed, label: string) => (
    <Field control={control} name={`weekHours.${day}.${part}`} label={`${name} ${label}`}>
      {(field) => <TimeField {...field} hideLabel />}
    </Field>
  );
  return (
    <fieldset className={css.day} aria-label={name}>
      <span className={css.name}>{name}</span>
      <div className={css.span}>
        {time('from', 'from')}
        <span className={css.dash}>–</span>
        {time('to', 'to')}
      </div>
      {second && (
        <div className={css.span}>
          {time('from2', 'again from')}
          <span className={css.dash}>–</span>
          {time('to2', 'again to')}
        </div>
      )}
      {!second && !readOnly && typed.to !== '' && (
        <Button
          variant="outline"
          size="sm"
          icon={<PlusIcon />}
          aria-label={`Add hours after a break on ${name}`}
          onClick={() => setOpened(true)}
        >
          After a break
        </Button>
      )}
      <span className={css.sum}>{minutes === 0 ? 'Free' : formatMinutes(minutes)}</span>
    </fieldset>
  );
}
