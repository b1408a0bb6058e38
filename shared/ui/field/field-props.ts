import type { ReactNode } from 'react';

/** What every field takes. A field is never without a label; one that stands in a row can hide it from view. */
export interface FieldProps {
  readonly label: string;
  /** One line that helps before anything goes wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do about it; marks the field as invalid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Keeps the label for screen readers alone. */
  readonly hideLabel?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/** Anything a failed save can send the focus to. */
export interface Focusable {
  focus(): void;
}

/** Handed down by `Field` of `@fm/ui/form`, so that the first field with an error gets the focus. */
export interface FocusTarget {
  readonly inputRef?: ((target: Focusable | null) => void) | undefined;
}
