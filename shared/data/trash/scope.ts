import type { RecordKind, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { MOST_RELATED, type RelatedSort, type TrashScope } from '@fm/domain/trash';
import type { Outcome } from '../failure';
import type { QuerySpec } from '../live/query-spec';
import { findRecords } from '../read/find-records';

/** Records of one sort that were found. */
export interface FoundRelated {
  readonly kind: RecordKind<object>;
  readonly one: string;
  readonly many: string;
  readonly rows: readonly Stored<object>[];
}

const remindersOf = (id: string): RelatedSort => ({
  kind: reminders,
  which: [['entity.id', '==', id]],
  one: 'reminder',
  many: 'reminders',
});

/** What goes to the trash with a record; with `trashed`, what may have gone there with it. */
export const foundAlong = <R extends object>(scope: TrashScope<R>, { id }: Stored<R>, trashed: boolean) =>
  found([...(scope.along?.(id) ?? []), remindersOf(id)], trashed);

/** What keeps a record out of the trash. */
export const foundAgainst = <R extends object>(scope: TrashScope<R>, { id }: Stored<R>) =>
  found(scope.against?.(id) ?? [], false);

async function found(
  sorts: readonly RelatedSort[],
  trashed: boolean,
): Promise<Outcome<readonly FoundRelated[]>> {
  const all: FoundRelated[] = [];
  for (const { kind, which, one, many } of sorts) {
    const asked = (spec: QuerySpec) =>
      which.reduce(
        (narrowed, condition) => narrowed.where(...condition),
        spec.where('trashed', '==', trashed),
      );
    const outcome = await findRecords(kind, asked, MOST_RELATED);
    if (!outcome.ok) return outcome;
    if (outcome.value.length > 0) all.push({ kind, one, many, rows: outcome.value });
  }
  return { ok: true, value: all };
}
