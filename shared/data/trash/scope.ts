import type { RecordKind, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import type { Outcome } from '../failure';
import type { QuerySpec } from '../live/query-spec';
import { findRecords } from '../read/find-records';

/** Records looked at for one record at most. */
const MOST = 200;

/** Records that have to do with another one. */
export interface Companions {
  readonly kind: RecordKind<object>;
  readonly which: (spec: QuerySpec) => QuerySpec;
  /** What one of them is called, and several: "site", "sites". */
  readonly one: string;
  readonly many: string;
}

/** What moving a record of a kind to the trash means. Its reminders always go along. */
export interface TrashScope<R extends object> {
  readonly kind: RecordKind<R>;
  /** What goes along, and comes back with it. */
  along?(record: Stored<R>): readonly Companions[];
  /** What has to be finished first. */
  against?(record: Stored<R>): readonly Companions[];
}

/** Records of one sort that were found. */
export interface FoundCompanions {
  readonly kind: RecordKind<object>;
  readonly one: string;
  readonly many: string;
  readonly rows: readonly Stored<object>[];
}

const remindersOf = (id: string): Companions => ({
  kind: reminders,
  which: (spec) => spec.where('entity.id', '==', id),
  one: 'reminder',
  many: 'reminders',
});

/** What goes to the trash with a record; with `trashed`, what may have gone there with it. */
export const foundAlong = <R extends object>(scope: TrashScope<R>, record: Stored<R>, trashed: boolean) =>
  found([...(scope.along?.(record) ?? []), remindersOf(record.id)], trashed);

/** What keeps a record out of the trash. */
export const foundAgainst = <R extends object>(scope: TrashScope<R>, record: Stored<R>) =>
  found(scope.against?.(record) ?? [], false);

async function found(
  sorts: readonly Companions[],
  trashed: boolean,
): Promise<Outcome<readonly FoundCompanions[]>> {
  const all: FoundCompanions[] = [];
  for (const { kind, which, one, many } of sorts) {
    const outcome = await findRecords(kind, (spec) => which(spec.where('trashed', '==', trashed)), MOST);
    if (!outcome.ok) return outcome;
    if (outcome.value.length > 0) all.push({ kind, one, many, rows: outcome.value });
  }
  return { ok: true, value: all };
}
