import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import css from './description-list.module.css';

export interface StatProps {
  readonly label: string;
  /** The number; a dash while it is not known. */
  readonly value: ReactNode;
  /** What it is compared with, what is special about it. */
  readonly note?: ReactNode;
  /** The list behind the number. */
  readonly to?: To | undefined;
}

/** One number with its name. */
export function Stat({ label, value, note, to }: StatProps) {
  const content = (
    <>
      <span className={css.statLabel}>{label}</span>
      <span className={css.statValue}>{value ?? '–'}</span>
      {note && <span className={css.statNote}>{note}</span>}
    </>
  );
  return to ? (
    <Link to={to} className={css.stat}>
      {content}
    </Link>
  ) : (
    <div className={css.stat}>{content}</div>
  );
}

/** Numbers side by side, as many as fit. */
export const Stats = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.stats}>{children}</div>
);
