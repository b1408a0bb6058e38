import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import type { Actor, Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { againstWords, MOST_RELATED, type RelatedSort, type TrashScope } from '@fm/domain/trash';
import * as v from 'valibot';
import { eachOf } from '../batch';
import { defineCommand, recordId } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { HistoryNote, Unit } from '../unit';
import { changeable, KNOWN_KINDS } from './kinds';
import { purgeFiles } from './purge-files';

/** Records that one command moves at most. */
const PAGE = 200;

const type = v.picklist(Object.keys(KNOWN_KINDS).filter((name) => KNOWN_KINDS[name]?.trash));

/** Moves a record to the trash with what goes along, once nothing is open that it stands for. */
export const trashRecord = defineCommand({
  name: 'records.trash',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }, { actor }) {
    await trash(unit, scopeOf(type, actor), id, { batchId });
    return null;
  },
});

/** Moves many records of a kind to the trash, each with what goes along. */
export const trashRecords = defineCommand({
  name: 'records.trashMany',
  permission: 'records:trash',
  input: v.object({ type, ids: v.pipe(v.array(recordId), v.maxLength(PAGE)), batchId: recordId }),
  async run(unit, { type, ids, batchId }, { actor }) {
    const scope = scopeOf(type, actor);
    await unit.expect(scope.kind, ids);
    return eachOf(unit, ids, (id) => trash(unit, scope, id, { batchId }));
  },
});

/** Takes a record out of the trash, with what went there together with it. */
export const restoreRecord = defineCommand({
  name: 'records.restore',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }, { actor }) {
    const scope = scopeOf(type, actor);
    const record = await unit.find(scope.kind, id);
    if (!record) throw new FailureSignal(missing);
    for (const { kind, row } of await wentWith(unit, scope, record))
      await unit.restore(kind, row.id, { batchId });
    await unit.restore(scope.kind, id, { batchId });
    return null;
  },
});

/**
 * Deletes a record that is in the trash for good, with its files and what lies there and belongs to it, also where that
 * went there before by itself: without the record nobody finds it. The history stays, and tells it. Where
 * there are more files than one transaction deletes, only files go, and `more` says that it has to be sent again.
 */
export const purgeRecord = defineCommand({
  name: 'records.purge',
  permission: 'records:purge',
  input: v.object({ type, id: recordId }),
  async run(unit, { type, id }, { actor }) {
    const scope = scopeOf(type, actor);
    const record = await unit.find(scope.kind, id);
    if (!record) return { more: false };
    if (!record.trashed) throw new FailureSignal(refused);
    if (await purgeFiles(unit, { type: scope.kind.type, id })) return { more: true };
    for (const { kind, rows } of await related(unit, alongOf(scope, id), true))
      for (const row of rows) await unit.purge(kind, row.id);
    await unit.purge(scope.kind, id);
    return { more: false };
  },
});

async function trash(unit: Unit, scope: TrashScope<object>, id: string, note: HistoryNote): Promise<void> {
  if (!(await unit.find(scope.kind, id))) throw new FailureSignal(missing);
  await refuseAgainst(unit, scope, id);
  for (const { kind, rows } of await related(unit, alongOf(scope, id), false))
    for (const row of rows) await unit.trash(kind, row.id, note);
  await unit.trash(scope.kind, id, note);
}

/** Throws words on what has to be finished before a record goes to the trash; `besides` goes there at the same time. */
export async function refuseAgainst(
  unit: Unit,
  scope: TrashScope<object>,
  id: string,
  besides: ReadonlySet<string> = new Set(),
): Promise<void> {
  const found = await related(unit, scope.against?.(id) ?? [], false);
  const against = found
    .map((sort) => ({ ...sort, rows: sort.rows.filter((row) => !besides.has(row.id)) }))
    .filter(({ rows }) => rows.length > 0);
  if (against.length > 0) throw new FailureSignal(invalid(againstWords(against)));
}

function scopeOf(type: string, actor: Actor): TrashScope<object> {
  const scope = changeable({ type, id: '' }, actor)?.trash;
  if (!scope) throw new FailureSignal(refused);
  return scope;
}

const alongOf = (scope: TrashScope<object>, id: string): readonly RelatedSort[] => [
  ...(scope.along?.(id) ?? []),
  {
    kind: reminders,
    which: [['entity.id', '==', id]],
    one: 'reminder',
    many: 'reminders',
  },
];

/** Records that have to do with another one: in the trash, or not. */
export const relatedQuery = ({ kind, which }: RelatedSort, trashed: boolean): DocumentQuery => ({
  path: kind.path,
  filters: [['trashed', '==', trashed], ...which],
  orders: [],
  limit: MOST_RELATED,
});

async function related(unit: Unit, sorts: readonly RelatedSort[], trashed: boolean) {
  const found = await Promise.all(
    sorts.map(async (sort) => ({ ...sort, rows: await unit.list(sort.kind, relatedQuery(sort, trashed)) })),
  );
  return found.filter(({ rows }) => rows.length > 0);
}

/** What went to the trash in one batch with a record that is there; nothing where the batch is not known. */
async function wentWith(unit: Unit, scope: TrashScope<object>, record: Stored<object>) {
  const batchId = await lastBatch(unit, record);
  if (batchId === undefined) return [];
  const found = await related(unit, alongOf(scope, record.id), true);
  const rows = found.flatMap(({ kind, rows: of }) => of.map((row) => ({ kind, row })));
  const batches = await Promise.all(rows.map(({ row }) => lastBatch(unit, row)));
  return rows.filter((_, index) => batches[index] === batchId);
}

const lastBatch = async (unit: Unit, { lastEvent }: Stored<object>): Promise<string | undefined> =>
  lastEvent ? (await unit.find<HistoryEvent>(historyEvents, lastEvent))?.batchId : undefined;
