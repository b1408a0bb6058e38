import type { Called, Count } from '@fm/domain/record';
import type { ReactNode } from 'react';
import { formatCount, formatCounted, formatNumber, formatSentence } from '../format/number';
import { CloseIcon } from '../icons';
import css from './filter-chips.module.css';

/** The id of the chip that a search has. */
export const SEARCH_CHIP = 'search';

export interface FilterChip {
  readonly id: string;
  /** What it keeps: "Status: open". */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  /** What is counted. */
  readonly called: Called;
  /** How many match; left out while not known. */
  readonly matching?: Count | undefined;
  /** How many there are without any filter. */
  readonly total?: Count | undefined;
  readonly onClearAll: () => void;
  /** What is left out though no filter says so: "2 who left are hidden", with a way to see them. */
  readonly note?: ReactNode;
}

/** "12 of 240 customers, 228 hidden by 1 filter" and the filters that make it so, each to be taken away. */
export function FilterChips({ chips, called, matching, total, onClearAll, note }: FilterChipsProps) {
  return (
    <div className={css.bar}>
      <span role="status">
        {countText(matching, total, called)}
        {chips.length > 0 && hiddenText(matching, total, hiddenBy(chips, Boolean(note)))}
      </span>
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

function countText(matching: Count | undefined, total: Count | undefined, called: Called) {
  if (!matching) return total ? formatCounted(total, called) : '';
  if (!total || isSame(matching, total)) return formatCounted(matching, called);
  return `${formatCount(matching)} of ${formatCounted(total, called)}`;
}

const BY_FILTERS = { one: '1 filter', many: '{count} filters' };
const BY_BOTH = { one: 'the search and 1 filter', many: 'the search and {count} filters' };

/** A search is no filter; what is hidden without a filter of one's own counts as one more. */
function hiddenBy(chips: readonly FilterChip[], isMoreHidden: boolean): string {
  const filters = chips.filter(({ id }) => id !== SEARCH_CHIP).length;
  const isSearched = filters < chips.length;
  const all = filters + (isMoreHidden ? 1 : 0);
  if (isSearched && all === 0) return 'the search';
  return formatSentence(all, isSearched ? BY_BOTH : BY_FILTERS);
}

function hiddenText(matching: Count | undefined, total: Count | undefined, by: string) {
  if (!matching || !total || isSame(matching, total)) return '';
  if (matching.atLeast || total.atLeast) return `, the rest hidden by ${by}`;
  return `, ${formatNumber(total.count - matching.count)} hidden by ${by}`;
}

const isSame = (one: Count, other: Count) => one.count === other.count && one.atLeast === other.atLeast;
