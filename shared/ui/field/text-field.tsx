import type { HTMLAttributes, ReactNode } from 'react';
import css from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldShell } from './field-shell';
import { useFieldIds } from './use-field-ids';

export interface TextFieldProps extends FieldProps, FocusTarget {
  readonly value: string | null | undefined;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly spellCheck?: boolean | undefined;
  /** Asks the browser itself to insist on a value and on the form of an address (sign-in only). */
  readonly nativeValidation?: boolean | undefined;
  /** A small button inside the input's end, such as show/hide. */
  readonly end?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    value,
    onChange,
    end,
    inputRef,
    nativeValidation,
    ...input
  } = props;
  const ids = useFieldIds(props);
  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <input
        type="text"
        {...input}
        {...ids.aria}
        ref={inputRef}
        id={ids.inputId}
        required={nativeValidation && required}
        className={end ? `${css.input} ${css.withEnd}` : css.input}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {end && <span className={css.end}>{end}</span>}
    </FieldShell>
  );
}
