import { commitTogether, newId, type Outcome, type Unit } from '@fm/data';
import type { CalendarDay } from '@fm/domain/calendar-day';
import { instantAt } from '@fm/domain/instant';
import { type Actor, type Stored, stampOf } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import {
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  type WorkOrderStatus,
  workOrders,
} from '@fm/domain/work-order';
import { keepDrawing } from '../../signature/api/sign';
import { splitChecklist, successorOf } from '../carry-rest';
import { hasSuccessor, type MoveInput, moveStep } from '../move-input';
import { findVisit, moveVisit } from './move-visit';
import {
  findServices,
  noteService,
  servedAtOnce,
  servedBy,
  takeServiceBack,
  withOthers,
} from './serve-assets';

const MORNING = '08:00';
const TOO_MANY_REMINDERS =
  'More reminders follow this order and its plan than can be told of it at once. End some of them under Reminders, then try again.';

/**
 * Takes a work order from its present status to `to`, with its history entry and all that goes along: a plan's visit,
 * the service of assets, a follow-up order, a reminder, a signature. All of it in one commit. Gives the id of the new order where one came of it. Where
 * `left` is named, it is refused when somebody moved the order on from there.
 */
export async function moveWorkOrder(
  actor: Actor,
  order: Stored<WorkOrder>,
  to: WorkOrderStatus,
  input: MoveInput = {},
  left?: WorkOrderStatus,
): Promise<Outcome<string | undefined>> {
  const visit = await findVisit(order);
  if (!visit.ok) return visit;
  // Undoing, what was seen is from before the step that is undone.
  const serve = await serviceStep(order, left ?? order.status, to);
  if (!serve.ok) return serve;
  // Taken once per try of the person: a commit that is repeated must not create two.
  const successor = newId();
  const reminder = newId();
  const signature = newId();
  let before = order;
  let now = new Date();
  let served = 0;
  const step = async (unit: Unit) => {
    now = new Date();
    await unit.change(workOrders, order.id, (current) => {
      before = current;
      if (left !== undefined && current.status !== left) return movedSince(current);
      return moveStep(current, to, signed(input, signature), actor, now, successor);
    });
    if (input.drawing) await keepDrawing(unit, actor, before, signature, input.signedBy ?? '', input.drawing);
    if (hasSuccessor(input)) await unit.create(workOrders, successor, newOrder(before, input));
    if (to === 'onHold' && input.remind && input.waitingUntil) {
      await unit.create(reminders, reminder, waitingReminder(before, actor, input.waitingUntil));
    }
    if (visit.value) await moveVisit(unit, before, visit.value, to, input, now, successor);
    const first = servedAtOnce(before, unit.room);
    served = first.length;
    await serve.value?.(unit, before, first, now);
    return hasSuccessor(input) ? successor : undefined;
  };
  const moved = await commitTogether(actor, step, { whole: TOO_MANY_REMINDERS });
  const service = serve.value;
  if (!moved.ok || !service) return moved;
  const rest = servedBy(before).slice(served);
  const others = await withOthers(actor, rest, (unit, ids) => service(unit, before, ids, now));
  return others.ok ? moved : others;
}

type ServiceStep = (unit: Unit, order: Stored<WorkOrder>, ids: readonly string[], now: Date) => Promise<void>;

/** What a change of status means for the assets of an order; undefined where it means nothing. */
async function serviceStep(
  order: Stored<WorkOrder>,
  from: WorkOrderStatus,
  to: WorkOrderStatus,
): Promise<Outcome<ServiceStep | undefined>> {
  if ((order.assetIds ?? []).length === 0) return { ok: true, value: undefined };
  if (to === 'completed' && from === 'inProgress') return { ok: true, value: noteService };
  if (to !== 'inProgress' || from !== 'completed') return { ok: true, value: undefined };
  const services = await findServices(order);
  if (!services.ok) return services;
  return {
    ok: true,
    value: (unit, current, ids) => takeServiceBack(unit, current, ids, services.value),
  };
}

const signed = (input: MoveInput, signatureId: string): MoveInput =>
  input.drawing ? { ...input, signatureId } : input;

const movedSince = ({ updatedBy, status }: Stored<WorkOrder>) => ({
  ok: false as const,
  message: `${updatedBy.name} changed the status since: it is now ${WORK_ORDER_STATUS_LABELS[status].toLowerCase()}.`,
});

const newOrder = (order: Stored<WorkOrder>, { visit }: MoveInput): WorkOrder =>
  visit === 'again'
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
