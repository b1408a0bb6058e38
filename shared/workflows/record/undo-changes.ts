import { customers } from '@fm/domain/customer';
import { type Change, type HistoryEvent, historyEvents, isComplete } from '@fm/domain/event';
import { kindOf } from '@fm/domain/kinds';
import type { Actor, RecordKind, Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import { sites } from '@fm/domain/site';
import * as v from 'valibot';
import { eachOf, MOST_ITEMS } from '../batch';
import { defineCommand, recordId } from '../command';
import { whyKept } from '../customer';
import { FailureSignal, invalid, missing, outcomeOf } from '../failure';
import { patchBetween, wayBack } from '../undo';
import type { HistoryNote, Unit } from '../unit';
import { endAccess } from './end-access';
import { fittingTogether } from './fits-together';
import { importedCustomers, type Staying } from './imported-together';
import { mayChange } from './may-change';
import { checkCustomerThere, checkMayReturn } from './may-return';
import { ownChanges } from './own-changes';
import { checkMayGo, nameOf } from './trash-record';

/** Entries of all records of a page, which one transaction reads, and of one of them. */
const MOST_AT_ONCE = 2000;
const MOST_ENTRIES = 20;

/** What a form, a bulk change, an import or the trash did; transitions are undone by transitions. */
const UNDONE: readonly HistoryEvent['kind'][] = [
  'changed',
  'assigned',
  'created',
  'imported',
  'trashed',
  'restored',
];

/**
 * Takes back what was done to records in one batch, each record by a change of its own: fields get the values they had,
 * what was moved to the trash comes back, what was created goes there. A record that somebody changed since in what
 * would be taken back stays as it is, and says so. Doing it twice undoes once.
 */
export const undoChanges = defineCommand({
  name: 'records.undo',
  permission: 'tasks:edit',
  input: v.object({
    /** The ids of one record's history entries in the batch, for each record. */
    records: v.pipe(
      v.array(v.pipe(v.array(recordId), v.minLength(1), v.maxLength(MOST_ENTRIES))),
      v.maxLength(MOST_ITEMS),
      v.check((records) => records.flat().length <= MOST_AT_ONCE, 'Undo fewer changes at once.'),
    ),
    batchId: recordId,
    /** The batch of the changes that take back. */
    back: recordId,
    note: v.pipe(v.string(), v.maxLength(200)),
  }),
  async run(unit, { records, batchId, back, note }, { actor, now }) {
    await unit.expect(historyEvents, records.flat());
    await expectRecords(
      unit,
      records.flatMap(([id]) => id ?? []),
    );
    const known = await knownEntries(unit, records, batchId);
    const together = goingTogether(known);
    const staying = await importedCustomers(unit, known, batchId);
    return eachOf(unit, records, async (ids) => {
      const entries = await entriesOf(unit, ids, batchId);
      await undo(unit, entries, { actor, now, together, staying, note: { note, batchId: back } });
    });
  },
});

/** What takes back as a move to the trash. */
const TO_TRASH: readonly HistoryEvent['kind'][] = ['created', 'imported', 'restored'];

/** The entries of those records that belong together; the others are refused one by one. */
async function knownEntries(
  unit: Unit,
  records: readonly (readonly string[])[],
  batchId: string,
): Promise<readonly HistoryEvent[]> {
  const all = await Promise.all(records.map((ids) => outcomeOf(() => entriesOf(unit, ids, batchId))));
  return all.flatMap((outcome) => (outcome.ok ? outcome.value : []));
}

/** The names of the records that go to the trash at the same time: nothing else is passed over as going as well. */
const goingTogether = (entries: readonly HistoryEvent[]): ReadonlySet<string> =>
  new Set(entries.filter(({ kind }) => TO_TRASH.includes(kind)).map(({ entity }) => nameOf(entity)));

/** Reads the records that these entries are about at once, for each kind. */
async function expectRecords(unit: Unit, entries: readonly string[]): Promise<void> {
  const found = await Promise.all(entries.map((id) => unit.find<HistoryEvent>(historyEvents, id)));
  const idsOf = new Map<string, { readonly kind: RecordKind<object>; readonly ids: string[] }>();
  for (const entry of found) {
    const kind = entry && kindOf({ ...entry.entity, customerId: entry.customerId });
    if (!entry || !kind?.permission) continue;
    const { ids } = idsOf.get(kind.path) ?? { ids: [] };
    idsOf.set(kind.path, { kind, ids: [...ids, entry.entity.id] });
  }
  await Promise.all([...idsOf.values()].map(({ kind, ids }) => unit.expect(kind, ids)));
}

/** The entries, the newest first. Throws where they are not of the batch, or not all about one record. */
async function entriesOf(
  unit: Unit,
  ids: readonly string[],
  batchId: string,
): Promise<readonly [Stored<HistoryEvent>, ...Stored<HistoryEvent>[]]> {
  const found = await Promise.all(ids.map((id) => unit.find<HistoryEvent>(historyEvents, id)));
  const entries = found.flatMap((entry) => entry ?? []);
  const [first, ...rest] = [...entries].sort((a, b) => b.at.getTime() - a.at.getTime());
  if (!first) throw new FailureSignal(missing);
  const isOne = ({ entity, batchId: of }: HistoryEvent) =>
    of === batchId && entity.id === first.entity.id && entity.type === first.entity.type;
  if (![first, ...rest].every(isOne))
    throw new FailureSignal(invalid('These changes do not belong together.'));
  return [first, ...rest];
}

interface Undoing {
  readonly actor: Actor;
  readonly now: Date;
  /** The names of all records that the command moves to the trash. */
  readonly together: ReadonlySet<string>;
  /** The new customers of an import, by their ids; null for those that do not stay. */
  readonly staying: ReadonlyMap<string, Staying | null>;
  readonly note: HistoryNote;
}

/** Takes back what was done to one record. Throws words on why it stays as it is. */
async function undo(
  unit: Unit,
  entries: readonly [HistoryEvent, ...HistoryEvent[]],
  { actor, now, together, staying, note }: Undoing,
): Promise<void> {
  const [newest] = entries;
  const { label, id } = newest.entity;
  const kind = kindOf({ ...newest.entity, customerId: newest.customerId });
  // What follows from others, such as timers and rates, is not taken back by hand.
  if (!kind?.permission) return;
  if (!mayChange(kind, actor)) throw kept(`${label}: you are not allowed to change this.`);
  const current = await unit.find(kind, id);
  if (!current) throw kept(`${label} no longer exists.`);
  const isNew = entries.some((entry) => entry.kind === 'created' || entry.kind === 'imported');
  const moves = isNew || newest.kind === 'trashed' || newest.kind === 'restored';
  if (moves && !mayMove(kind, current, actor, entries))
    throw kept(`${label}: you are not allowed to change this.`);
  const toTrash = async () => {
    if (current.trashed) return;
    await checkMayGo(unit, kind, id, together);
    await endAccess(unit, kind, id, actor, note);
    await unit.trash(kind, id, note);
  };
  if (newest.kind === 'trashed') {
    await checkMayReturn(unit, kind, id);
    await checkCustomerThere(unit, current, newest.batchId);
    return unit.restore(kind, id, note);
  }
  if (newest.kind === 'restored') return toTrash();
  if (!entries.every((entry) => UNDONE.includes(entry.kind)))
    throw kept(`${label}: this change of status is undone by another one.`);
  if (current.trashed) {
    if (isNew) return;
    throw kept(`${label} is in the trash.`);
  }
  if (isNew) {
    // Each change counts one up: more of them than there are entries here are not of this batch.
    if (current.rev > entries.length) throw kept(`${current.updatedBy.name} changed ${label} since.`);
    if (!entries.some((entry) => entry.kind === 'imported')) return toTrash();
    const stays = staying.get(newest.customerId ?? '');
    if (stays)
      throw kept(kind.type === customers.type ? stays.why : `${label} stays with ${stays.customer}.`);
    // A site that came to a customer who was there: of the others the customer was asked.
    const why = kind.type === sites.type && stays === undefined && (await whyKept(unit, { id, name: label }));
    if (why) throw kept(why);
    // An import is taken back by the thousand: to ask of each what stands against would take minutes.
    return unit.trash(kind, id, note);
  }
  await changeBack(unit, entries, { kind, current, actor, now, note });
}

/**
 * Whether somebody may move a record to the trash or out of it: who may do so with all records, and everybody with what
 * they did themselves to a record of their own that has no trash of its kind, such as a reminder.
 */
const mayMove = (
  kind: RecordKind<object>,
  record: object,
  actor: Actor,
  entries: readonly HistoryEvent[],
): boolean =>
  can(actor.role, 'records:trash') ||
  (kind.trash !== 'alone' &&
    kind.locked?.(record, actor) === undefined &&
    entries.every((entry) => entry.actor.uid === actor.uid));

interface Changing extends Pick<Undoing, 'actor' | 'now' | 'note'> {
  readonly kind: RecordKind<object>;
  readonly current: Stored<object>;
}

async function changeBack(
  unit: Unit,
  entries: readonly [HistoryEvent, ...HistoryEvent[]],
  { kind, current, actor, now, note }: Changing,
): Promise<void> {
  const [newest] = entries;
  const { label, id } = newest.entity;
  const changes: readonly Change[] = entries.flatMap((entry) => entry.changes);
  if (!entries.every((entry) => isComplete(entry.changes)))
    throw kept(`${label}: too much was changed at once to undo it here.`);
  const back = wayBack(kind.fields, current, ownChanges(kind, changes));
  if (!back.ok) throw kept(`${current.updatedBy.name} changed ${back.fields.join(', ')} of ${label} since.`);
  if (Object.keys(back.patch).length === 0) return;
  const lock = kind.locked?.(current, actor);
  if (lock !== undefined) throw kept(`${label}: ${lock}`);
  const put = { ...current, ...back.patch };
  const after = await fittingTogether(unit, kind, { before: current, after: put, actor, now });
  await unit.change(kind, id, () => ({ ok: true, patch: patchBetween(current, after) }), {
    kind: newest.kind,
    ...note,
  });
}

const kept = (message: string) => new FailureSignal({ kind: 'conflict', message });
