import { useSession } from '@fm/platform';
import { TextField, type TextFieldProps } from '@fm/ui';

type Props = Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'inputRef' | 'error'>;

/** The password that proves who is there. */
export function CurrentPassword(props: Props) {
  const { email } = useSession();
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...props}
        label="Current password"
        type="password"
        required
        autoComplete="current-password"
      />
    </>
  );
}
