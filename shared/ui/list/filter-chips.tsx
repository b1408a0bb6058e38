import type { ReactNode } from 'react';
import { formatNumber } from '../format/number';
import { CloseIcon } from '../icons';
import css from './filter-chips.module.css';

export interface FilterChip {
  readonly id: string;
  /** What it keeps: "Status: open". */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  /** What is counted, in the plural: "customers". */
  readonly noun: string;
  /** How many match; left out while not known. */
  readonly matching?: number | undefined;
  /** How many there are without any filter. */
  readonly total?: number | undefined;
  readonly onClearAll: () => void;
  /** What is left out though no filter says so: "2 who left are hidden", with a way to see them. */
  readonly note?: ReactNode;
}

/** "12 of 240 customers" and the filters that make it so, each to be taken away. */
export function FilterChips({ chips, noun, matching, total, onClearAll, note }: FilterChipsProps) {
  return (
    <div className={css.bar}>
      <span role="status">{countText(matching, total, noun)}</span>
      {chips.length > 0 && (
        <ul className={css.chips} aria-label="Filters">
          {chips.map(({ id, label, onRemove }) => (
            <li key={id}>
              <button
                type="button"
                className={css.chip}
                aria-label={`Remove filter ${label}`}
                onClick={onRemove}
              >
                {label}
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <button type="button" className={css.clear} onClick={onClearAll}>
          Clear all
        </button>
      )}
      {note}
    </div>
  );
}

function countText(matching: number | undefined, total: number | undefined, noun: string) {
  if (matching === undefined) return total === undefined ? '' : `${formatNumber(total)} ${noun}`;
  if (total === undefined || matching === total) return `${formatNumber(matching)} ${noun}`;
  return `${formatNumber(matching)} of ${formatNumber(total)} ${noun}`;
}
