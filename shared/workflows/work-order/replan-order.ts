import { dayIn } from '@fm/domain/calendar-day';
import { instant } from '@fm/domain/instant';
import { ref } from '@fm/domain/record';
import { crewBeside, MAX_CREW, mayEditWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { askReason } from '../assignment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { crewOf, present } from '../reference';
import { mergedPatch } from '../unit';

const plan = v.object({
  plannedStart: v.optional(instant),
  plannedEnd: v.optional(instant),
  leadId: v.union([v.literal(''), recordId]),
  crewRefs: v.pipe(v.array(ref), v.maxLength(MAX_CREW)),
});
type OrderPlan = v.InferOutput<typeof plan>;

/**
 * Plans who does an order and when, anew, with the reason where something spoke against it. What others changed since
 * the order was `seen` so stays theirs; where that is `exact`, as in undoing, any other plan by now is left alone.
 */
export const replanOrder = defineCommand({
  name: 'workOrders.replan',
  permission: 'workOrders:edit',
  input: v.object({
    id: recordId,
    seen: plan,
    plan,
    exact: v.optional(v.boolean()),
    note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  async run(unit, { id, seen, plan: wanted, exact, note }, { actor }) {
    const order = await present(unit, workOrders, id);
    if (!mayEditWorkOrder(order, actor.role))
      throw new FailureSignal(invalid('It is closed. Reopen it to change it.'));
    if (exact && !samePlan(order, seen))
      throw new FailureSignal(invalid(`${order.updatedBy.name} planned it anew since.`));
    const leadRef = wanted.leadId === '' ? null : { id: wanted.leadId, name: '' };
    const people = await crewOf(unit, { leadRef, crewRefs: wanted.crewRefs }, order, 'plan');
    const lead = people.leadRef ?? undefined;
    const { plannedStart, plannedEnd } = wanted;
    if (plannedEnd && (!plannedStart || plannedEnd < plannedStart))
      throw new FailureSignal(invalid('The work cannot end before it starts.'));
    if (order.status === 'scheduled' && (!lead || !plannedStart))
      throw new FailureSignal(
        invalid('A scheduled job needs a lead and a time. Unschedule it to take them away.'),
      );
    const patch = fieldsOf(order, { ...wanted, crewRefs: crewBeside(lead, people.crewRefs) }, lead?.name);
    const kind = order.leadId === patch.leadId ? ('changed' as const) : ('assigned' as const);
    const crewSeen = idsBeside(seen) === idsBeside(order) ? order.crewRefs : seen.crewRefs;
    const base = { ...order, ...fieldsOf(order, { ...seen, crewRefs: crewSeen }) };
    const after = { ...order, ...mergedPatch(base, order, patch) };
    await askReason(unit, { before: order, after, reason: note ?? '' }, 'note');
    await unit.update(workOrders, base, patch, {
      kind,
      ...(note && { note }),
    });
    return null;
  },
});

/** The fields of an order that a plan says. */
const fieldsOf = (
  order: WorkOrder,
  { plannedStart, plannedEnd, leadId, crewRefs }: OrderPlan,
  leadName = order.leadName,
) => ({
  plannedStart,
  plannedEnd,
  plannedDay: plannedStart && dayIn(order.timezone, plannedStart),
  leadId,
  leadName: leadId === '' ? undefined : leadName,
  crewRefs,
  crewIds: crewRefs.map(({ id }) => id),
});

const samePlan = (one: WorkOrder, other: OrderPlan): boolean =>
  one.plannedStart?.getTime() === other.plannedStart?.getTime() &&
  one.plannedEnd?.getTime() === other.plannedEnd?.getTime() &&
  one.leadId === other.leadId &&
  idsBeside(one) === idsBeside(other);

const idsBeside = ({ leadId, crewRefs }: Pick<OrderPlan, 'leadId' | 'crewRefs'>): string =>
  crewBeside({ id: leadId }, crewRefs)
    .map(({ id }) => id)
    .join();
