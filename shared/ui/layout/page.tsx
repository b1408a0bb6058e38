import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { ArrowLeftIcon } from '../icons';
import { Faces } from '../presence/faces';
import css from './page.module.css';
import { useDocumentTitle } from './use-document-title';

export interface PageProps {
  /** The h1, and the name of the browser's tab. */
  readonly title: string;
  /** For the tab where the title alone says too little. */
  readonly documentTitle?: string | undefined;
  /** One line below: who, where, how many. */
  readonly subtitle?: ReactNode;
  /** Stands beside the title: a Status. */
  readonly status?: ReactNode;
  /** Buttons at the right, the primary one last. */
  readonly actions?: ReactNode;
  /** Where one came from: "Customers". */
  readonly back?: { readonly to: To; readonly label: string } | undefined;
  /** `full` for lists, `form` for forms and details, `reading` for text. `full` when left out. */
  readonly width?: 'full' | 'form' | 'reading' | undefined;
  readonly children?: ReactNode;
}

/** A screen: title, actions, content. Every route shows exactly one. */
export function Page({
  title,
  documentTitle,
  subtitle,
  status,
  actions,
  back,
  width = 'full',
  children,
}: PageProps) {
  useDocumentTitle(documentTitle ?? title);
  return (
    <div className={`${css.page} ${css[width]}`}>
      <header className={css.head}>
        <div className={css.titles}>
          {back && (
            <Link to={back.to} className={css.back}>
              <ArrowLeftIcon />
              {back.label}
            </Link>
          )}
          <div className={css.name}>
            <h1 className={css.title} dir="auto">
              {title}
            </h1>
            {status}
          </div>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          <Faces />
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
