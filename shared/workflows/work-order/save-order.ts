import { fileOwner } from '@fm/domain/attachment';
import { calendarDay } from '@fm/domain/calendar-day';
import {
  maintenancePlans,
  type Occurrence,
  occurrenceId,
  occurrenceOn,
  occurrencesOf,
  orderFromPlan,
  takesOrder,
} from '@fm/domain/maintenance';
import type { Actor, Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import {
  mayEditWorkOrder,
  statusOfNew,
  type WorkOrder,
  type WorkOrderValues,
  workOrderForm,
  workOrders,
} from '@fm/domain/work-order';
import * as v from 'valibot';
import { askReason } from '../assignment';
import { carryFiles } from '../attachment';
import { entryId, recordId } from '../command';
import { FailureSignal, invalid, missing } from '../failure';
import { giveOccurrenceOrder, passOccurrences } from '../occurrence';
import { crewOf, placeRefs, present } from '../reference';
import { defineSave } from '../save';
import { mergedPatch, type Unit } from '../unit';
import { noteFollowUp } from './link-orders';

/** What a new order came of. */
const originSchema = v.object({
  /** The order that it follows up, and the item of its checklist it is about. */
  followUpOf: v.optional(v.object({ id: recordId, itemId: v.optional(entryId) })),
  /** The occurrence of a plan that it is for, by the day that the plan's rule gives it. */
  occurrence: v.optional(v.object({ planId: recordId, originalDate: calendarDay })),
});
type OrderOrigin = v.InferOutput<typeof originSchema>;

/** Creates a work order, or saves its form. */
export const saveOrder = defineSave('workOrders.save', 'workOrders:edit', {
  kind: workOrders,
  schema: workOrderForm.schema,
  beside: originSchema,
  toRecord: (values, before) => workOrderForm.toRecord(values, before),
  async settle(unit, { values, base, current }, { actor }) {
    if (current && !mayEditWorkOrder(current, actor.role))
      throw new FailureSignal(invalid('It is closed. Reopen it to change it.'));
    checkPlan(values, current);
    const placed = await placeRefs(unit, { values, base, stored: current });
    return {
      ...placed,
      ...(await crewOf(unit, values, current, 'values')),
      timezone: await timezoneOf(unit, placed, current),
    };
  },
  async check(unit, { id, values, base, current }) {
    const record = workOrderForm.toRecord(values, base ?? undefined);
    const stored = current && base ? { ...current, ...mergedPatch(base, current, record) } : record;
    await askReason(
      unit,
      { before: current, after: { ...stored, id }, reason: values.reason },
      'values.reason',
    );
  },
  note: ({ reason }) => (reason === '' ? undefined : { note: reason }),
  complete: async (unit, { id, record, beside, current }, { actor }) => {
    if (current) return record;
    // Whatever speaks against the plan was answered for by now.
    const made = { ...record, status: statusOfNew(record) };
    return beside ? withOrigin(unit, actor, { ...made, id }, beside) : made;
  },
});

/** A job that is scheduled keeps a lead and a time: to take them away it is unscheduled. */
function checkPlan(values: WorkOrderValues, current: Stored<WorkOrder> | undefined): void {
  if (current?.status !== 'scheduled' || (values.leadRef && values.plannedDay)) return;
  throw new FailureSignal(
    invalid('Nothing was saved: a scheduled order keeps its lead and time. Unschedule it first.', {
      ...(!values.leadRef && { 'values.leadRef': 'Choose who leads this job, or unschedule it first.' }),
      ...(!values.plannedDay && { 'values.plannedDay': 'Plan a day, or unschedule the order first.' }),
    }),
  );
}

/** The time zone of the site; an order that stays at its site keeps the one it was planned in. */
async function timezoneOf(
  unit: Unit,
  { siteRef }: WorkOrderValues,
  current: Stored<WorkOrder> | undefined,
): Promise<string> {
  if (current?.siteRef.id === siteRef.id) return current.timezone;
  const site = await unit.find(sites, siteRef.id);
  if (!site) throw new FailureSignal(missing);
  return site.timezone;
}

/** A new order with what it came of, noted on both ends, and the photos of what it is about. */
async function withOrigin(
  unit: Unit,
  actor: Actor,
  { id, ...record }: WorkOrder & { readonly id: string },
  { followUpOf, occurrence }: OrderOrigin,
): Promise<WorkOrder> {
  if (occurrence) return { ...record, ...(await occurrenceOf(unit, id, occurrence)) };
  if (!followUpOf) return record;
  const first = await present(unit, workOrders, followUpOf.id);
  const { itemId } = followUpOf;
  await noteFollowUp(unit, first.id, { ...record, id }, itemId);
  if (itemId !== undefined && !(await unit.find(workOrders, id))) {
    const from = { type: workOrders.type, id: first.id };
    await carryFiles(unit, actor, { from, to: fileOwner(workOrders, { ...record, id }), itemId });
  }
  return { ...record, links: { [first.id]: { kind: 'followUpOf', name: workOrders.label(first) } } };
}

/** Gives an occurrence the order, and takes its plan on. Throws where somebody else was faster: an occurrence has one order. */
async function occurrenceOf(
  unit: Unit,
  orderId: string,
  { planId, originalDate }: NonNullable<OrderOrigin['occurrence']>,
): Promise<Partial<WorkOrder>> {
  const plan = await present(unit, maintenancePlans, planId);
  const known = await unit.find(occurrencesOf(planId), occurrenceId(planId, originalDate));
  const scheduled = known ? { originalDate, date: known.dueDate } : occurrenceOn(plan, originalDate);
  if (scheduled?.originalDate !== originalDate)
    throw new FailureSignal(invalid('Nothing was saved: the plan has no occurrence on this day any more.'));
  const { origin, planRef, occurrenceId: id, planPriceMinor } = orderFromPlan(plan, scheduled);
  const ofPlan = { origin, planRef, occurrenceId: id, planPriceMinor };
  if (known?.workOrderId === orderId) return ofPlan;
  if (!takesOrder(known)) throw new FailureSignal(invalid(whyNot(known)));
  await giveOccurrenceOrder(unit, plan, scheduled, orderId);
  await passOccurrences(unit, plan, [scheduled], '1 work order created');
  return ofPlan;
}

/** Why an occurrence takes no order any more. */
const whyNot = (occurrence: Occurrence | undefined): string =>
  occurrence?.workOrderId === undefined
    ? `Nothing was saved: this occurrence was called off. ${occurrence?.skippedReason ?? ''}`.trim()
    : 'Nothing was saved: this occurrence got its order meanwhile. Open that one instead.';
