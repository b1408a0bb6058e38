import { type BulkProgress, type Outcome, run } from '@fm/data';

/** Two customers that are one, by their ids. */
export interface Pair {
  readonly kept: string;
  readonly other: string;
}

interface RunOptions {
  /** Told after each page; the total grows where there was more than one page knew of. */
  readonly onProgress?: (progress: BulkProgress) => void;
  /** Ends it after the page under way. */
  readonly signal?: AbortSignal;
}

const STOPPED = {
  kind: 'unconfirmed',
  message: 'The merge was stopped before everything had moved.',
} as const;

/**
 * Lets everything that belongs to the one that goes go over, page by page until the merge is ended. Gives how many
 * records went. Where it ends before, what has gone over stays there: saying it again goes on.
 */
export async function runMerge(
  pair: Pair,
  { onProgress, signal }: RunOptions = {},
): Promise<Outcome<number>> {
  for (let done = 0; ; ) {
    if (signal?.aborted) return { ok: false, failure: STOPPED };
    const page = await run('customers.mergePage', pair);
    if (!page.ok) return page;
    const { moved, left, ended } = page.value;
    if (ended) return { ok: true, value: done };
    done += moved;
    onProgress?.({ done, total: done + left });
  }
}
