import { fieldClasses } from '@fm/ui/plain';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  readonly value: string;
  /** The same function in each render. */
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'username' | 'email';
}

/** The e-mail of the public pages, required and checked by the browser itself. */
export function EmailField({ value, onChange, autoComplete }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The field may stand in the page before this component does: what was typed there meanwhile counts.
  useLayoutEffect(() => onChange(input.current?.value ?? ''), [onChange]);
  return (
    <div className={fieldClasses.field}>
      <label htmlFor="email" className={fieldClasses.label}>
        Email Address
      </label>
      <input
        id="email"
        ref={input}
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
