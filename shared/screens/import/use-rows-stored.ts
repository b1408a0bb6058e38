import type { BulkProgress, BulkResult, WorkTexts } from '@fm/data';
import type { Called } from '@fm/domain/record';
import { formatCounted, formatNumber } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImportOf, WantedRow } from './import-of';

/** What became of what was imported. */
export const importedWords = ({ one, many }: Called): Called => ({
  one: `{count} ${one} was imported.`,
  many: `{count} ${many} were imported.`,
});

const importing = ({ called }: Pick<ImportOf<never>, 'called'>, count: number): WorkTexts => ({
  doing: `Importing ${formatCounted(count, called)}`,
  noun: called.many,
  done: importedWords(called),
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
