import { chunksOf } from '@fm/domain/record';
import { MOST_ITEMS, type PageAnswer } from '@fm/workflows/batch';
import type { CommandInput, CommandName, CommandValue } from '@fm/workflows/commands';
import type { BulkResult } from '../write/bulk';
import { newId } from '../write/new-id';
import { keepInOutbox, type WorkLabel } from './outbox';
import { requestOf, sendFromHere } from './run';
import { namedFailures, type Page, type SendOptions, sendPages } from './send-pages';

/** Names of commands that change many items and answer which of them they could not. */
export type PageCommand = {
  [N in CommandName]: CommandValue<N> extends PageAnswer ? N : never;
}[CommandName];

/** What lets somebody go on with work whose page was reloaded. */
export interface KeepOptions<Item> extends WorkLabel {
  /** What people call an item. */
  readonly nameOf: (item: Item) => string;
}

export interface PagesOptions<Item> extends Pick<SendOptions<Item>, 'onProgress' | 'signal' | 'pauses'> {
  /** Items in one command: 100 when left out. */
  readonly size?: number | undefined;
  /** Puts the items into pages for `size`, in their order, where some take more of a page than others. */
  readonly pagesOf?: ((items: readonly Item[], size: number) => readonly (readonly Item[])[]) | undefined;
  /** Left out where the caller itself goes on after a reload. */
  readonly keep?: KeepOptions<Item> | undefined;
}

/**
 * Changes many items by commands of 100 each, as `sendPages` does. While that goes on it is kept in this browser: a
 * page that is loaded again offers to go on.
 */
export async function runPages<N extends PageCommand, Item>(
  name: N,
  items: readonly Item[],
  inputOf: (page: readonly Item[]) => CommandInput<N>,
  { size = MOST_ITEMS, pagesOf = chunksOf, keep, ...options }: PagesOptions<Item> = {},
): Promise<BulkResult<Item>> {
  const pages = pagesOf(items, size).map((some): Page<Item> => {
    return { request: requestOf(name, inputOf(some), newId()), items: some };
  });
  const kept =
    keep &&
    (await keepInOutbox(
      pages.map(({ request, items: some }) => ({ request, items: some.map(keep.nameOf) })),
      { texts: keep.texts, batchId: keep.batchId },
    ));
  try {
    const onAnswer: SendOptions<Item>['onAnswer'] =
      kept && ((done, failed) => kept.count(done.length, namedFailures(failed, keep.nameOf)));
    return await sendPages(pages, { ...options, send: sendFromHere, onAnswer });
  } finally {
    // Whoever is at the screen is told what is left.
    await kept?.end();
  }
}
