import type { PageAnswer } from '@fm/workflows/batch';
import type { CommandInput, CommandName, CommandValue } from '@fm/workflows/commands';
import type { BulkResult } from '../write/bulk';
import { newId } from '../write/new-id';
import { keepWork, type WorkLabel } from './kept-work';
import { requestOf, sendFromHere } from './run';
import { type Page, type SendOptions, sendPages } from './send-pages';

/** Items that one command changes. */
const PAGE = 200;

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
  /** Items in one command: 200 when left out. */
  readonly size?: number | undefined;
  /** Left out where the caller itself goes on after a reload. */
  readonly keep?: KeepOptions<Item> | undefined;
}

/**
 * Changes many items by commands of 200 each, as `sendPages` does. While that goes on it is kept in this browser: a
 * page that is loaded again offers to go on.
 */
export async function runPages<N extends PageCommand, Item>(
  name: N,
  items: readonly Item[],
  inputOf: (page: readonly Item[]) => CommandInput<N>,
  { size = PAGE, keep, ...options }: PagesOptions<Item> = {},
): Promise<BulkResult<Item>> {
  const pages: Page<Item>[] = [];
  for (let from = 0; from < items.length; from += size) {
    const some = items.slice(from, from + size);
    pages.push({ request: requestOf(name, inputOf(some), newId()), items: some });
  }
  const kept = keep && (await keepWork(pages, keep, keep.nameOf));
  try {
    return await sendPages(pages, { ...options, send: sendFromHere, onAnswer: kept?.onAnswer });
  } finally {
    await kept?.end();
  }
}
