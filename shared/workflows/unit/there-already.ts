import type { HistoryEvent } from '@fm/domain/event';
import { type Actor, isServersId, type RecordKind, type Stored } from '@fm/domain/record';
import { type DataFailure, FailureSignal, invalid } from '../failure';
import { differing } from './derived';
import { shortened } from './history';
import type { Note } from './record-writer';

const TAKEN = 'Nothing was saved: it cannot be kept under this id. Reload the page and enter it again.';

/** Throws an `invalid` where somebody chose an id that only the server gives. */
export function checkChosen(id: string, field = 'id'): void {
  if (isServersId(id)) throw new FailureSignal(invalid(TAKEN, { [field]: TAKEN }));
}

/** Whether a record is one that the actor created. */
export const isOwn = ({ createdBy }: Stored<object>, { uid }: Actor): boolean => createdBy?.uid === uid;

/** Whether a record is as the actor created it. */
export const isUntouched = (record: Stored<object>, actor: Actor): boolean =>
  record.rev === 1 && !record.trashed && isOwn(record, actor);

/** Throws a `conflict` where a record that is there says something else than one that is to be created under its id. */
export function checkSaysSame<R extends object>(collection: RecordKind<R>, there: Stored<R>, data: R): void {
  const stored = Object.fromEntries(
    Object.keys(collection.fields).map((field) => [field, Reflect.get(data, field)]),
  );
  if (there.trashed || Object.keys(differing(stored, there)).length > 0)
    throw new FailureSignal(thereAlready(collection, there));
}

/** The answer to a new record under the id of another one. */
export function thereAlready<R extends object>(collection: RecordKind<R>, there: Stored<R>): DataFailure {
  const by = there.updatedBy?.name ?? 'somebody';
  const how = there.trashed
    ? 'is in the trash'
    : `is there already, as ${by} saved it, and says something else`;
  return {
    kind: 'conflict',
    message: `This ${collection.called.one} ${how}. Nothing was saved now: reload the page to go on from there.`,
  };
}

/** Throws a `conflict` where a history entry that is there is not this note of this record. */
export function checkSameNote(entry: object, type: string, id: string, content: Note): void {
  const { kind, entity, note, corrects } = entry as Partial<HistoryEvent>;
  const isSame = kind === 'note' && note === shortened(content.note) && corrects === content.corrects;
  if (isSame && entity?.type === type && entity.id === id) return;
  throw new FailureSignal({
    kind: 'conflict',
    message: 'Nothing was saved: the history has another entry in this place. Reload the page and try again.',
  });
}
