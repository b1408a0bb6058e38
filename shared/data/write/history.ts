import type { Change, EventKind } from '@fm/domain/event';
import type { Actor, Numbered, RecordKind } from '@fm/domain/record';
import { serverTimestamp } from '@fm/firebase/firestore';
import { withoutUndefined } from '../convert';

/** What the history says of a change beyond its fields. */
export interface HistoryNote {
  readonly kind?: EventKind;
  readonly note?: string;
}

/** An entry of the history as it is stored, in the same commit as the change it tells of. */
export function historyEntry<R extends object>(
  { uid, name, role }: Actor,
  collection: RecordKind<R>,
  id: string,
  record: Numbered<R>,
  changes: readonly Change[],
  { kind, note }: HistoryNote,
): Record<string, unknown> {
  return {
    at: serverTimestamp(),
    actor: { uid, name, role },
    entity: { type: collection.type, id, label: collection.label(record) },
    ...withoutUndefined(collection.links?.(record, id) ?? {}),
    kind,
    changes: withoutUndefined(changes),
    ...(note ? { note } : {}),
    source: 'ui',
  };
}
