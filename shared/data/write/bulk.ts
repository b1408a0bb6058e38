import type { DataFailure } from '../failure';

/** How far a change of many records has come. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
  /** Why the change waits at the moment; the change goes on by itself. */
  readonly waiting?: string | undefined;
}

/** The result of a change of many records, complete also where the change ended half-way. */
export interface BulkResult<Item> {
  /** Items whose change is stored. */
  readonly done: readonly Item[];
  /** Items that could not be changed, each with why. */
  readonly failed: readonly { readonly item: Item; readonly failure: DataFailure }[];
  /** Items that were not tried, because somebody stopped the change or the server could not be reached. */
  readonly left: readonly Item[];
  /** Why the rest was not tried; undefined where all items were, or where somebody stopped the change. */
  readonly failure?: DataFailure | undefined;
}
