import { type BulkProgress, findRecords, MOST_MOVED, type Outcome, run, runPages } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { historyEvents } from '@fm/domain/event';
import { formatSentence } from '@fm/ui';
import type { Pair } from './run-merge';

/** Entries of one merge: as many as one query gives. */
const MOST_ENTRIES = 10_000;

/** Records named at most where something stays as it is; of the others there is the number. */
const MOST_NAMED = 5;
const OTHERS = { one: '{count} more stays as it is.', many: '{count} more stay as they are.' };

/**
 * Takes a merge back: the one that went comes out of the trash, what belonged to it returns page by page, the two no
 * longer name each other, and the one that stayed gets back the fields it had. What somebody changed since stays as it
 * is, and the words that come back name it. Stopped half-way, it can be said again, or the merge be finished.
 */
export async function undoMerge(
  { kept, other }: Pair,
  batchId: string,
  onProgress?: (progress: BulkProgress) => void,
): Promise<Outcome<string | undefined>> {
  const begun = await run('customers.beginUnmerge', { kept, other });
  if (!begun.ok) return begun;
  const found = await findRecords(
    historyEvents,
    (spec) => spec.where('batchId', '==', batchId),
    MOST_ENTRIES,
  );
  if (!found.ok) return found;
  const pieces = new Map(
    found.value.flatMap(({ entity: { type, id } }) =>
      type === customers.type ? [] : [[`${type} ${id}`, { type, id }] as const],
    ),
  );
  const { failed, failure } = await runPages(
    'customers.unmergePage',
    [...pieces.values()],
    (page) => ({ kept, other, pieces: [...page] }),
    { onProgress, size: MOST_MOVED },
  );
  if (failure) return { ok: false, failure };
  const ended = await run('customers.endUnmerge', { kept, other });
  if (!ended.ok) return ended;
  const words = failed.map((one) => one.failure.message);
  const more = words.length - MOST_NAMED;
  const sentences = [
    ...words.slice(0, MOST_NAMED),
    ...(more > 0 ? [formatSentence(more, OTHERS)] : []),
    ...(ended.value.words === null ? [] : [ended.value.words]),
  ];
  return { ok: true, value: sentences.join(' ') || undefined };
}
