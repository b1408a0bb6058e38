import { type Change, changesBetween } from '@fm/domain/event';
import type { RecordKind, Stored } from '@fm/domain/record';
import { FailureSignal, inTrash } from '../failure';
import { checked, checkedChange } from './checked';
import { withDerived } from './derived';
import type { Computed } from './patch';

/** A change of a record as it is stored. */
export interface SettledChange<R extends object> {
  readonly patch: Partial<R>;
  readonly changes: readonly Change[];
  readonly after: R;
}

/**
 * What is to be stored of a change that was computed from the record; undefined where that changes and says nothing.
 * Throws a `FailureSignal` where it was refused, where the record is in the trash, and where its schema refuses it.
 */
export function settledChange<R extends object>(
  collection: RecordKind<R>,
  current: Stored<R>,
  computed: Computed<R>,
): SettledChange<R> | undefined {
  if (!computed.ok) {
    const { message, fields } = computed;
    throw new FailureSignal({ kind: 'invalid', message, ...(fields && { fields }) });
  }
  if (current.trashed && !computed.follows) throw new FailureSignal(inTrash);
  const patch = withDerived(collection, current, computed.patch);
  const changes = changesBetween(collection.fields, current, { ...current, ...patch });
  if (changes.length === 0 && !computed.kind && !computed.note) return undefined;
  const after = computed.follows
    ? checkedChange(collection, current, patch)
    : checked(collection, { ...current, ...patch });
  return { patch, changes, after };
}
