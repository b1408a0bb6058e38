import type { ReactNode } from 'react';
import css from './second-line.module.css';

/** What a cell says in small print below its first line; nothing takes no room. */
export const SecondLine = ({ children }: { readonly children?: ReactNode }) => (
  <span className={css.second} dir="auto">
    {children}
  </span>
);
