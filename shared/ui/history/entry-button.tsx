import type { ReactNode } from 'react';
import css from './entry-button.module.css';

export interface EntryButtonProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Names what it acts on: the same words stand below many entries. */
  readonly 'aria-label': string;
  readonly onClick: () => void;
}

/** What can be done about one entry of a history, in small letters below it. */
export const EntryButton = ({ icon, children, ...rest }: EntryButtonProps) => (
  <button {...rest} type="button" className={css.button}>
    {icon}
    {children}
  </button>
);
