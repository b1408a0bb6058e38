import type { DataFailure } from '../failure';
import type { Unit } from '../unit';

/** What became of the items of one page of a change of many: all that do not stand here are changed. */
export interface PageAnswer {
  readonly failed: readonly {
    /** Place of the item in what was sent. */
    readonly at: number;
    readonly failure: Omit<DataFailure, 'cause'>;
  }[];
  /** One transaction does not take all of them: sent again under another id, the next ones are done. */
  readonly more?: boolean;
}

/**
 * Does the same for each of many, one after the other: what is refused for one leaves the others alone. Read what they
 * need together before (`unit.expect`), or each waits for its own reading. Ends early once so many documents are to be
 * written as a transaction takes, where one item may bring many along: `work` then has to pass over what is done.
 */
export async function eachOf<Item>(
  unit: Unit,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  most = Number.POSITIVE_INFINITY,
): Promise<PageAnswer> {
  const failed: PageAnswer['failed'][number][] = [];
  for (const [at, item] of items.entries()) {
    if (unit.size >= most) return { failed, more: true };
    const outcome = await unit.attempt(() => work(item));
    if (outcome.ok) continue;
    const { cause: _, ...failure } = outcome.failure;
    failed.push({ at, failure });
  }
  return { failed };
}
