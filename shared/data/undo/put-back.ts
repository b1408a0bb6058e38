import { type Change, type HistoryEvent, isComplete } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { patchBetween, same, valueAt, withValue } from '@fm/workflows/unit';

/** Kinds of entries whose fields somebody typed: steps and moves are taken back by steps and moves. */
const TYPED: readonly HistoryEvent['kind'][] = ['changed', 'assigned'];

/** Whether fields can be put back from an entry: typed, of this kind of record, and told in full. */
export const isTyped = ({ kind, entity, changes }: HistoryEvent, type: string): boolean =>
  TYPED.includes(kind) && entity.type === type && isComplete(changes);

/** What gives fields the values they had before these changes, the newest first; nothing where they have them. */
export function backPatch<R extends object>(record: Stored<R>, changes: readonly Change[]): Partial<R> {
  const back = changes.reduce<object>(
    (now, { path, from }) =>
      same(valueAt(now, path.split('.')), from) ? now : withValue(now, path.split('.'), from),
    record,
  );
  return patchBetween<R>(record, back);
}
