import type { DataFailure } from '../failure';

/** How far a change of many records has come. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
  /** Why it does not go on at the moment; it does so by itself. */
  readonly waiting?: string | undefined;
}

/** What became of a change of many records: always told in full, also where it ended half-way. */
export interface BulkResult<Item> {
  /** Items whose change is stored. */
  readonly done: readonly Item[];
  /** Items that could not be changed, each with why. */
  readonly failed: readonly { readonly item: Item; readonly failure: DataFailure }[];
  /** Items nobody got to, because it was stopped or the server could not be reached. */
  readonly left: readonly Item[];
  /** Why the rest was not tried; undefined where all were, or somebody stopped it. */
  readonly failure?: DataFailure | undefined;
}
