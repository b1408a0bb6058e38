import { fieldClasses } from '@fm/ui/plain';
import { useId } from 'react';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'username' | 'email';
}

/** The e-mail of the public pages, required and checked by the browser itself. */
export function EmailField({ value, onChange, autoComplete }: Props) {
  const id = useId();
  return (
    <div className={fieldClasses.field}>
      <label htmlFor={id} className={fieldClasses.label}>
        Email Address
      </label>
      <input
        id={id}
        className={fieldClasses.input}
        type="email"
        name="email"
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
