import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { formatNumber } from '../format/number';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './selection-bar.module.css';

export interface SelectionBarProps {
  /** How many rows are chosen; nothing is shown for none. */
  readonly count: number;
  /** What is counted: "customers"; "customer" for one. */
  readonly noun: string;
  readonly onClear: () => void;
  /** Buttons for what can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with the chosen rows; stays in sight at the bottom of the window. */
export function SelectionBar({ count, noun, onClear, children }: SelectionBarProps) {
  const cameFrom = useRef<HTMLElement>(null);
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
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {count > 0 && `${formatNumber(count)} ${noun} selected.`}
          {count === 1 && ' Press A in a row for what can be done, Escape to come back.'}
        </span>
      </VisuallyHidden>
      {count > 0 && (
        <section
          className={css.bar}
          aria-label="Selected rows"
          data-selection-bar=""
          onFocus={enter}
          onKeyDown={leave}
        >
          <strong>
            {formatNumber(count)} {noun} selected
          </strong>
          <div className={css.actions}>{children}</div>
          <IconButton aria-label="Clear selection" onClick={clear}>
            <CloseIcon />
          </IconButton>
        </section>
      )}
    </>
  );
}
