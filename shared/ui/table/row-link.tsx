import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import css from './data-table.module.css';
import { useLeftRow } from './left-row';

/** The first cell of a row: a real link, so it opens in a new tab, is copied and reached by keyboard. */
export const RowLink = ({ to, children }: { readonly to: To; readonly children: ReactNode }) => (
  <Link to={to} className={css.rowLink} dir="auto" data-row-link="" {...useLeftRow()}>
    {children}
  </Link>
);
