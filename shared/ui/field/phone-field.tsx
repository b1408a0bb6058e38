import type { FieldProps, FocusTarget } from './field-props';
import { TextField } from './text-field';

export interface PhoneFieldProps extends FieldProps, FocusTarget {
  readonly value: string | null | undefined;
  readonly onChange: (number: string) => void;
}

/** A telephone number with its country code, written properly when the field is left: "0049 (0)30-12" as "+49 30-12". */
export function PhoneField(props: PhoneFieldProps) {
  const { value, hint = 'With country code, such as +49 30 1234567', onChange, onBlur } = props;
  return (
    <TextField
      {...props}
      type="tel"
      // Browsers would fill in the number of whoever sits there.
      autoComplete="off"
      hint={hint}
      onBlur={() => {
        const written = properNumber(value ?? '');
        if (written !== (value ?? '')) onChange(written);
        onBlur?.();
      }}
    />
  );
}

/** Says "00" at the beginning as "+", and leaves out the zero that is not dialled from abroad. */
const properNumber = (typed: string) =>
  typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^00\s?(?=[1-9])/, '+')
    .replace(/^(\+\d+)\s?\(0\)\s?/, '$1 ');
