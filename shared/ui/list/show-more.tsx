import { type Called, type Count, nounFor } from '@fm/domain/record';
import { useEffect, useRef } from 'react';
import { Button } from '../button/button';
import { formatCounted, formatNumber } from '../format/number';
import css from './show-more.module.css';

export interface ShowMoreProps {
  /** Rows on the screen. */
  readonly shown: number;
  /** How many there are; left out while not known. */
  readonly total?: Count | undefined;
  /** How many more come at a time. */
  readonly step: number;
  /** What is listed. */
  readonly called: Called;
  /** Whether there are more, on their way, or they did not come. */
  readonly older: 'none' | 'there' | 'loading' | 'failed';
  readonly onMore: () => void;
  /** Only a press brings more: for lists beside others on one page. */
  readonly byHand?: boolean | undefined;
}

/** The end of a list that grows: says how much of it is shown, and brings more when it comes into sight or is pressed. */
export function ShowMore({ shown, total, step, called, older, onMore, byHand = false }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  const isOpen = older === 'there' && !byHand;
  // Also when more came and the end is still in sight: that is nothing new to an observer that goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!isOpen || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) more.current();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isOpen, shown]);
  // The button that was pressed goes once everything is there: the focus stays at the end of the list.
  const pressed = useRef(false);
  useEffect(() => {
    if (older === 'none' && pressed.current) end.current?.focus({ preventScroll: true });
  }, [older]);
  const words = older === 'none' ? allWords(shown, called) : shownWords(shown, total, called);
  return (
    <div ref={end} className={css.end} tabIndex={-1}>
      <span role="status">
        {older === 'failed' ? `Older ${called.many} could not be loaded. ${words}` : words}
      </span>
      {older !== 'none' && (
        <Button
          variant="outline"
          size="sm"
          busy={older === 'loading'}
          onClick={() => {
            pressed.current = true;
            onMore();
          }}
        >
          {older === 'failed' ? 'Try again' : `Show ${formatNumber(step)} more`}
        </Button>
      )}
    </div>
  );
}

const allWords = (shown: number, called: Called): string =>
  nounFor(shown, {
    one: `There are no more ${called.many}`,
    many: `All ${formatCounted(shown, called)} are shown`,
  });

function shownWords(shown: number, total: Count | undefined, called: Called): string {
  const much = total
    ? `${formatNumber(shown)} of ${formatCounted(total, called)}`
    : formatCounted(shown, called);
  return nounFor(shown, { one: `${much} is shown`, many: `${much} are shown` });
}
