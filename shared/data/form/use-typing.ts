import { same } from '@fm/workflows/unit';
import { useCallback, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What a form knows of unsaved text beyond react-hook-form. */
export interface Typing {
  /** Something is typed that is not saved, at this very moment. */
  hasUnsaved(): boolean;
  /** What the form holds is stored. */
  markSaved(saved: boolean): void;
  /** Puts values into the form as if somebody had typed them. */
  type(values: object): void;
}

/** Typing into a form, and whether it is saved. */
export function useTyping<F extends FieldValues, V>(form: UseFormReturn<F, unknown, V>): Typing {
  const saved = useRef(false);
  return {
    hasUnsaved: useCallback(() => form.formState.isDirty && !saved.current, [form]),
    markSaved: useCallback((is) => {
      saved.current = is;
    }, []),
    type: useCallback(
      (values) => {
        for (const [key, value] of Object.entries(values)) {
          const field = key as Path<F>;
          if (!same(value, form.getValues(field)))
            form.setValue(field, value as PathValue<F, Path<F>>, { shouldDirty: true });
        }
      },
      [form],
    ),
  };
}
