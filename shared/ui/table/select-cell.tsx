import { type ReactNode, useEffect, useRef } from 'react';
import css from './select-cell.module.css';
import type { Selection } from './use-selection';

interface SelectRowProps {
  readonly selection: Selection;
  readonly id: string;
  /** What the row is called: "Hotel Zur Post". */
  readonly name: string;
}

/** The box that chooses one row; with Shift held, every row since the last one. */
export function SelectRow({ selection, id, name }: SelectRowProps) {
  const shift = useRef(false);
  return (
    <label className={css.target}>
      <input
        type="checkbox"
        className={css.box}
        data-select-row
        aria-label={`Select ${name}`}
        checked={selection.ids.has(id)}
        onClick={(event) => {
          shift.current = event.shiftKey;
        }}
        onChange={() => selection.toggle(id, shift.current)}
      />
    </label>
  );
}

interface SelectAllProps {
  readonly selection: Selection;
  /** Beside the box, where no column stands below it. */
  readonly children?: ReactNode;
}

/** The box above them that chooses all rows shown, or none. */
export function SelectAll({ selection, children }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const partly = selection.extent === 'some';
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={css.target}>
      <input
        ref={box}
        type="checkbox"
        className={css.box}
        aria-label="Select all rows shown"
        checked={selection.extent === 'all'}
        onChange={() => selection.setAll(selection.extent !== 'all')}
      />
      {children}
    </label>
  );
}
