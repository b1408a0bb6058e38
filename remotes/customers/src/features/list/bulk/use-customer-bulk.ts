import { newId, useBulk } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { type BulkReport, formatNumber } from '@fm/ui';
import { useState } from 'react';
import type { CustomerChange } from './bulk-changes';

type Row = Stored<Customer>;

/** Changes the chosen customers, each by what it is at that moment, all under one batch id. */
export function useCustomerBulk(rows: readonly Row[], onDone: () => void) {
  const { toast } = useHost();
  const bulk = useBulk();
  const [report, setReport] = useState<BulkReport>();

  const change = async (compute: CustomerChange) => {
    const note = { batchId: newId() };
    const { done, failed, left, failure } = await bulk.run(rows, (unit, { id }) =>
      unit.change(customers, id, compute, note),
    );
    if (failed.length === 0 && left.length === 0) {
      toast.success(
        done.length === 1
          ? '1 customer was changed.'
          : `${formatNumber(done.length)} customers were changed.`,
      );
      onDone();
      return;
    }
    setReport({
      done: done.length,
      failed: failed.map(({ item, failure: why }) => ({
        id: item.id,
        name: item.name,
        message: why.message,
      })),
      left: left.length,
      reason: failure?.message,
    });
  };

  return { change, report, progress: bulk.progress, stop: bulk.stop };
}
