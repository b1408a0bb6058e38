import type { RecordKind, Stored } from '@fm/domain/record';
import type { CommandInput } from '@fm/workflows/commands';
import { useState } from 'react';
import type { WorkTexts } from '../commands/outbox';
import { type PageCommand, runPages } from '../commands/run-pages';
import type { BulkResult } from '../write/bulk';
import { newId } from '../write/new-id';
import { type Bulk, useBulk } from '../write/use-bulk';
import { offerUndoOfBatch } from './undo-batch';

/** A change of many records: the command, and what it is sent for a page of them. */
export type PageChange = {
  [N in PageCommand]: {
    readonly name: N;
    input(ids: readonly string[], batchId: string): CommandInput<N>;
  };
}[PageCommand];

/** What became of a batch that did not wholly work out. */
export interface BatchReport {
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly name: string; readonly message: string }[];
  readonly left: number;
  readonly reason?: string | undefined;
}

/** Something that is done to chosen records, watched and stopped. */
export interface Batch<R extends object> extends Pick<Bulk, 'progress' | 'stop'> {
  /** Once it has ended, where something is to be told. */
  readonly report: BatchReport | undefined;
  run(rows: readonly Stored<R>[], change: PageChange): Promise<void>;
}

export interface BatchOptions {
  readonly texts: WorkTexts;
  /** Records in one page, where one command takes fewer than 50. */
  readonly size?: number;
  /** No change takes it back: nothing is offered. */
  readonly isFinal?: boolean;
  /** All of them were changed. */
  readonly onDone: (done: number) => void;
}

/** Records in one page: few enough for the progress to be seen. */
const PAGE = 50;

/** Does something to chosen records of a kind, all under one batch id, and offers to undo what was done. */
export function useBatch<R extends object>(
  kind: RecordKind<R>,
  { texts, size = PAGE, isFinal = false, onDone }: BatchOptions,
): Batch<R> {
  const [report, setReport] = useState<BatchReport>();
  const bulk = useBulk();
  return {
    report,
    progress: bulk.progress,
    stop: bulk.stop,
    async run(rows, change) {
      const batchId = newId();
      const inputOf = (page: readonly Stored<R>[]) =>
        change.input(
          page.map(({ id }) => id),
          batchId,
        );
      const label = { texts, batchId: isFinal ? undefined : batchId };
      const keep = { ...label, nameOf: kind.label };
      const result = await bulk.run((options) =>
        runPages(change.name, rows, inputOf as never, { ...options, size, keep }),
      );
      offerUndoOfBatch(label, result.done.length);
      if (result.failed.length + result.left.length > 0) setReport(reportOf(kind, result));
      else onDone(result.done.length);
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
