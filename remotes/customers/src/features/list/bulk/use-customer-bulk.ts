import type { HistoryNote } from '@fm/data';
import { type BulkResult, newId, type Unit, undoBatch, useActor, useBulk } from '@fm/data';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { type BulkReport, formatNumber } from '@fm/ui';
import { useState } from 'react';
import { kindOfEntry } from '../../trash/kind-of-entry';

type Row = Stored<Customer>;

/** What is done to one customer; the note ties it to the others of its batch. */
export type CustomerDeed = (unit: Unit, row: Row, note: HistoryNote) => Promise<void>;

const tell = (count: number, done: string) =>
  count === 1 ? `1 customer was ${done}.` : `${formatNumber(count)} customers were ${done}.`;

/** Does something to the chosen customers, all under one batch id, and offers to undo what was done. */
export function useCustomerBulk(onDone: () => void) {
  const actor = useActor();
  const bulk = useBulk();
  const [report, setReport] = useState<BulkReport>();

  /** `done` is what they are afterwards: "changed". */
  const run = async (rows: readonly Row[], done: string, deed: CustomerDeed, size?: number) => {
    const batchId = newId();
    const result = await bulk.run(rows, (unit, row) => deed(unit, row, { batchId }), size);
    if (result.done.length > 0) {
      offerUndo({
        text: tell(result.done.length, done),
        undo: (onProgress) => undoBatch(actor, batchId, kindOfEntry, { onProgress }),
      });
    }
    if (result.failed.length + result.left.length > 0) {
      setReport(reportOf(result));
      return;
    }
    onDone();
  };

  return { run, report, progress: bulk.progress, stop: bulk.stop };
}

const reportOf = ({ done, failed, left, failure }: BulkResult<Row>): BulkReport => ({
  done: done.length,
  failed: failed.map(({ item, failure: why }) => ({ id: item.id, name: item.name, message: why.message })),
  left: left.length,
  reason: failure?.message,
});
