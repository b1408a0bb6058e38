import { DatePicker } from 'react-aria-components/DatePicker';
import { AriaLabel, AriaNotes, ariaField } from '../field/aria-notes';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { CalendarPopover } from './calendar-popover';
import { DateBox } from './date-box';
import { clearable, GregorianCalendar } from './date-field';
import { localTimeOf, localTimeText } from './parse';

export interface DateTimeFieldProps extends FieldProps, FocusTarget {
  /** Local `YYYY-MM-DDTHH:mm`, in whatever zone the screen means (say which in the hint); '' while empty. */
  readonly value: string | null | undefined;
  readonly onChange: (localTime: string) => void;
}

/** A day and a time on the clock. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, error, required, hideLabel, value, onChange, inputRef, onBlur } = props;
  const at = localTimeOf(value);
  return (
    <GregorianCalendar>
      <DatePicker
        {...ariaField(props)}
        isReadOnly={props.readOnly ?? false}
        granularity="minute"
        hideTimeZone
        value={at}
        onChange={(chosen) => onChange(localTimeText(chosen))}
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
          onClear={clearable(props, at !== null) && (() => onChange(''))}
        />
        <AriaNotes {...{ hint, error }} />
        <CalendarPopover />
      </DatePicker>
    </GregorianCalendar>
  );
}
