import { type ReactNode, useContext } from 'react';
import { FieldName, FieldVisitor } from '../presence/field-visitor';
import css from './field.module.css';
import type { FieldProps } from './field-props';
import type { FieldIds } from './use-field-ids';

interface FieldShellProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'hideLabel'> {
  readonly ids: FieldIds;
  readonly children: ReactNode;
}

/** Label above, input, then the error and the hint. */
export function FieldShell({ label, hint, error, required, hideLabel, ids, children }: FieldShellProps) {
  return (
    <div className={css.field} data-field={useContext(FieldName)}>
      <label className={hideLabel ? css.hidden : css.label} id={ids.labelId} htmlFor={ids.inputId}>
        {label}
        {required && <RequiredStar />}
      </label>
      <div className={css.box}>{children}</div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}

/** What is said below an input. */
export function FieldNotes({ hint, error, ids }: Pick<FieldShellProps, 'hint' | 'error' | 'ids'>) {
  return (
    <>
      <FieldVisitor />
      {error && (
        <p className={css.error} id={ids.errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={css.hint} id={ids.hintId}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Seen only: screen readers hear it from `aria-required`. */
export const RequiredStar = () => (
  <span className={css.required} aria-hidden="true">
    *
  </span>
);
