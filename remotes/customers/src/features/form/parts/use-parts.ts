import { useRemovableRows } from '@fm/ui/form';
import { useState } from 'react';

interface Part {
  readonly recordId: string;
}

/** How rows of a form are changed. */
interface RowChanges<Row> {
  append(row: Row): void;
  insert(index: number, row: Row): void;
  remove(index: number): void;
}

const keyOf = ({ recordId }: Part) => recordId;

/** The sites or contacts of a form, with the one that was just added told apart. `rows` as typed now. */
export function useParts<Row extends Part>(rows: readonly Row[], change: RowChanges<Row>) {
  const removable = useRemovableRows(rows, keyOf, change);
  const [fresh, setFresh] = useState<string>();
  return {
    ...removable,
    isFresh: (recordId: string) => recordId === fresh,
    add: (row: Row) => {
      setFresh(row.recordId);
      change.append(row);
    },
  };
}
