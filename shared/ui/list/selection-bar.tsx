import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { formatNumber } from '../format/number';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './selection-bar.module.css';

/** Rows of other pages, which can be chosen as well. */
export interface FurtherRows {
  /** What chooses them: "Select all 299"; undefined where all are chosen. */
  readonly label?: string | undefined;
  /** They are being read. */
  readonly busy?: boolean | undefined;
  /** What is to be known of them: that only the first are chosen, or why they could not be read. */
  readonly note?: string | undefined;
  readonly onSelect: () => void;
}

export interface SelectionBarProps {
  /** How many rows are chosen; nothing is shown for none. */
  readonly count: number;
  /** What is counted: "customers"; "customer" for one. */
  readonly noun: string;
  readonly onClear: () => void;
  /** Left out where every row there is is shown. */
  readonly further?: FurtherRows | undefined;
  /** Buttons for what can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with the chosen rows; stays in sight at the bottom of the window. */
export function SelectionBar({ count, noun, onClear, further, children }: SelectionBarProps) {
  const cameFrom = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') cameFrom.current?.focus();
  };
  const clear = () => {
    cameFrom.current?.focus();
    onClear();
  };
  const selectFurther = () => {
    // The button goes once they are chosen: the focus stays beside what can be done with them.
    bar.current?.focus();
    further?.onSelect();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {count > 0 && `${formatNumber(count)} ${noun} selected.`}
          {count === 1 && ' Press A in a row for what can be done, Escape to come back.'}
          {count > 0 && further?.note && ` ${further.note}`}
        </span>
      </VisuallyHidden>
      {count > 0 && (
        <section
          ref={bar}
          className={css.bar}
          aria-label="Selected rows"
          tabIndex={-1}
          onFocus={enter}
          onKeyDown={leave}
        >
          <strong>
            {formatNumber(count)} <span className={further?.label && css.noun}>{noun} </span>selected
          </strong>
          {further?.label && (
            <Button size="sm" busy={further.busy} onClick={selectFurther}>
              {further.label}
            </Button>
          )}
          {further?.note && <span className={css.note}>{further.note}</span>}
          <div className={css.actions} data-selection-bar="">
            {children}
          </div>
          <IconButton aria-label="Clear selection" onClick={clear}>
            <CloseIcon />
          </IconButton>
        </section>
      )}
    </>
  );
}
