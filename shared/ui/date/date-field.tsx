import type { ReactNode } from 'react';
import { DatePicker } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { AriaLabel, AriaNotes, ariaField } from '../field/aria-notes';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { locale } from '../format/locale';
import { CalendarPopover } from './calendar-popover';
import { DateBox } from './date-box';
import { dayOf } from './parse';

export interface DateFieldProps extends FieldProps, FocusTarget {
  /** `YYYY-MM-DD`; '' while empty. */
  readonly value: string | null | undefined;
  readonly onChange: (day: string) => void;
  /** First and last `YYYY-MM-DD` that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A calendar day, typed or chosen. Without any time zone: a day is a day. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, hideLabel, value, onChange, min, max, inputRef, onBlur } = props;
  const day = dayOf(value);
  return (
    <GregorianCalendar>
      <DatePicker
        {...ariaField(props)}
        isReadOnly={props.readOnly ?? false}
        value={day}
        onChange={(chosen) => onChange(chosen?.toString() ?? '')}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        {...(onBlur && { onBlur })}
      >
        <AriaLabel {...{ label, required, hideLabel }} />
        <DateBox
          label={label}
          inputRef={inputRef}
          calendar
          error={error}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onClear={clearable(props, day !== null) && (() => onChange(''))}
        />
        <AriaNotes {...{ hint, error }} />
        <CalendarPopover />
      </DatePicker>
    </GregorianCalendar>
  );
}

/** Whether a field may be emptied at a press. */
export const clearable = ({ required, disabled, readOnly }: FieldProps, filled: boolean) =>
  filled && !required && !disabled && !readOnly ? true : undefined;

/** Our days are Gregorian, whatever calendar the browser's locale counts by. */
export const GregorianCalendar = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={new Intl.Locale(locale(), { calendar: 'gregory' }).toString()}>
    {children}
  </I18nProvider>
);
