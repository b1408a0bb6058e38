import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '../button/button-class';
import { FilterIcon } from '../icons';
import css from './toolbar.module.css';

export interface ToolbarProps {
  /** The search field; with it, small screens fold the filters away behind a button. */
  readonly search?: ReactNode;
  /** Filters, from the left. */
  readonly children?: ReactNode;
  /** At the right end: views, export. */
  readonly end?: ReactNode;
}

/** The row above a list. */
export function Toolbar({ search, children, end }: ToolbarProps) {
  const rest = (
    <>
      {children}
      {end && <div className={css.end}>{end}</div>}
    </>
  );
  return (
    <div className={css.toolbar}>
      {search}
      {search && children ? <FoldedFilters>{rest}</FoldedFilters> : rest}
    </div>
  );
}

/** On a small screen filters and buttons would push the list out of sight; what they do is still said by the chips below. */
function FoldedFilters({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: 'outline' })} ${css.unfold}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon />
        Filters
      </button>
      <div id={id} className={`${css.filters} ${open ? css.open : ''}`}>
        {children}
      </div>
    </>
  );
}
