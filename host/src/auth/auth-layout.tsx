import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompanyTitle, useTabTitle } from '../app/tab-title';
import styles from './auth-layout.module.css';
import { ElevationDrawing } from './elevation-drawing';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  /** What the browser's tab says; titles on the page may be in capitals. */
  readonly tabTitle: string;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in. */
export function AuthLayout({ title, subtitle, tabTitle, children }: Props) {
  const company = useCompanyTitle();
  const heading = useHeadingFocus();
  useTabTitle(tabTitle);
  return (
    <div className={styles.page}>
      <header className={styles.cover}>
        <p className={styles.company}>{company}</p>
        <ElevationDrawing />
      </header>
      <main className={styles.main}>
        <div className={styles.content}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </div>
      </main>
    </div>
  );
}

/** Tells who cannot see the page that another one opened; the first page is told by the browser itself. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== 'default') heading.current?.focus();
  }, [key]);
  return heading;
}
