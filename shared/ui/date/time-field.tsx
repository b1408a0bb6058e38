import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { AriaLabel, AriaNotes, ariaField } from '../field/aria-notes';
import type { FieldProps, FocusTarget } from '../field/field-props';
import { DateBox } from './date-box';
import { clearable, GregorianCalendar } from './date-field';
import { timeOf, timeText } from './parse';

export interface TimeFieldProps extends FieldProps, FocusTarget {
  /** `HH:mm`, 24 hours; '' while empty. Shown as the browser's locale does. */
  readonly value: string | null | undefined;
  readonly onChange: (time: string) => void;
}

/** A time on the clock. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, required, hideLabel, value, onChange, inputRef, onBlur } = props;
  const time = timeOf(value);
  return (
    <GregorianCalendar>
      <AriaTimeField
        {...ariaField(props)}
        isReadOnly={props.readOnly ?? false}
        value={time}
        onChange={(typed) => onChange(timeText(typed))}
        {...(onBlur && { onBlur })}
      >
        <AriaLabel {...{ label, required, hideLabel }} />
        <DateBox
          label={label}
          inputRef={inputRef}
          calendar={false}
          error={error}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onClear={clearable(props, time !== null) && (() => onChange(''))}
        />
        <AriaNotes {...{ hint, error }} />
      </AriaTimeField>
    </GregorianCalendar>
  );
}
