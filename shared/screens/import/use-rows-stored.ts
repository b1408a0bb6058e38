import { type BulkResult, useBulk, type WorkTexts } from '@fm/data';
import type { Called } from '@fm/domain/record';
import { formatCounted, formatNumber } from '@fm/ui';
import type { ImportOf, WantedRow } from './import-of';

/** What became of what was imported. */
export const importedLabels = ({ one, many }: Called): Called => ({
  one: `{count} ${one} was imported.`,
  many: `{count} ${many} were imported.`,
});

const importing = ({ called }: Pick<ImportOf<never>, 'called'>, count: number): WorkTexts => ({
  doing: `Importing ${formatCounted(count, called)}`,
  noun: called.many,
  done: importedLabels(called),
});

/** Has the server store the rows of a file, page by page; ended when the screen goes. */
export function useRowsStored<V>(of: ImportOf<V>) {
  const bulk = useBulk();
  return {
    ...bulk,
    run: (rows: readonly WantedRow<V>[], batchId: string): Promise<BulkResult<WantedRow<V>>> => {
      const keep = {
        texts: importing(of, rows.length),
        batchId,
        nameOf: ({ row: { line, name } }: WantedRow<V>) => `Line ${formatNumber(line)}: ${name}`,
      };
      return bulk.run((options) => of.store(rows, batchId, { ...options, keep }));
    },
  };
}
