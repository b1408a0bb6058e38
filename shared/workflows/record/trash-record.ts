import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import type { Stored } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { againstWords, type Companions, MOST_COMPANIONS, type TrashScope } from '@fm/domain/trash';
import * as v from 'valibot';
import { eachOf } from '../batch';
import { defineCommand, recordId } from '../command';
import type { DocumentQuery } from '../documents';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { HistoryNote, Unit } from '../unit';
import { KNOWN_KINDS } from './kinds';
import { purgeFiles } from './purge-files';

/** Records that one command moves at most. */
const PAGE = 200;

const type = v.picklist(Object.keys(KNOWN_KINDS).filter((name) => KNOWN_KINDS[name]?.trash));

/** Moves a record to the trash with what goes along, once nothing is open that it stands for. */
export const trashRecord = defineCommand({
  name: 'records.trash',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }) {
    await trash(unit, scopeOf(type), id, { batchId });
    return null;
  },
});

/** Moves many records of a kind to the trash, each with what goes along. */
export const trashRecords = defineCommand({
  name: 'records.trashMany',
  permission: 'records:trash',
  input: v.object({ type, ids: v.pipe(v.array(recordId), v.maxLength(PAGE)), batchId: recordId }),
  async run(unit, { type, ids, batchId }) {
    const scope = scopeOf(type);
    await unit.expect(scope.kind, ids);
    return eachOf(unit, ids, (id) => trash(unit, scope, id, { batchId }));
  },
});

/** Takes a record out of the trash, with what went there together with it. */
export const restoreRecord = defineCommand({
  name: 'records.restore',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }) {
    const scope = scopeOf(type);
    const record = await unit.find(scope.kind, id);
    if (!record) throw new FailureSignal(missing);
    const entry = record.lastEvent
      ? await unit.find<HistoryEvent>(historyEvents, record.lastEvent)
      : undefined;
    for (const { kind, rows } of await companions(unit, alongOf(scope, id), true))
      for (const row of rows)
        if (await wentWith(unit, row, entry?.batchId)) await unit.restore(kind, row.id, { batchId });
    await unit.restore(scope.kind, id, { batchId });
    return null;
  },
});

/** Deletes a record that is in the trash for good, with its files and what went there with it; the history stays. */
export const purgeRecord = defineCommand({
  name: 'records.purge',
  permission: 'records:purge',
  input: v.object({ type, id: recordId }),
  async run(unit, { type, id }) {
    const scope = scopeOf(type);
    const record = await unit.find(scope.kind, id);
    if (!record) return null;
    if (!record.trashed) throw new FailureSignal(refused);
    await purgeFiles(unit, { type: scope.kind.type, id });
    for (const { kind, rows } of await companions(unit, alongOf(scope, id), true))
      for (const row of rows) await unit.purge(kind, row.id);
    await unit.purge(scope.kind, id);
    return null;
  },
});

async function trash(unit: Unit, scope: TrashScope<object>, id: string, note: HistoryNote): Promise<void> {
  if (!(await unit.find(scope.kind, id))) throw new FailureSignal(missing);
  const against = await companions(unit, scope.against?.(id) ?? [], false);
  if (against.length > 0) throw new FailureSignal(invalid(againstWords(against)));
  for (const { kind, rows } of await companions(unit, alongOf(scope, id), false))
    for (const row of rows) await unit.trash(kind, row.id, note);
  await unit.trash(scope.kind, id, note);
}

function scopeOf(type: string): TrashScope<object> {
  const scope = KNOWN_KINDS[type]?.trash;
  if (!scope) throw new FailureSignal(refused);
  return scope;
}

const alongOf = (scope: TrashScope<object>, id: string): readonly Companions[] => [
  ...(scope.along?.(id) ?? []),
  {
    kind: reminders,
    which: [['entity.id', '==', id]],
    one: 'reminder',
    many: 'reminders',
  },
];

/** Records that have to do with another one: in the trash, or not. */
export const companionsOf = ({ kind, which }: Companions, trashed: boolean): DocumentQuery => ({
  path: kind.path,
  filters: [['trashed', '==', trashed], ...which],
  orders: [],
  limit: MOST_COMPANIONS,
});

async function companions(unit: Unit, sorts: readonly Companions[], trashed: boolean) {
  const found = await Promise.all(
    sorts.map(async (sort) => ({ ...sort, rows: await unit.list(sort.kind, companionsOf(sort, trashed)) })),
  );
  return found.filter(({ rows }) => rows.length > 0);
}

/** Whether a record went to the trash in one batch with another one; with the first of all where nobody knows. */
async function wentWith(unit: Unit, row: Stored<object>, batchId: string | undefined): Promise<boolean> {
  if (batchId === undefined) return false;
  const entry = row.lastEvent ? await unit.find<HistoryEvent>(historyEvents, row.lastEvent) : undefined;
  return entry?.batchId === batchId;
}
