import type { Count } from '@fm/domain/record';
import { Button } from '../button/button';
import { formatCount, formatNumber } from '../format/number';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import css from './pager.module.css';

export interface PagerProps {
  /** Position of the first row shown, from 1; 0 when there is none. */
  readonly from: number;
  readonly to: number;
  /** Left out while not known. */
  readonly total?: Count | undefined;
  /** Left out on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Left out on the last page. */
  readonly onNext?: (() => void) | undefined;
  /** Names it where a page has several. */
  readonly label?: string | undefined;
}

/** "51–100 of 240", Previous, Next. Nothing when everything fits on one page. */
export function Pager({ from, to, total, onPrevious, onNext, label = 'Pages' }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  const range = `${formatNumber(from)}–${formatNumber(to)}`;
  return (
    <nav className={css.pager} aria-label={label}>
      <span className={css.range} role="status">
        {total ? `${range} of ${formatCount(total)}` : range}
      </span>
      <Button
        variant="outline"
        size="sm"
        icon={<ChevronLeftIcon />}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        Previous
      </Button>
      <Button variant="outline" size="sm" disabled={!onNext} onClick={onNext}>
        Next
        <ChevronRightIcon />
      </Button>
    </nav>
  );
}
