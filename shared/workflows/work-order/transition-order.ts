import type { CalendarDay } from '@fm/domain/calendar-day';
import { calendarDay, optionalDay } from '@fm/domain/calendar-day';
import { instantAt, optionalTime } from '@fm/domain/instant';
import { type Actor, ref, type Stored, stampOf } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { kindOfRole } from '@fm/domain/role';
import { optionalName } from '@fm/domain/text';
import {
  hasSuccessor,
  MAX_CREW,
  OCCURRENCE_FATES,
  scheduled,
  splitChecklist,
  successorOf,
  transitionOrder,
  WAITING_REASONS,
  WORK_ORDER_STATUS_LABELS,
  WORK_ORDER_STATUSES,
  type WorkOrder,
  type WorkOrderTransitionInput,
  workOrders,
} from '@fm/domain/work-order';
import * as v from 'valibot';
import { askReason } from '../assignment';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { stopTimersOn } from '../labour';
import { crewOf } from '../reference';
import type { Unit } from '../unit';
import { findOrder } from './find-order';
import { followOrder } from './follow-order';
import { noteServices, takeServicesBack } from './serve-assets';
import { drawingSchema, keepDrawing } from './sign-order';

const MORNING = '08:00';
const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));

const transitionInput = v.object({
  reason: text(2000),
  waitingReason: v.optional(v.picklist(WAITING_REASONS)),
  waitingUntil: v.optional(calendarDay),
  outcome: text(2000),
  signedBy: v.optional(optionalName(200)),
  note: text(2000),
  schedule: v.optional(
    v.object({
      lead: v.nullable(ref),
      crew: v.pipe(v.array(ref), v.maxLength(MAX_CREW)),
      plannedDay: optionalDay,
      plannedFrom: optionalTime,
      plannedTo: optionalTime,
    }),
  ),
  remind: v.optional(v.boolean()),
  carryRest: v.optional(v.boolean()),
  drawing: v.optional(drawingSchema),
  occurrence: v.optional(v.picklist(OCCURRENCE_FATES)),
});

type GivenInput = v.InferOutput<typeof transitionInput>;

/**
 * Takes a work order from its present status to another, with all that goes along: timers, a plan's occurrence, the service
 * of assets, a follow-up order, a reminder, a signature. Gives the id of the new order where one came of it.
 */
export const transitionOrderCommand = defineCommand({
  name: 'workOrders.transition',
  permission: 'workOrders:transition',
  input: v.object({
    id: recordId,
    to: v.picklist(WORK_ORDER_STATUSES),
    input: transitionInput,
    /** Refused where somebody moved the order on from this status: given with the undoing of a transition. */
    left: v.optional(v.picklist(WORK_ORDER_STATUSES)),
  }),
  async run(unit, { id, to, input: asked, left }, { actor, now }) {
    const order = await findOrder(unit, id);
    if (left !== undefined && order.status !== left) throw new FailureSignal(invalid(movedSince(order)));
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
    return { successor };
  },
});

/** Statuses in which nobody's time runs on. */
const STOPPING: readonly WorkOrder['status'][] = ['onHold', 'completed', 'verified', 'cancelled'];

/** What a transition to this status takes of what was given: a drawing belongs to completing, an occurrence to cancelling. */
function partsOf(asked: GivenInput, { status, signature }: WorkOrder, to: WorkOrder['status']): GivenInput {
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
function checkStaffParts(asked: GivenInput, { role }: Actor): void {
  if (kindOfRole(role) === 'manager' && (asked.schedule || asked.carryRest || asked.occurrence))
    throw new FailureSignal(refused);
}

/** What was given, with the people's names as their records have them. */
async function withNames(unit: Unit, asked: GivenInput): Promise<WorkOrderTransitionInput> {
  const { schedule } = asked;
  if (!schedule) return asked as WorkOrderTransitionInput;
  const asks = { leadRef: schedule.lead, crewRefs: schedule.crew };
  const { leadRef: lead, crewRefs: crew } = await crewOf(unit, asks, undefined, 'input.schedule');
  return { ...asked, schedule: { ...schedule, lead, crew } } as WorkOrderTransitionInput;
}

const movedSince = ({ updatedBy, status }: Stored<WorkOrder>) =>
  `${updatedBy.name} changed the status since: it is now ${WORK_ORDER_STATUS_LABELS[status].toLowerCase()}.`;

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
