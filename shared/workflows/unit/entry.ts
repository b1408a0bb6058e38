import { type Change, changesBetween } from '@fm/domain/event';
import type { RecordKind, Stamp, Stored } from '@fm/domain/record';
import { checked } from './checked';

/** What to write into one entry of a map of parts, and what the history tells of it. */
export interface EntryPatch<R extends object> {
  /** The whole entry, stamped with who filled it in and when. */
  readonly entry: object;
  readonly changes: readonly Change[];
  /** The record with the entry in it. */
  readonly after: R;
}

/**
 * Fills in `fields` of the entry `id` in the map `part` of a record as it was seen, such as one item of a checklist.
 * Undefined empties a field. Throws an `invalid` failure where the schema refuses the result.
 */
export function entryPatch<R extends object>(
  collection: RecordKind<R>,
  by: Stamp,
  seen: Stored<R>,
  part: keyof R & string,
  id: string,
  fields: object,
  now: Date,
): EntryPatch<R> {
  const entries = (seen[part] ?? {}) as Readonly<Record<string, object>>;
  const before = entries[id];
  const filled = { ...before, ...fields };
  const entry = { ...filled, by, at: now };
  return {
    entry,
    // Who and when are the history's own: as changes they would only repeat it. A new entry is told as one.
    changes: changesBetween(
      collection.fields,
      { [part]: before ? { [id]: before } : {} },
      { [part]: { [id]: filled } },
    ),
    after: checked(collection, { ...seen, [part]: { ...entries, [id]: entry } }),
  };
}
