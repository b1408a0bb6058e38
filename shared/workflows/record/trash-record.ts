import { ALL_KINDS, blockingTrash, goingAlong, kindNamed, type Related } from '@fm/domain/kinds';
import type { Actor, RecordKind, RecordName, Stored } from '@fm/domain/record';
import { againstText } from '@fm/domain/trash';
import * as v from 'valibot';
import { eachOf, pageOf } from '../batch';
import { defineCommand, recordId } from '../command';
import type { StoredDocument } from '../documents';
import { FailureSignal, invalid, missing, refused } from '../failure';
import type { HistoryNote, Unit } from '../unit';
import { endAccess } from './end-access';
import { mayChange } from './may-change';
import { checkCustomerThere, checkMayReturn, lastBatch } from './may-return';
import { purgeRecord } from './purge-record';
import { relatedQuery } from './related-query';

/** Records that go along with another one in one commit at most: what each of them is found by is written anew. */
const ALONG = 100;

/** Documents after which no further record goes in the same transaction: it may bring four times as many as go along. */
const FULL = 200;

const type = v.picklist(ALL_KINDS.flatMap((kind) => (kind.trash === 'alone' ? kind.type : [])));

/**
 * Moves a record to the trash with what goes along, once nothing is open that it stands for. Where more goes along than
 * one commit moves, some of it goes and the record stays: `more` says that it has to be sent again.
 */
export const trashRecord = defineCommand({
  name: 'records.trash',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }, { actor }) {
    return { more: await trash(unit, movable(type, actor), id, actor, { batchId }) };
  },
});

/** Moves many records of a kind to the trash, each with what goes along; those that went before are passed over. */
export const trashRecords = defineCommand({
  name: 'records.trashMany',
  permission: 'records:trash',
  input: v.object({ type, ids: pageOf(recordId), batchId: recordId }),
  async run(unit, { type, ids, batchId }, { actor }) {
    const kind = movable(type, actor);
    await unit.expect(kind, ids);
    const trashOne = async (id: string) => {
      if ((await unit.find(kind, id))?.trashed) return;
      if (await trash(unit, kind, id, actor, { batchId })) throw new FailureSignal(invalid(TOO_MUCH));
    };
    return eachOf(unit, ids, trashOne, FULL);
  },
});

const TOO_MUCH = `More than ${ALONG} records belong to it. Open it, and move it to the trash by itself.`;

/** Takes a record out of the trash, with what went there together with it: that first, page by page as it went. */
export const restoreRecord = defineCommand({
  name: 'records.restore',
  permission: 'records:trash',
  input: v.object({ type, id: recordId, batchId: recordId }),
  async run(unit, { type, id, batchId }, { actor }) {
    const kind = movable(type, actor);
    const record = await unit.find(kind, id);
    if (!record) throw new FailureSignal(missing);
    const along = await wentWith(unit, kind, record);
    for (const { kind: of, row } of along.slice(0, ALONG)) await unit.restore(of, row.id, { batchId });
    if (along.length > ALONG) return { more: true };
    await checkMayReturn(unit, kind, id);
    await checkCustomerThere(unit, record);
    await unit.restore(kind, id, { batchId });
    return { more: false };
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

/** True where there is more that goes along: the record then stays for now. */
async function trash(
  unit: Unit,
  kind: RecordKind<object>,
  id: string,
  actor: Actor,
  note: HistoryNote,
): Promise<boolean> {
  await checkMayGo(unit, kind, id);
  const along = rowsOf(await found(unit, goingAlong(kind, id), false));
  for (const { kind: of, row } of along.slice(0, ALONG)) await unit.trash(of, row.id, note);
  if (along.length > ALONG) return true;
  await endAccess(unit, kind, id, actor, note);
  await unit.trash(kind, id, note);
  return false;
}

/** A record of whatever kind by one text: those of two kinds may have one id. */
export const nameOf = ({ type, id }: RecordName): string => `${type} ${id}`;

/** Throws words on what has to be finished before a record goes to the trash; `besides` names what goes there with it. */
export async function checkMayGo(
  unit: Unit,
  kind: RecordKind<object>,
  id: string,
  besides: ReadonlySet<string> = new Set(),
): Promise<void> {
  const record = await unit.find(kind, id);
  if (!record) throw new FailureSignal(missing);
  const blocking = await found(unit, blockingTrash(kind, record), false);
  const stays =
    ({ type }: RecordKind<object>) =>
    ({ id: of }: Stored<object>) =>
      !besides.has(nameOf({ type, id: of }));
  const against = blocking
    .map((sort) => ({ ...sort, rows: sort.rows.filter(stays(sort.kind)) }))
    .filter(({ rows }) => rows.length > 0);
  if (against.length > 0) throw new FailureSignal(invalid(againstText(against)));
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

const rowsOf = (found: readonly (Related & { readonly rows: readonly Stored<object>[] })[]) =>
  found.flatMap(({ kind, rows }) => rows.map((row) => ({ kind, row })));

/**
 * What went to the trash in one batch with a record that is there, as far as one commit moves it and one more; nothing
 * where the batch is not known. What lies there by itself is passed over, however much it is.
 */
async function wentWith(unit: Unit, of: RecordKind<object>, record: Stored<object>) {
  const batchId = await lastBatch(unit, record);
  const along: ReturnType<typeof rowsOf>[number][] = [];
  if (batchId === undefined) return along;
  for (const { kind, ...sort } of goingAlong(of, record.id)) {
    for (let after: StoredDocument | undefined; along.length <= ALONG; ) {
      const asked = relatedQuery({ kind, ...sort }, true);
      const rows = await unit.list(kind, { ...asked, ...(after && { after }) });
      const batches = await Promise.all(rows.map((row) => lastBatch(unit, row)));
      along.push(...rows.filter((_, at) => batches[at] === batchId).map((row) => ({ kind, row })));
      const last = rows.at(-1);
      if (!last || rows.length < asked.limit) break;
      after = { path: `${kind.path}/${last.id}`, data: last };
    }
  }
  return along;
}
