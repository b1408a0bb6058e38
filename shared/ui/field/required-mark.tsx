import css from './field.module.css';

/** The star of what must be filled in, beside something that is no input and cannot say so itself. */
export const RequiredMark = () => (
  <span className={css.required} role="img" aria-label="required">
    *
  </span>
);
