import css from './field.module.css';

/** The look of a field for plain markup: label, input, hint and error inside `field`. */
export const fieldClasses = {
  field: css.field ?? '',
  label: css.label ?? '',
  input: css.input ?? '',
  hint: css.hint ?? '',
  error: css.error ?? '',
} as const;
