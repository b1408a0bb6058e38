import type { LivePage } from '@fm/data';
import type { Called, Count, Stored } from '@fm/domain/record';
import { formatCount, formatNumber, nounFor, type SelectionBarProps } from '@fm/ui';
import { type Selection, useSelection } from '@fm/ui/table';
import { useEffect, useMemo, useRef } from 'react';
import { useFurtherRows } from './use-further-rows';

/**
 * Records over the pages of a list that are chosen at once, at most. What is done to them goes to the server in pages
 * that somebody watches: with the smallest, 25 commands.
 */
export const MOST_TOGETHER = 500;

/** The records of a list that are chosen. */
export interface Chosen<R extends object> {
  /** In the order of the list: those of the page as they are, others as they were when they were read. */
  readonly rows: readonly Stored<R>[];
  /** Which rows of the page are among them. */
  readonly selection: Selection;
  /** What the bar below the list says of them. */
  readonly bar: Pick<SelectionBarProps, 'count' | 'noun' | 'onClear' | 'further'>;
}

/**
 * Chooses records of a list: rows of the page and, once all of these are chosen, whatever the list was asked for, up to
 * 500. Those of other pages stay chosen from page to page, until the list is asked for something else or records of
 * their kind are changed from here: nobody acts on what is no longer so.
 */
export function useChosen<R extends object>(page: LivePage<R>, called: Called): Chosen<R> {
  const latest = useRef<Selection>(undefined);
  const further = useFurtherRows<R>(page.asked, MOST_TOGETHER, () => latest.current?.setAll(false));
  const shown = useMemo(() => page.rows.map(({ id }) => id), [page.rows]);
  const beyond = useMemo(() => further.rows.map(({ id }) => id), [further.rows]);
  const selection = useSelection(shown, beyond);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  const known = useMemo(() => inOrder<R>(page.rows, further.rows), [page.rows, further.rows]);
  const rows = known.filter(({ id }) => selection.ids.has(id));
  const count = rows.length;

  const selectAll = async () => {
    const found = await further.read();
    // Whoever took a row away meanwhile no longer wants all of them.
    if (found && latest.current?.extent === 'all') latest.current.add(found.map(({ id }) => id));
  };
  const offered = selection.extent === 'all' && !page.stale ? offerOf(page.total, count) : undefined;
  return {
    rows,
    selection,
    bar: {
      count,
      noun: nounFor(count, called),
      onClear: () => {
        further.stop();
        selection.setAll(false);
      },
      further: {
        label: offered,
        busy: further.busy,
        note: further.failure
          ? `The others could not be read. ${further.failure}`
          : cutNote(page.total, count),
        onSelect: () => void selectAll(),
      },
    },
  };
}

const isMore = ({ count, atLeast }: Count) => atLeast || count > MOST_TOGETHER;

/** What chooses all of so many where the chosen are not all; undefined where they are, or nobody knows. */
function offerOf(total: Count | undefined, chosen: number): string | undefined {
  if (!total || chosen >= Math.min(total.count, MOST_TOGETHER)) return undefined;
  return isMore(total)
    ? `Select the first ${formatNumber(MOST_TOGETHER)}`
    : `Select all ${formatNumber(total.count)}`;
}

/** Says of the chosen that they are not all there are. */
const cutNote = (total: Count | undefined, chosen: number): string | undefined =>
  total && isMore(total) && chosen === MOST_TOGETHER
    ? `These are the first ${formatNumber(chosen)} of ${formatCount(total)}.`
    : undefined;

/** Records of the page and of others, each once and as the page has it. */
function inOrder<R extends object>(
  page: readonly Stored<R>[],
  others: readonly Stored<R>[],
): readonly Stored<R>[] {
  if (others.length === 0) return page;
  const live = new Map(page.map((row) => [row.id, row]));
  const read = new Set(others.map(({ id }) => id));
  return [...others.map((row) => live.get(row.id) ?? row), ...page.filter(({ id }) => !read.has(id))];
}
