import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '../button/button-class';
import { FilterIcon } from '../icons';
import css from './toolbar.module.css';

/** Filters that are asked for less often. */
export interface FoldedFilters {
  readonly fields: ReactNode;
  /** How many of them are on. */
  readonly on: number;
}

export interface ToolbarProps {
  /** The search field; with it, small screens fold the filters away behind a button. */
  readonly search?: ReactNode;
  /** Filters, from the left: as many as fit into one row. */
  readonly children?: ReactNode;
  /** Further filters, which come when they are asked for. */
  readonly more?: FoldedFilters | undefined;
  /** At the right end: views, and what is done rarely. */
  readonly end?: ReactNode;
}

/** The row above a list. What is filtered by is still said by the chips below where the filters are folded away. */
export function Toolbar({ search, children, more, end }: ToolbarProps) {
  const [open, setOpen] = useState(false);
  const [moreOpen, setMoreOpen] = useState(false);
  const id = useId();
  const moreId = useId();
  const folds = search !== undefined && children !== undefined;
  return (
    <div className={css.toolbar}>
      {search}
      {folds && (
        <Unfold className={css.unfold} open={open} controls={id} onPress={setOpen}>
          <FilterIcon />
          Filters
        </Unfold>
      )}
      <div id={id} className={`${folds ? css.filters : css.shown} ${open ? css.open : ''}`}>
        {children}
        {more && (
          <Unfold className={css.unfoldMore} open={moreOpen} controls={moreId} onPress={setMoreOpen}>
            {more.on === 0 ? 'More filters' : `More filters (${more.on})`}
          </Unfold>
        )}
        {end && <div className={css.end}>{end}</div>}
        {more && (
          <fieldset
            id={moreId}
            className={moreOpen ? `${css.more} ${css.moreOpen}` : css.more}
            aria-label="More filters"
          >
            {(open || moreOpen) && more.fields}
          </fieldset>
        )}
      </div>
    </div>
  );
}

interface UnfoldProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly controls: string;
  readonly onPress: (open: boolean) => void;
}

const Unfold = ({ className, children, open, controls, onPress }: UnfoldProps) => (
  <button
    type="button"
    className={`${buttonClass({ variant: 'outline' })} ${className}`}
    aria-expanded={open}
    aria-controls={controls}
    onClick={() => onPress(!open)}
  >
    {children}
  </button>
);
