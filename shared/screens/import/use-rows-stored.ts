import type { BulkProgress, BulkResult, WorkTexts } from '@fm/data';
import { formatNumber } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImportOf, WantedRow } from './import-of';

const importing = ({ called: { one, many } }: Pick<ImportOf<never>, 'called'>, count: number): WorkTexts => ({
  doing: count === 1 ? `Importing 1 ${one}` : `Importing ${formatNumber(count)} ${many}`,
  noun: many,
  done: { one: `1 ${one} was imported.`, many: `{count} ${many} were imported.` },
});

/** Has the server store the rows of a file, page by page; ended when the screen goes. */
export function useRowsStored<V>(of: ImportOf<V>) {
  const [progress, setProgress] = useState<BulkProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    /** How far it is; undefined while nothing runs. */
    progress,
    /** Ends it after the page under way. */
    stop: () => running.current?.abort(),
    async run(rows: readonly WantedRow<V>[], batchId: string): Promise<BulkResult<WantedRow<V>>> {
      running.current = new AbortController();
      const { signal } = running.current;
      try {
        return await of.store(rows, batchId, {
          signal,
          onProgress: setProgress,
          keep: {
            texts: importing(of, rows.length),
            batchId,
            nameOf: ({ row: { line, name } }) => `Line ${formatNumber(line)}: ${name}`,
          },
        });
      } finally {
        setProgress(undefined);
      }
    },
  };
}
