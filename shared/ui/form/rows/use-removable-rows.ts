import { type RemovedRow, useRemovedRows } from './use-removed-rows';

/** How rows of a form are changed: what `useFieldArray` gives, for example. */
interface RowChanges<Row> {
  insert(index: number, row: Row): void;
  remove(index: number): void;
}

/** Rows of a form that can be taken off, and put back in their place until the form is saved. `rows` as typed now. */
export function useRemovableRows<Row>(
  rows: readonly Row[],
  keyOf: (row: NoInfer<Row>) => string,
  change: RowChanges<NoInfer<Row>>,
) {
  const { removed, remember } = useRemovedRows(rows, keyOf);
  return {
    removed,
    takeOff: (index: number) => {
      const row = rows[index];
      if (row !== undefined) remember(index, row);
      change.remove(index);
    },
    putBack: ({ index, row }: RemovedRow<Row>) => change.insert(Math.min(index, rows.length), row),
  };
}
