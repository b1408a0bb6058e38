import { TextField, type TextFieldProps } from '@fm/ui';

type Props = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'>;

/** Where the six digits are typed that an app shows. */
export const CodeField = (props: Props) => (
  <TextField
    {...props}
    label="Code from your app"
    required
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    maxLength={10}
  />
);
