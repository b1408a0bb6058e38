import type { Selection } from './use-selection';

/** Lets rows be chosen, to act on several at once. */
export interface RowChoice<Row> {
  readonly selection: Selection;
  /** What a row is called, for screen readers: "Hotel Zur Post". */
  readonly nameOf: (row: Row) => string;
}
