import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { fieldText, type HistoryEvent, historyEvents, isComplete } from '@fm/domain/event';
import { kindOf } from '@fm/domain/kinds';
import { putBackOf, type Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { askReason } from '../assignment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, outcomeOf, refused } from '../failure';
import { present } from '../reference';
import { backPatch, patchBetween } from '../undo';
import type { Unit } from '../unit';
import { fittingTogether } from './fits-together';
import { CHANGEABLE, mayChange } from './may-change';
import { ownChanges } from './own-changes';

/** Entries between now and an earlier version at most. */
const MOST_ENTRIES = 200;

/** Gives one field of a record, or all of them, the values they had before entries of its history. */
export const putBack = defineCommand({
  name: 'records.putBack',
  permission: 'tasks:edit',
  input: v.object({
    type: v.picklist(CHANGEABLE),
    id: recordId,
    /** The entries, the newest first. */
    entryIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(MOST_ENTRIES)),
    /** The one field that is put back; the whole version when left out. */
    path: v.optional(v.pipe(v.string(), v.maxLength(300))),
    batchId: recordId,
  }),
  async run(unit, { type, id, entryIds, path, batchId }, { actor, now }) {
    const entries = await entriesOf(unit, entryIds, { type, id });
    const [newest] = entries;
    const kind = kindOf({ type, id, customerId: newest?.customerId });
    if (!kind || !mayChange(kind, actor)) throw new FailureSignal(refused);
    const record = await present(unit, kind, id);
    const lock = kind.locked?.(record, actor);
    if (lock !== undefined) throw new FailureSignal(invalid(lock));
    if (path !== undefined && putBackOf(kind.fields, path) === 'together')
      throw new FailureSignal(invalid('This means something with other fields alone: put the version back.'));
    const changes = ownChanges(
      kind,
      entries.flatMap((entry) => entry.changes),
    ).filter(
      (change) =>
        (path === undefined || change.path === path) && putBackOf(kind.fields, change.path) !== 'never',
    );
    const back = { ...record, ...backPatch(record, changes) };
    const follows = kind.follows?.(record, back, today(COMPANY.timezone, now));
    const after = await fittingTogether(unit, kind, {
      before: record,
      after: { ...back, ...follows },
      actor,
      now,
    });
    if (kind.type === workOrders.type)
      await checkPlan(unit, record as Stored<WorkOrder>, after as Stored<WorkOrder>);
    const what = path === undefined ? 'An earlier version' : fieldText(kind.fields, path);
    await unit.change(kind, id, () => ({ ok: true, patch: patchBetween(record, after) }), {
      note: `${what} put back`,
      batchId,
    });
    return null;
  },
});

/** A plan that something speaks against needs a reason, and putting back has no field for one. */
async function checkPlan(unit: Unit, before: Stored<WorkOrder>, after: Stored<WorkOrder>): Promise<void> {
  const asked = await outcomeOf(() => askReason(unit, { before, after, reason: '' }, 'reason'));
  if (!asked.ok) throw new FailureSignal(invalid(PLANNED_ANEW));
}

const PLANNED_ANEW =
  'Something speaks against the plan of that version. Plan the order in its form, where you can say why.';

/** Entries about fields of one record that tell in full what was changed. */
async function entriesOf(
  unit: Unit,
  ids: readonly string[],
  { type, id }: { readonly type: string; readonly id: string },
): Promise<readonly Stored<HistoryEvent>[]> {
  const found = await Promise.all(ids.map((event) => unit.find<HistoryEvent>(historyEvents, event)));
  const entries = found.flatMap((entry) => entry ?? []);
  const fits = ({ kind, entity, changes }: HistoryEvent) =>
    (kind === 'changed' || kind === 'assigned') &&
    entity.type === type &&
    entity.id === id &&
    isComplete(changes);
  if (entries.length < ids.length || !entries.every(fits))
    throw new FailureSignal(
      invalid('The history of this record is damaged or has changed. Reload the page.'),
    );
  return entries;
}
