import type { ReactNode } from 'react';

/** One column of a DataTable. Keep the list outside of the component or memoised. */
export interface Column<Row> {
  readonly id: string;
  /** Always words, also above a column of buttons (then with `hideHeader`). */
  readonly header: string;
  readonly hideHeader?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** The header becomes a button that sorts by `id`. */
  readonly sortable?: boolean | undefined;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'end' | undefined;
  /** What it shows says by itself what it is: on a card it stands without the header, which is still spoken. */
  readonly speaksForItself?: boolean | undefined;
  /** Buttons for which there is no room beside a card's title: they stand at its end. */
  readonly belowOnCard?: boolean | undefined;
  /** A CSS length that the column should have ("8rem"); without it the content decides. */
  readonly width?: string | undefined;
  /** Smallest window in which it is shown: `small` (also on cards), `medium` (in tables), `wide`, `never`. */
  readonly showFrom?: 'small' | 'medium' | 'wide' | 'never' | undefined;
}

/**
 * Windows of phones, from 640 px on of tablets, from 1240 px on those in which every table of ours has room, and from
 * 1440 px on those with room for more columns.
 */
export type ScreenWidth = 'small' | 'narrow' | 'medium' | 'wide';

/** Order of a list, as it stands in the address. */
export interface TableSort<Id extends string = string> {
  readonly column: Id;
  readonly direction: 'asc' | 'desc';
}
