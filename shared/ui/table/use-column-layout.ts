import { useCallback, useMemo, useState } from 'react';
import type { Column } from './column';
import {
  arranged,
  type ColumnLayout,
  DEFAULT_LAYOUT,
  fittingWidth,
  layoutFrom,
  moved,
} from './column-layout';

const keyOf = (table: string) => `fm.columns.${table}`;

/** A table's columns as this browser's user arranged them, and the ways to rearrange them. */
export interface ArrangedColumns<Row> {
  /** For DataTable, in their order and with their widths. */
  readonly columns: readonly Column<Row>[];
  /** Whether anything differs from how the table comes. */
  readonly changed: boolean;
  readonly show: (id: string, on: boolean) => void;
  readonly move: (id: string, step: 1 | -1) => void;
  /** @param pixels put inside what is sensible; `undefined` gives the width back to the content. */
  readonly resize: (id: string, pixels: number | undefined) => void;
  readonly reset: () => void;
}

/**
 * Keeps which columns of a table are shown, their order and their widths, in this browser.
 * @param table its name among the layouts kept: "customers"
 */
export function useColumnLayout<Row>(table: string, columns: readonly Column<Row>[]): ArrangedColumns<Row> {
  const [layout, setLayout] = useState(() => layoutFrom(localStorage.getItem(keyOf(table))));

  const change = useCallback(
    (update: (old: ColumnLayout) => ColumnLayout) =>
      setLayout((old) => {
        const next = update(old);
        localStorage.setItem(keyOf(table), JSON.stringify(next));
        return next;
      }),
    [table],
  );

  return useMemo(() => {
    const inOrder = arranged(columns, layout);
    const movable = inOrder.slice(1).map(({ id }) => id);
    return {
      columns: inOrder,
      changed: layout !== DEFAULT_LAYOUT && JSON.stringify(layout) !== JSON.stringify(DEFAULT_LAYOUT),
      show: (id, on) => change((old) => ({ ...old, shown: { ...old.shown, [id]: on } })),
      move: (id, step) => change((old) => ({ ...old, order: moved(movable, id, step) })),
      resize: (id, pixels) =>
        change((old) => {
          const { [id]: _, ...widths } = old.widths;
          return {
            ...old,
            widths: pixels === undefined ? widths : { ...widths, [id]: fittingWidth(pixels) },
          };
        }),
      reset: () => change(() => DEFAULT_LAYOUT),
    };
  }, [columns, layout, change]);
}
