import { useCallback, useState } from 'react';

/** A row that was taken off a form, as it was typed, and where it stood. */
export interface RemovedRow<Row> {
  readonly index: number;
  readonly row: Row;
}

/**
 * What was taken off the rows of a form and is not among them: what was put back, by Undo or by discarding all changes,
 * is not listed. `keyOf` tells rows apart. Say what goes by `remember`, before it is gone.
 */
export function useRemovedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [taken, setTaken] = useState<readonly RemovedRow<Row>[]>([]);
  const remember = useCallback(
    (index: number, row: Row) =>
      setTaken((before) => [...before.filter((one) => keyOf(one.row) !== keyOf(row)), { index, row }]),
    [keyOf],
  );
  const forget = useCallback(() => setTaken([]), []);
  const there = new Set(rows.map(keyOf));
  return { removed: taken.filter(({ row }) => !there.has(keyOf(row))), remember, forget };
}
