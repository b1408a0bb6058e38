import { type Change, fieldWords, type HistoryEvent, isComplete } from '@fm/domain/event';
import type { RecordKind, Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { backPatch } from '@fm/workflows/undo';
import { run } from '../commands/run';
import type { DataFailure } from '../failure';
import { newId } from '../write/new-id';
import { useAction } from '../write/use-action';
import { isTyped } from './put-back';
import { undoBatch } from './undo-batch';

/** The way back to earlier values of the record on screen, from its history. */
export interface PutBack {
  readonly busy: boolean;
  readonly failure: DataFailure | undefined;
  /** Whether the value before this change is another than now, and can be put back by itself. */
  mayField(event: HistoryEvent, change: Change): boolean;
  field(event: HistoryEvent & { readonly id: string }, change: Change): void;
  /** Whether the record was another before these entries, the newest first, and they all tell in full how. */
  mayVersion(newer: readonly HistoryEvent[]): boolean;
  version(newer: readonly (HistoryEvent & { readonly id: string })[]): void;
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
}

/** Puts fields and versions of a record back on the server, to be undone like anything typed; undefined where nobody may. */
export function usePutBack<R extends object>(
  kind: RecordKind<R>,
  { record, may, apart = () => true, untyped = () => false }: PutBackOptions<R>,
): PutBack | undefined {
  const action = useAction();
  if (!record || !may || record.trashed) return undefined;

  const patchOf = (changes: readonly Change[]) =>
    backPatch(
      record,
      changes.filter(({ path }) => !untyped(path)),
    );
  const differs = (changes: readonly Change[]) => Object.keys(patchOf(changes)).length > 0;
  const put = async (told: readonly string[], path?: string) => {
    const batchId = newId();
    const { type } = kind;
    const { ok } = await action.run(() =>
      run('records.putBack', { type, id: record.id, told: [...told], batchId, ...(path && { path }) }),
    );
    if (!ok) return;
    const what = path === undefined ? 'An earlier version' : fieldWords(path);
    const text = `${what} of “${kind.label(record)}” was put back.`;
    offerUndo({ text, undo: () => undoBatch(batchId) });
  };
  const typed = <E extends HistoryEvent>(newer: readonly E[]) =>
    newer.filter(
      ({ kind: action, entity }) =>
        entity.type === kind.type && (action === 'changed' || action === 'assigned'),
    );
  const changesOf = (newer: readonly HistoryEvent[]) => typed(newer).flatMap(({ changes }) => changes);

  return {
    busy: action.busy,
    failure: action.failure,
    mayField: (event, change) => isTyped(event, kind.type) && apart(change.path) && differs([change]),
    field: (event, change) => void put([event.id], change.path),
    mayVersion: (newer) =>
      typed(newer).every(({ changes }) => isComplete(changes)) && differs(changesOf(newer)),
    version: (newer) => void put(typed(newer).map(({ id }) => id)),
  };
}
