import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import type { Computed, HistoryNote } from '@fm/workflows/unit';
import type { Outcome } from '../failure';
import { commitTogether } from './commit';

export { newId } from './web-transaction';

/** Stores a new record with its number, stamps and history entry. */
export function createRecord<R extends object>(
  collection: RecordKind<R>,
  actor: Actor,
  id: string,
  values: R,
  note?: HistoryNote,
): Promise<Outcome<void>> {
  return commitTogether(actor, (unit) => unit.create(collection, id, values, note));
}

/** Changes a record that was read as `base`; see `Unit.update` for what happens when others changed it too. */
export function updateRecord<R extends object>(
  collection: RecordKind<R>,
  actor: Actor,
  base: Stored<R>,
  patch: Partial<R>,
  note?: HistoryNote,
): Promise<Outcome<void>> {
  return commitTogether(actor, (unit) => unit.update(collection, base, patch, note));
}

/** Changes a record by what `compute` makes of its present state. */
export function changeRecord<R extends object>(
  collection: RecordKind<R>,
  actor: Actor,
  id: string,
  compute: (current: Stored<R>) => Computed<R>,
  note?: HistoryNote,
): Promise<Outcome<void>> {
  return commitTogether(actor, (unit) => unit.change(collection, id, compute, note));
}

/** Fills in one entry of a map of parts, such as a checklist item; see `Unit.fill`. */
export function fillEntry<R extends object>(
  collection: RecordKind<R>,
  actor: Actor,
  seen: Stored<R>,
  part: keyof R & string,
  entryId: string,
  fields: object,
  note?: HistoryNote,
): Promise<Outcome<void>> {
  return commitTogether(actor, async (unit) => unit.fill(collection, seen, part, entryId, fields, note));
}

/** Takes one entry out of a map of parts; see `Unit.clear`. */
export function clearEntry<R extends object>(
  collection: RecordKind<R>,
  actor: Actor,
  seen: Stored<R>,
  part: keyof R & string,
  entryId: string,
  note?: HistoryNote,
): Promise<Outcome<void>> {
  return commitTogether(actor, async (unit) => unit.clear(collection, seen, part, entryId, note));
}
