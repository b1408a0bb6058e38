import { type RemovedRow, useRemovedRows } from './use-removed-rows';

/** How rows of a form are changed: what `useFieldArray` gives, for example. */
interface RowChanges<Row> {
  insert(index: number, row: Row): void;
  remove(index: number, row: Row): void;
}

/** Rows of a form that can be taken off, and put back in their place until the form is saved. */
export interface RemovableRows<Row> {
  /** Tells rows apart. */
  readonly keyOf: (row: Row) => string;
  /** Taken off and not put back. */
  readonly removed: readonly RemovedRow<Row>[];
  takeOff(index: number): void;
  putBack(removed: RemovedRow<Row>): void;
}

/** Lets the rows of a form be taken off and put back; `RemovedRows` says what was taken off. `rows` as typed now. */
export function useRemovableRows<Row>(
  rows: readonly Row[],
  keyOf: (row: NoInfer<Row>) => string,
  change: RowChanges<NoInfer<Row>>,
): RemovableRows<Row> {
  const { removed, remember } = useRemovedRows(rows, keyOf);
  return {
    keyOf,
    removed,
    takeOff: (index) => {
      const row = rows[index];
      if (row === undefined) return;
      remember(index, row);
      change.remove(index, row);
    },
    putBack: ({ index, row }) => change.insert(Math.min(index, rows.length), row),
  };
}
