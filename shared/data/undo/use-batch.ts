import type { RecordKind, Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import type { HistoryNote, Unit } from '@fm/workflows/unit';
import { useState } from 'react';
import { useActor } from '../actor';
import type { BulkProgress, BulkResult } from '../write/bulk';
import { newId } from '../write/records';
import { useBulk } from '../write/use-bulk';
import { type KindOfEntry, undoBatch } from './undo-batch';

/** What is done to one of many records; the note ties it to the others of its batch. */
export type Deed<R extends object> = (unit: Unit, row: Stored<R>, note: HistoryNote) => Promise<void>;

/** What became of a batch that did not wholly work out. */
export interface BatchReport {
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly name: string; readonly message: string }[];
  readonly left: number;
  readonly reason?: string | undefined;
}

/** Something that is done to chosen records, watched and stopped. */
export interface Batch<R extends object> {
  readonly progress: BulkProgress | undefined;
  /** Once it has ended, where something is to be told. */
  readonly report: BatchReport | undefined;
  /** `size` records in one commit, where each takes others along. */
  run(rows: readonly Stored<R>[], deed: Deed<R>, size?: number): Promise<void>;
  stop(): void;
}

export interface BatchOptions {
  /** What was done, as a sentence: "12 customers were changed." */
  readonly tell: (count: number) => string;
  /** All of them were changed. */
  readonly onDone: () => void;
  /** The kinds of what is changed along with the records, for the way back; the records' own when left out. */
  readonly kindOf?: KindOfEntry;
}

/** Does something to chosen records of a kind, all under one batch id, and offers to undo what was done. */
export function useBatch<R extends object>(
  kind: RecordKind<R>,
  { tell, onDone, kindOf = () => kind }: BatchOptions,
): Batch<R> {
  const actor = useActor();
  const bulk = useBulk();
  const [report, setReport] = useState<BatchReport>();
  return {
    report,
    progress: bulk.progress,
    stop: bulk.stop,
    async run(rows, deed, size) {
      const batchId = newId();
      const result = await bulk.run(rows, (unit, row) => deed(unit, row, { batchId }), size);
      if (result.done.length > 0) {
        offerUndo({
          text: tell(result.done.length),
          undo: (onProgress) => undoBatch(actor, batchId, kindOf, { onProgress }),
        });
      }
      if (result.failed.length + result.left.length > 0) setReport(reportOf(kind, result));
      else onDone();
    },
  };
}

const reportOf = <R extends object>(
  kind: RecordKind<R>,
  { done, failed, left, failure }: BulkResult<Stored<R>>,
): BatchReport => ({
  done: done.length,
  failed: failed.map(({ item, failure: why }) => ({
    id: item.id,
    name: kind.label(item),
    message: why.message,
  })),
  left: left.length,
  reason: failure?.message,
});
