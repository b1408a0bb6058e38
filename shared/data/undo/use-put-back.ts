import { type Change, fieldText, type HistoryEvent, isComplete } from '@fm/domain/event';
import { type Fields, putBackOf, type RecordKind, type Stored } from '@fm/domain/record';
import { offerUndo } from '@fm/platform';
import { backPatch } from '@fm/workflows/undo';
import { run } from '../commands/run';
import type { DataFailure } from '../failure';
import { newId } from '../write/new-id';
import { useAction } from '../write/use-action';
import { undoBatch } from './undo-batch';

/** The way back to earlier values of the record on screen, from its history. */
export interface PutBack {
  /** Of the kind of the record. */
  readonly fields: Fields;
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
}

/** Puts fields and versions of a record back on the server, to be undone like anything typed; undefined where nobody may. */
export function usePutBack<R extends object>(
  kind: RecordKind<R>,
  { record, may }: PutBackOptions<R>,
): PutBack | undefined {
  const action = useAction();
  if (!record || !may || record.trashed) return undefined;

  const patchOf = (changes: readonly Change[]) =>
    backPatch(
      record,
      changes.filter(({ path }) => putBackOf(kind.fields, path) !== 'never'),
    );
  const differs = (changes: readonly Change[]) => Object.keys(patchOf(changes)).length > 0;
  const put = async (entryIds: readonly string[], path?: string) => {
    const batchId = newId();
    const { type } = kind;
    const { ok } = await action.run(() =>
      run('records.putBack', {
        type,
        id: record.id,
        entryIds: [...entryIds],
        batchId,
        ...(path && { path }),
      }),
    );
    if (!ok) return;
    const what = path === undefined ? 'An earlier version' : fieldText(kind.fields, path);
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
    fields: kind.fields,
    busy: action.busy,
    failure: action.failure,
    mayField: (event, change) =>
      isTyped(event, kind.type) && putBackOf(kind.fields, change.path) === 'alone' && differs([change]),
    field: (event, change) => void put([event.id], change.path),
    mayVersion: (newer) =>
      typed(newer).every(({ changes }) => isComplete(changes)) && differs(changesOf(newer)),
    version: (newer) => void put(typed(newer).map(({ id }) => id)),
  };
}

/** Kinds of entries whose fields somebody typed: transitions are taken back by transitions. */
const TYPED: readonly HistoryEvent['kind'][] = ['changed', 'assigned'];

/** Whether fields can be put back from an entry: typed, of this kind of record, and told in full. */
export const isTyped = ({ kind, entity, changes }: HistoryEvent, type: string): boolean =>
  TYPED.includes(kind) && entity.type === type && isComplete(changes);
