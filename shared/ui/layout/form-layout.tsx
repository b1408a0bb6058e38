import { type ReactNode, useId } from 'react';
import css from './form-layout.module.css';

/** The sections of a form, one below the other. */
export const FormLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.form}>{children}</div>
);

export interface FormSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Fields: two columns where there is room. Wrap one in FormWide to give it both. */
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.about}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  );
}

/** Gives what it holds all columns of its section. */
export const FormWide = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.wide}>{children}</div>
);

/** One place among the fields for a field and what is said of it below. */
export const FormStack = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.stack}>{children}</div>
);

/** Save first, then Cancel; stays in sight at the bottom of a long form. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);
