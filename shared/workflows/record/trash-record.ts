import { employees } from '@fm/domain/employee';
import { type HistoryEvent, historyEvents } from '@fm/domain/event';
import { ALL_KINDS, goingAlong, kindNamed, type Related, standingAgainst } from '@fm/domain/kinds';
import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import { againstText } from '@fm/domain/trash';
import * as v from 'valibot';
import { eachOf } from '../batch';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { HistoryNote, Unit } from '../unit';
import { endAccess } from './end-access';
import { mayChange } from './may-change';
import { checkMayReturn } from './may-return';
import { purgeRecord } from './purge-record';
import { relatedQuery } from './related-query';

/** Records that one command moves at most. */
const PAGE = 200;

const type = v.picklist(ALL_KINDS.flatMap((kind) => (kind.trash === 'alone' ? kind.type : [])));

/** Moves a record to the trash with what goes along, once nothing is open that it stands for. */
export const trashRecord = defineCommand({
  name: 'records.trash',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }, { actor }) {
    await trash(unit, movable(type, actor), id, actor, { batchId });
    return null;
  },
});

/** Moves many records of a kind to the trash, each with what goes along. */
export const trashRecords = defineCommand({
  name: 'records.trashMany',
  permission: 'records:trash',
  input: v.object({ type, ids: v.pipe(v.array(recordId), v.maxLength(PAGE)), batchId: recordId }),
  async run(unit, { type, ids, batchId }, { actor }) {
    const kind = movable(type, actor);
    await unit.expect(kind, ids);
    return eachOf(unit, ids, (id) => trash(unit, kind, id, actor, { batchId }));
  },
});

/** Takes a record out of the trash, with what went there together with it. */
export const restoreRecord = defineCommand({
  name: 'records.restore',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }, { actor }) {
    const kind = movable(type, actor);
    const record = await unit.find(kind, id);
    if (!record) throw new FailureSignal(missing);
    for (const along of await wentWith(unit, kind, record))
      await unit.restore(along.kind, along.row.id, { batchId });
    await checkMayReturn(unit, kind, id);
    await unit.restore(kind, id, { batchId });
    return null;
  },
});

/**
 * Deletes a record that is in the trash for good, with its files and what lies there and belongs to it, also where that
 * went there before by itself: without the record nobody finds it. The history stays, and tells it. Where
 * there are more files than one transaction deletes, only files go, and `more` says that it has to be sent again.
 */
export const purgeTrashed = defineCommand({
  name: 'records.purge',
  permission: 'records:purge',
  input: v.object({ type, id: recordId }),
  async run(unit, { type, id }, { actor }) {
    const kind = movable(type, actor);
    const record = await unit.find(kind, id);
    if (!record) return { more: false };
    if (!record.trashed) throw new FailureSignal(refused);
    return { more: await purgeRecord(unit, kind, id) };
  },
});

async function trash(
  unit: Unit,
  kind: RecordKind<object>,
  id: string,
  actor: Actor,
  note: HistoryNote,
): Promise<void> {
  await checkMayGo(unit, kind, id, actor, note);
  for (const along of await found(unit, goingAlong(kind, id), false))
    for (const row of along.rows) await unit.trash(along.kind, row.id, note);
  await unit.trash(kind, id, note);
}

/**
 * Throws words on what has to be finished before a record goes to the trash; `besides` goes there at the same time. The
 * login of an employee who may go is disabled.
 */
export async function checkMayGo(
  unit: Unit,
  kind: RecordKind<object>,
  id: string,
  actor: Actor,
  note: HistoryNote,
  besides: ReadonlySet<string> = new Set(),
): Promise<void> {
  const record = await unit.find(kind, id);
  if (!record) throw new FailureSignal(missing);
  const standing = await found(unit, standingAgainst(kind, record), false);
  const against = standing
    .map((sort) => ({ ...sort, rows: sort.rows.filter((row) => !besides.has(row.id)) }))
    .filter(({ rows }) => rows.length > 0);
  if (against.length > 0) throw new FailureSignal(invalid(againstText(against)));
  if (kind.type === employees.type && !record.trashed) await endAccess(unit, id, actor, note);
}

/** A kind whose records this actor may move to the trash by themselves. Throws a `refused` failure for any other. */
function movable(type: string, actor: Actor): RecordKind<object> {
  const kind = kindNamed(type);
  if (kind?.trash !== 'alone' || !mayChange(kind, actor)) throw new FailureSignal(refused);
  return kind;
}

async function found(unit: Unit, all: readonly Related[], trashed: boolean) {
  const read = await Promise.all(
    all.map(async (sort) => {
      const rows = await unit.list(sort.kind, relatedQuery(sort, trashed));
      return { ...sort, rows: rows.filter(sort.counts ?? (() => true)) };
    }),
  );
  return read.filter(({ rows }) => rows.length > 0);
}

/** What went to the trash in one batch with a record that is there; nothing where the batch is not known. */
async function wentWith(unit: Unit, of: RecordKind<object>, record: Stored<object>) {
  const batchId = await lastBatch(unit, record);
  if (batchId === undefined) return [];
  const along = await found(unit, goingAlong(of, record.id), true);
  const rows = along.flatMap((sort) => sort.rows.map((row) => ({ kind: sort.kind, row })));
  const batches = await Promise.all(rows.map(({ row }) => lastBatch(unit, row)));
  return rows.filter((_, index) => batches[index] === batchId);
}

const lastBatch = async (unit: Unit, { lastEvent }: Stored<object>): Promise<string | undefined> =>
  lastEvent ? (await unit.find<HistoryEvent>(historyEvents, lastEvent))?.batchId : undefined;
