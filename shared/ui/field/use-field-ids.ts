import { useId } from 'react';
import type { FieldProps } from './field-props';

/** The ids that tie an input to its label, hint and error, and the attributes that say so. */
export function useFieldIds({ id, hint, error, required }: FieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    inputId,
    labelId: `${inputId}-label`,
    hintId,
    errorId,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
      // Not `required`: the browser's own bubbles would speak before the schema does.
      'aria-required': required || undefined,
    },
  } as const;
}

export type FieldIds = ReturnType<typeof useFieldIds>;
