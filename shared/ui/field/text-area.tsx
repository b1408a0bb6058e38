import type { ClipboardEventHandler, KeyboardEventHandler, ReactEventHandler } from 'react';
import css from './field.module.css';
import type { FieldProps, FocusTarget } from './field-props';
import { FieldShell } from './field-shell';
import { useFieldIds } from './use-field-ids';

export interface TextAreaProps extends FieldProps, FocusTarget {
  readonly value: string | null | undefined;
  readonly onChange: (value: string) => void;
  /** Lines shown when empty; it grows with what is written. 3 when left out. */
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  /** For one that offers suggestions below it: which list, and which of its lines the keys are on. */
  readonly 'aria-autocomplete'?: 'list' | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement> | undefined;
  /** The caret moved. */
  readonly onSelect?: ReactEventHandler<HTMLTextAreaElement> | undefined;
  readonly onPaste?: ClipboardEventHandler<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, hideLabel, value, onChange, inputRef, rows = 3, ...input } = props;
  const ids = useFieldIds(props);
  return (
    <FieldShell {...{ label, hint, error, required, hideLabel, ids }}>
      <textarea
        {...input}
        {...ids.aria}
        ref={inputRef}
        id={ids.inputId}
        rows={rows}
        className={`${css.input} ${css.area}`}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldShell>
  );
}
