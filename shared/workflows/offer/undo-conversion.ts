import {
  maintenancePlans,
  OCCURRENCE_STATE_LABELS,
  occurrencesOf,
  type Plan,
  takenBack,
} from '@fm/domain/maintenance';
import { isDealtAsWhole, MAX_OFFER_ORDERS, MAX_OFFER_PLANS, offers, withoutMade } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import type { TransitionOutcome } from '@fm/domain/transitions';
import {
  transitionWorkOrder,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  workOrders,
} from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { stopTimersOn } from '../labour';
import { present } from '../reference';
import type { Unit } from '../unit';

/**
 * Cancels orders of an offer that are drafts still, ends plans of which no occurrence was dealt with, and makes their
 * lines free again, all or nothing. What has begun stays: whoever planned it or works on it would not know.
 */
export const undoConversion = defineCommand({
  name: 'offers.undoConversion',
  permission: 'offers:edit',
  input: v.pipe(
    v.object({
      id: recordId,
      orderIds: v.pipe(v.array(recordId), v.maxLength(MAX_OFFER_ORDERS)),
      planIds: v.optional(v.pipe(v.array(recordId), v.maxLength(MAX_OFFER_PLANS)), []),
    }),
    v.check(({ orderIds, planIds }) => orderIds.length + planIds.length > 0),
  ),
  async run(unit, { id, orderIds, planIds }, { actor, now }) {
    if (orderIds.length > 0 && !can(actor.role, 'workOrders:edit')) throw new FailureSignal(refused);
    if (planIds.length > 0 && !can(actor.role, 'maintenance:edit')) throw new FailureSignal(refused);
    const offer = await present(unit, offers, id);
    const targets = offer.convertedTo ?? [];
    const asked = { [workOrders.type]: orderIds, [maintenancePlans.type]: planIds };
    const taken = targets.filter(({ type, id: made }) => asked[type]?.includes(made));
    const gone = new Set(taken.map((target) => target.id));
    if (taken.length === 0) return null;
    if (isDealtAsWhole(offer) && taken.length < targets.length)
      throw new FailureSignal(
        invalid('Nobody knows which lines are in which of its orders. Take all of them back together.'),
      );
    const reason = `Taken back to the offer ${offers.label(offer)}.`;
    const cancelled = (order: Stored<WorkOrder>) =>
      transitionWorkOrder(order, 'cancelled', { reason }, actor, now);
    for (const target of taken)
      await (target.type === workOrders.type
        ? cancelDraft(unit, target.id, cancelled, now)
        : endUnused(unit, target.id, reason));
    await unit.change(offers, id, (current) =>
      withoutMade(current, gone, 'Lines were taken back before their work began.'),
    );
    return null;
  },
});

/** Cancels an order where it is a draft; throws where it is not. One that is deleted or cancelled is left alone. */
async function cancelDraft(
  unit: Unit,
  id: string,
  cancelled: (order: Stored<WorkOrder>) => TransitionOutcome<WorkOrder>,
  now: Date,
): Promise<void> {
  const order = await unit.find(workOrders, id);
  if (!order || order.status === 'cancelled') return;
  if (order.status !== 'draft') throw new FailureSignal(invalid(begun(order)));
  await unit.change(workOrders, id, (current) => ({ ...cancelled(current), follows: true }));
  await stopTimersOn(unit, order, now);
}

const begun = ({ number, title, status }: Stored<WorkOrder>): string =>
  `${number ?? title} is no draft any more, it is ${WORK_ORDER_STATUS_LABELS[status].toLowerCase()}. Cancel the order itself, then its lines are free.`;

/** Ends a plan of which no occurrence has an order or was done; throws where one has. One that is deleted is left alone. */
async function endUnused(unit: Unit, id: string, reason: string): Promise<void> {
  const plan = await unit.find(maintenancePlans, id);
  if (!plan) return;
  const [begunOne] = (
    await unit.list(occurrencesOf(id), { filters: [], orders: [], limit: MOST_OCCURRENCES })
  ).filter(
    ({ state, workOrderId }) =>
      workOrderId !== undefined || !['planned', 'skipped', 'missed'].includes(state),
  );
  if (begunOne) throw new FailureSignal(invalid(inUse(plan, OCCURRENCE_STATE_LABELS[begunOne.state])));
  await unit.change(maintenancePlans, id, (current) => ({
    ...takenBack(current, reason),
    follows: true,
  }));
}

/** More occurrences than this are in no plan that nobody used. */
const MOST_OCCURRENCES = 500;

const inUse = ({ number, name }: Stored<Plan>, state: string): string =>
  `${number ?? name} has begun: one of its occurrences has the state “${state}”. End the plan itself.`;
