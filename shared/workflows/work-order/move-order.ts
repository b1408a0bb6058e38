import type { CalendarDay } from '@fm/domain/calendar-day';
import { instantAt } from '@fm/domain/instant';
import { type Actor, type Stored, stampOf } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { kindOfRole } from '@fm/domain/role';
import {
  hasSuccessor,
  scheduled,
  splitChecklist,
  successorOf,
  transitionOrder,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  type WorkOrderTransitionInput,
  workOrders,
} from '@fm/domain/work-order';
import { askReason } from '../assignment';
import type { CommandContext } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { stopTimersOn } from '../labour';
import { changedSince } from '../record/changed-since';
import { crewOf, present } from '../reference';
import type { Unit } from '../unit';
import { followOrder } from './follow-order';
import { noteServices, takeServicesBack } from './serve-assets';
import { keepDrawing } from './sign-order';

const MORNING = '08:00';

interface Move {
  readonly to: WorkOrder['status'];
  readonly input: WorkOrderTransitionInput;
  /** Refused where somebody moved the order on from this status. */
  readonly left?: WorkOrder['status'] | undefined;
}

/**
 * Takes a work order from its present status to another, with all that goes along: timers, a plan's occurrence, the service
 * of assets, a follow-up order, a reminder, a signature. Gives the id of the new order where one came of it.
 */
export async function moveOrder(
  unit: Unit,
  id: string,
  { to, input: asked, left }: Move,
  { actor, now }: CommandContext,
): Promise<string | undefined> {
  const order = await present(unit, workOrders, id);
  if (left !== undefined && order.status !== left)
    throw new FailureSignal(invalid(changedSince(order, WORK_ORDER_STATUS_LABELS[order.status])));
  checkStaffParts(asked, actor);
  const input = await withNames(unit, partsOf(asked, order, to));
  if (input.schedule) {
    const after = { ...order, ...scheduled(order, input.schedule) };
    await askReason(unit, { before: order, after, reason: input.note ?? '' }, 'note');
  }
  const successor = hasSuccessor(input) ? unit.newId() : undefined;
  const signature = input.drawing && input.signedBy?.trim() ? unit.newId() : undefined;
  await unit.change(workOrders, id, (current) =>
    transitionOrder(
      current,
      to,
      { ...input, ...(signature && { signatureId: signature }) },
      actor,
      now,
      successor ?? '',
    ),
  );
  if (signature && input.drawing)
    await keepDrawing(unit, actor, order, signature, input.signedBy ?? '', input.drawing);
  if (successor) await unit.create(workOrders, successor, newOrder(order, input));
  if (to === 'onHold' && input.remind && input.waitingUntil)
    await unit.create(reminders, unit.newId(), waitingReminder(order, actor, input.waitingUntil));
  await followOrder(unit, order, { to, now, input, successor });
  if (to === 'completed' && order.status === 'inProgress') await noteServices(unit, order, now);
  if (to === 'inProgress' && order.status === 'completed') await takeServicesBack(unit, order);
  if (STOPPING.includes(to)) await stopTimersOn(unit, order, now);
  return successor;
}

/** Statuses in which nobody's time runs on. */
const STOPPING: readonly WorkOrder['status'][] = ['onHold', 'completed', 'verified', 'cancelled'];

/** What a transition to this status takes of what was given: a drawing belongs to completing, an occurrence to cancelling. */
function partsOf(
  asked: WorkOrderTransitionInput,
  { status, signature }: WorkOrder,
  to: WorkOrder['status'],
): WorkOrderTransitionInput {
  const { schedule, remind, carryRest, drawing, occurrence, ...fields } = asked;
  const completes = to === 'completed' && status === 'inProgress';
  return {
    ...fields,
    ...(to === 'scheduled' && schedule && { schedule }),
    ...(to === 'onHold' && remind && { remind }),
    ...(completes && carryRest && { carryRest }),
    ...(completes && drawing && !signature && { drawing }),
    ...(to === 'cancelled' && occurrence && { occurrence }),
  };
}

/** Who does a job and when, and what becomes of the rest of it, the office says. */
function checkStaffParts(asked: WorkOrderTransitionInput, { role }: Actor): void {
  if (kindOfRole(role) === 'manager' && (asked.schedule || asked.carryRest || asked.occurrence))
    throw new FailureSignal(refused);
}

/** What was given, with the people's names as their records have them. */
async function withNames(unit: Unit, asked: WorkOrderTransitionInput): Promise<WorkOrderTransitionInput> {
  const { schedule } = asked;
  if (!schedule) return asked;
  const asks = { leadRef: schedule.lead, crewRefs: schedule.crew };
  const { leadRef: lead, crewRefs: crew } = await crewOf(unit, asks, undefined, 'input.schedule');
  return { ...asked, schedule: { ...schedule, lead, crew } };
}

const newOrder = (order: Stored<WorkOrder>, { occurrence }: WorkOrderTransitionInput): WorkOrder =>
  occurrence === 'again'
    ? { ...successorOf(order, 'relatesTo', order.checklist), occurrenceId: order.occurrenceId }
    : successorOf(order, 'followUpOf', splitChecklist(order.checklist).open);

function waitingReminder(order: Stored<WorkOrder>, actor: Actor, until: CalendarDay): Reminder {
  const at = instantAt(until, MORNING, order.timezone);
  const { uid, name } = stampOf(actor);
  return {
    text: `Still on hold? ${workOrders.label(order)}`,
    ownerRef: { id: uid, name },
    entity: { type: workOrders.type, id: order.id, label: workOrders.label(order) },
    customerId: order.customerRef.id,
    rule: { kind: 'absolute', at },
    fireAt: at,
    channel: 'app',
    state: 'scheduled',
  };
}
