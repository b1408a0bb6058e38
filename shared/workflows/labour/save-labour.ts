import { calendarDay } from '@fm/domain/calendar-day';
import { optionalTime } from '@fm/domain/instant';
import {
  jobOf,
  LABOUR_KINDS,
  type Labour,
  labourOf,
  labourSchema,
  labourToRecord,
  mayNoteOf,
  noteRight,
} from '@fm/domain/labour';
import { type Actor, ref } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, missing, refused } from '../failure';
import { personRef, present } from '../reference';
import type { Unit } from '../unit';
import { checkDayOfWork } from './day-of-work';
import { keepRates } from './keep-rates';

const labourInput = v.object({
  employeeRef: v.nullable(ref),
  kind: v.picklist(LABOUR_KINDS),
  day: v.union([calendarDay, v.literal('')]),
  from: optionalTime,
  to: optionalTime,
  minutes: v.nullable(v.number()),
  billable: v.boolean(),
  note: v.pipe(v.string(), v.maxLength(2000, 'Shorten this to at most 2,000 characters.')),
});

/** Notes time on a job, or changes an entry. The hourly rate of the first time stays. */
export const saveLabour = defineCommand({
  name: 'labour.save',
  permission: 'workOrders:transition',
  input: v.object({
    workOrderId: recordId,
    id: recordId,
    values: labourInput,
    /** The entry as it was changed from; null for a new one. */
    base: v.nullable(labourSchema as v.GenericSchema<Labour, Labour>),
  }),
  async run(unit, { workOrderId, id, values, base }, { actor, now }) {
    const order = await present(unit, workOrders, workOrderId);
    const job = jobOf(order);
    const kind = labourOf(job);
    const before = await unit.find(kind, id);
    if (base && !before) throw new FailureSignal(missing);
    const result = labourToRecord(values, job, now, before);
    if ('problems' in result)
      throw new FailureSignal(
        invalid('Check the time you entered.', { ...(result.problems as Readonly<Record<string, string>>) }),
      );
    const asked = { typed: result.values.employeeRef, base: null, stored: before?.employeeRef };
    const employeeRef = await personRef(unit, 'employeeRef', asked);
    checkRight(noteRight(order, actor), actor, [employeeRef.id, before?.employeeRef.id ?? employeeRef.id]);
    if (before && before.employeeRef.id !== employeeRef.id)
      throw new FailureSignal(invalid('Remove this entry and note the time anew for somebody else.'));
    const entry = { ...result.values, employeeRef };
    await checkDayOfWork(unit, { ...entry, id });
    // The entry keeps the name its order had.
    await unit.save(kind, id, base, before ? { ...entry, workOrderRef: before.workOrderRef } : entry);
    await keepRates(unit, workOrderId, [{ ...entry, id }]);
    return null;
  },
});

const entryInput = v.object({ workOrderId: recordId, id: recordId });

/** Takes an entry away; it can be brought back. */
export const removeLabour = defineCommand({
  name: 'labour.remove',
  permission: 'workOrders:transition',
  input: entryInput,
  async run(unit, { workOrderId, id }, { actor }) {
    const { kind } = await ownEntry(unit, workOrderId, id, actor);
    await unit.trash(kind, id);
    return null;
  },
});

/** Brings an entry back that was taken away, where its day still has room for it. */
export const restoreLabour = defineCommand({
  name: 'labour.restore',
  permission: 'workOrders:transition',
  input: entryInput,
  async run(unit, { workOrderId, id }, { actor }) {
    const { kind, entry } = await ownEntry(unit, workOrderId, id, actor);
    await checkDayOfWork(unit, entry);
    await unit.restore(kind, id);
    return null;
  },
});

/** An entry that the actor may write, and its kind. Throws a failure where there is none. */
async function ownEntry(unit: Unit, workOrderId: string, id: string, actor: Actor) {
  const order = await present(unit, workOrders, workOrderId);
  const kind = labourOf(jobOf(order));
  const entry = await unit.find(kind, id);
  if (!entry) throw new FailureSignal(missing);
  checkRight(noteRight(order, actor), actor, [entry.employeeRef.id]);
  return { kind, entry };
}

function checkRight(right: ReturnType<typeof noteRight>, actor: Actor, people: readonly string[]): void {
  if (right.whose === 'none') throw new FailureSignal(invalid(right.reason));
  if (!people.every((person) => mayNoteOf(right, actor, person))) throw new FailureSignal(refused);
}
