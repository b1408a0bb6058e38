import { type BulkProgress, type BulkResult, runPages, type WorkTexts } from '@fm/data';
import { formatNumber } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImportRow } from './import-row';

/** A row to store, over the customer with `into` or as a new one. */
export interface WantedRow {
  readonly row: ImportRow;
  readonly into: string | undefined;
}

const importing = (count: number): WorkTexts => ({
  doing: count === 1 ? 'Importing 1 customer' : `Importing ${formatNumber(count)} customers`,
  noun: 'customers',
  done: { one: '1 customer was imported.', many: '{count} customers were imported.' },
});

/** Has the server store the rows of a file, page by page; ended when the screen goes. */
export function useRowsStored() {
  const [progress, setProgress] = useState<BulkProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    /** How far it is; undefined while nothing runs. */
    progress,
    /** Ends it after the page under way. */
    stop: () => running.current?.abort(),
    async run(rows: readonly WantedRow[], batchId: string): Promise<BulkResult<WantedRow>> {
      running.current = new AbortController();
      const { signal } = running.current;
      try {
        return await runPages(
          'customers.importPage',
          rows,
          (page) => ({ batchId, rows: page.flatMap(sent) }),
          {
            signal,
            onProgress: setProgress,
            keep: {
              texts: importing(rows.length),
              batchId,
              nameOf: ({ row: { line, name } }) => `Line ${formatNumber(line)}: ${name}`,
            },
          },
        );
      } finally {
        setProgress(undefined);
      }
    },
  };
}

const sent = ({ row: { id, values, given }, into }: WantedRow) =>
  values ? [{ id, values, given: [...given], into: into ?? null }] : [];
