import { useState } from 'react';

interface Removed<Row> {
  readonly index: number;
  readonly row: Row;
}

/** How rows of a form are changed. */
interface RowChanges<Row> {
  append(row: Row): void;
  insert(index: number, row: Row): void;
  remove(index: number): void;
}

/** Rows of a form that can be added and taken off; what was taken off can be put back until the form is saved. `rows` as typed now. */
export function useParts<Row extends { readonly recordId: string }>(
  rows: readonly Row[],
  change: RowChanges<Row>,
) {
  const [removed, setRemoved] = useState<readonly Removed<Row>[]>([]);
  const [fresh, setFresh] = useState<string>();
  return {
    /** Taken off and not put back. */
    removed: removed.filter(({ row }) => !rows.some(({ recordId }) => recordId === row.recordId)),
    isFresh: (recordId: string) => recordId === fresh,
    add: (row: Row) => {
      setFresh(row.recordId);
      change.append(row);
    },
    takeOff: (index: number) => {
      const row = rows[index];
      if (row)
        setRemoved((before) => [
          ...before.filter((one) => one.row.recordId !== row.recordId),
          { index, row },
        ]);
      change.remove(index);
    },
    putBack: ({ index, row }: Removed<Row>) => {
      setRemoved((before) => before.filter((one) => one.row.recordId !== row.recordId));
      change.insert(Math.min(index, rows.length), row);
    },
  };
}
