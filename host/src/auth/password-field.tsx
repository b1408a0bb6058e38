import { fieldClasses } from '@fm/ui/plain';
import { type Ref, useState } from 'react';
import styles from './password-field.module.css';

interface Props {
  readonly label: string;
  /** Also its id: the markup of the page before React's has the same. */
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A password that can be shown while it is typed. Uncontrolled: the text is in the input alone, never in our state. */
export function PasswordField({ label, name, autoComplete, inputRef }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className={fieldClasses.field}>
      <label htmlFor={name} className={fieldClasses.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={name}
          ref={inputRef}
          className={`${fieldClasses.input} ${styles.input}`}
          type={shown ? 'text' : 'password'}
          name={name}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          <Eye crossed={shown} />
        </button>
      </div>
    </div>
  );
}

// Drawn here: the icons of the kit come with the kit, which the sign-in page does without.
function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path
        d="M2 12c2.4-4.4 5.8-6.6 10-6.6s7.600 2.200 10 6.600c-2.400 4.400-5.800 6.600-10 6.600S4.400 16.400 2 12Z"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="m4 4 16 16" strokeLinecap="round" />}
    </svg>
  );
}
