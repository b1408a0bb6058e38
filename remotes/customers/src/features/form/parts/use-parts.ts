import { type RemovedRow, useRemovableRows } from '@fm/ui/form';
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

export interface Parts<Row> {
  /** Taken off and not put back. */
  readonly removed: readonly RemovedRow<Row>[];
  isFresh(recordId: string): boolean;
  add(row: Row): void;
  takeOff(index: number): void;
  putBack(removed: RemovedRow<Row>): void;
}

export const keyOf = ({ recordId }: Part): string => recordId;

/** The sites or contacts of a form. What was taken off can be put back until the form is saved. `rows` as typed now. */
export function useParts<Row extends Part>(rows: readonly Row[], change: RowChanges<Row>): Parts<Row> {
  const removable = useRemovableRows(rows, keyOf, change);
  const [fresh, setFresh] = useState<string>();
  return {
    ...removable,
    isFresh: (recordId) => recordId === fresh,
    add: (row) => {
      setFresh(row.recordId);
      change.append(row);
    },
  };
}
