import { type Change, fieldWords, type HistoryEvent, isComplete } from '@fm/domain/event';
import type { RecordKind, Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { useActor } from '../actor';
import type { DataFailure } from '../failure';
import { newId, updateRecord } from '../write/records';
import { useDeed } from '../write/use-deed';
import { backPatch, isTyped } from './put-back';
import { undoBatch } from './undo-batch';

/** The way back to earlier values of the record on screen, from its history. */
export interface PutBack {
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  /** Whether the value before this change is another than now, and can be put back by itself. */
  mayField(event: HistoryEvent, change: Change): boolean;
  field(change: Change): void;
  /** Whether the record was another before these entries, the newest first, and they all tell in full how. */
  mayVersion(newer: readonly HistoryEvent[]): boolean;
  version(newer: readonly HistoryEvent[]): void;
}

export interface PutBackOptions<R extends object> {
  /** Undefined while it is loading. */
  readonly record: Stored<R> | undefined;
  /** Whether this person may edit it as it is. */
  readonly may: boolean;
  /** Fields that mean nothing without others are put back with a version alone. */
  readonly apart?: ((path: string) => boolean) | undefined;
  /** Fields that nobody types: they follow from others, or belong to steps, and are never put back. */
  readonly untyped?: ((path: string) => boolean) | undefined;
  /** What follows from the fields once they are put back, where the kind alone cannot tell. */
  readonly follows?: ((after: R) => Partial<R>) | undefined;
}

/** Puts fields and versions of a record back, checked like anything typed and to be undone like it; undefined where nobody may. */
export function usePutBack<R extends object>(
  kind: RecordKind<R>,
  { record, may, apart = () => true, untyped = () => false, follows }: PutBackOptions<R>,
): PutBack | undefined {
  const actor = useActor();
  const { busy, failure, run } = useDeed();
  if (!record || !may || record.trashed) return undefined;

  const patchOf = (changes: readonly Change[]) =>
    backPatch(
      record,
      changes.filter(({ path }) => !untyped(path)),
    );
  const differs = (changes: readonly Change[]) => Object.keys(patchOf(changes)).length > 0;
  const put = async (changes: readonly Change[], what: string) => {
    const batchId = newId();
    const patch = patchOf(changes);
    const after = { ...record, ...patch };
    const settled = { ...patch, ...follows?.(after) };
    const { ok } = await run(() =>
      updateRecord(kind, actor, record, settled, { note: `${what} put back`, batchId }),
    );
    if (!ok) return;
    const text = `${what} of “${kind.label(record)}” was put back.`;
    offerUndo({ text, undo: () => undoBatch(actor, batchId, () => kind) });
  };
  const typed = (newer: readonly HistoryEvent[]) =>
    newer.filter(
      ({ kind: deed, entity }) => entity.type === kind.type && (deed === 'changed' || deed === 'assigned'),
    );
  const changesOf = (newer: readonly HistoryEvent[]) => typed(newer).flatMap(({ changes }) => changes);

  return {
    busy,
    failure,
    mayField: (event, change) => isTyped(event, kind.type) && apart(change.path) && differs([change]),
    field: (change) => void put([change], fieldWords(change.path)),
    mayVersion: (newer) =>
      typed(newer).every(({ changes }) => isComplete(changes)) && differs(changesOf(newer)),
    version: (newer) => void put(changesOf(newer), 'An earlier version'),
  };
}
