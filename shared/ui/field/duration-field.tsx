import { durationText, parseDuration } from '@fm/domain/duration';
import type { Parsed } from '../format/parse-decimal';
import type { FieldProps, FocusTarget } from './field-props';
import { NumberInput } from './number-input';

export interface DurationFieldProps extends FieldProps, FocusTarget {
  /** Minutes; `null` when empty, `NaN` while the text is no length of time (a schema refuses it). */
  readonly value: number | null | undefined;
  readonly onChange: (minutes: number | null) => void;
}

/** A length of time in whole minutes, typed as people say it: "20 h", "1:30", "1,5 h", "90 min" or "90". */
export const DurationField = ({
  value,
  onChange,
  hint = 'Such as 20 h, 1:30 or 90 min.',
  ...field
}: DurationFieldProps) => (
  <NumberInput
    {...field}
    hint={hint}
    units={value ?? null}
    onUnits={onChange}
    parse={parse}
    write={durationText}
    problem="Enter a duration in hours or minutes."
    inputMode="text"
  />
);

function parse(text: string): Parsed {
  if (text.trim() === '') return { kind: 'empty' };
  const units = parseDuration(text);
  return units === undefined ? { kind: 'invalid' } : { kind: 'number', units };
}
