import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Words for screen readers alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);
