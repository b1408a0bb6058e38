import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import { nounFor, type Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { doneText, type WorkLabel, type WorkTexts } from '../commands/outbox';
import { type PagesOptions, runPages } from '../commands/run-pages';
import { failureOf, type Outcome } from '../failure';
import { queryOf } from '../live/query';
import { readAll } from '../read/read-all';
import type { BulkResult } from '../write/bulk';
import { newId } from '../write/new-id';

/** Records named at most where something could not be taken back; of the others there is the number. */
const MOST_NAMED = 5;

/** What was done to one record. */
interface Done {
  readonly label: string;
  /** Ids of the entries that tell of it. */
  readonly entries: readonly string[];
}

export interface UndoOptions extends Pick<PagesOptions<Done>, 'onProgress' | 'signal'> {
  /** What the history says of each; "Undone" when left out. */
  readonly note?: string;
  /** The batch of the changes that take back. */
  readonly batchId?: string;
  /** Which entries are taken back; all of the batch when left out. */
  readonly only?: (entry: HistoryEvent) => boolean;
}

/**
 * Takes back all changes that were made under `batchId`, each as a change of its own with its entry. A record that
 * somebody changed since in what would be taken back stays as it is, and the words that come back name it and what is
 * different; when that is all of them, nothing is undone and the outcome is a failure. Doing it twice undoes once, also
 * where the first time was stopped half-way.
 */
export async function undoBatch(
  batchId: string,
  { note = 'Undone', batchId: own, only = () => true, onProgress, signal }: UndoOptions = {},
): Promise<Outcome<string | undefined>> {
  // Page by page: an import makes more records than one query gives.
  const found = await readAll(queryOf(historyEvents).where('batchId', '==', batchId)).catch(failureOf);
  if ('kind' in found) return { ok: false, failure: found };
  const back = own ?? newId();
  const records = doneIn(found.filter(only));
  const result = await runPages(
    'records.undo',
    records,
    (page) => ({ records: page.map(({ entries }) => [...entries]), batchId, back, note }),
    { onProgress, signal, keep: { texts: textsOf(records.length), nameOf: ({ label }) => label } },
  );
  return outcomeOf(result);
}

/** Offers to take back what was done to so many records; nothing where no change takes it back. */
export function offerUndoOfBatch({ texts, batchId }: WorkLabel, done: number): void {
  if (batchId === undefined || done === 0) return;
  offerUndo({
    text: doneText(texts, done),
    undo: (onProgress) => undoBatch(batchId, { onProgress }),
  });
}

const textsOf = (count: number): WorkTexts => ({
  doing: nounFor(count, {
    one: 'Undoing a change',
    many: `Undoing the change of ${count.toLocaleString('en-GB')} records`,
  }),
  noun: 'records',
  done: { one: 'The change of 1 record was undone.', many: 'The change of {count} records was undone.' },
});

function doneIn(entries: readonly Stored<HistoryEvent>[]): readonly Done[] {
  const records = new Map<string, Done>();
  for (const { id, entity } of entries) {
    const key = `${entity.type} ${entity.id}`;
    records.set(key, { label: entity.label, entries: [...(records.get(key)?.entries ?? []), id] });
  }
  return [...records.values()];
}

function outcomeOf({ done, failed, left, failure }: BulkResult<Done>): Outcome<string | undefined> {
  const named = failed.map(({ item, failure: why }) =>
    why.kind === 'conflict' ? why.message : `${item.label}: ${why.message}`,
  );
  const total = done.length + failed.length + left.length;
  const words = [
    ...(left.length > 0
      ? [`${done.length} of ${total} are undone.`, failure?.message ?? 'It was stopped.']
      : []),
    ...(named.length > 0 ? [leftText(named)] : []),
  ];
  const message = words.join(' ');
  if (failure) return { ok: false, failure: { ...failure, message } };
  if (total > 0 && done.length === 0) return { ok: false, failure: { kind: 'conflict', message } };
  return { ok: true, value: message || undefined };
}

function leftText(left: readonly string[]): string {
  const more = left.length - MOST_NAMED;
  const named = left.slice(0, MOST_NAMED).join(' ');
  if (more <= 0) return named;
  return nounFor(more, {
    one: `${named} 1 more stays as it is.`,
    many: `${named} ${more} more stay as they are.`,
  });
}
