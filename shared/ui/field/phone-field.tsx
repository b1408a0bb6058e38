import { companyCountry } from '@fm/domain/company';
import { properPhone } from '@fm/domain/text';
import type { FieldProps, FocusTarget } from './field-props';
import { TextField } from './text-field';

export interface PhoneFieldProps extends FieldProps, FocusTarget {
  readonly value: string | null | undefined;
  readonly onChange: (number: string) => void;
}

/** A telephone number with its country code, that of the company where none is typed; written properly when the field is left. */
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
        const written = properPhone(value ?? '', companyCountry());
        if (written !== (value ?? '')) onChange(written);
        onBlur?.();
      }}
    />
  );
}
