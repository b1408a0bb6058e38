import type { ReactNode } from 'react';
import css from './editor-head.module.css';

interface EditorHeadProps {
  readonly title: string;
  readonly status?: ReactNode;
  readonly subtitle?: ReactNode;
  /** The steps the offer can take. */
  readonly children?: ReactNode;
}

/** What is open beside the list, as a heading. */
export const EditorHead = ({ title, status, subtitle, children }: EditorHeadProps) => (
  <header className={css.head}>
    <div className={css.name}>
      <h2 className={css.title} dir="auto">
        {title}
      </h2>
      {status}
    </div>
    {subtitle && <p className={css.subtitle}>{subtitle}</p>}
    {children}
  </header>
);
