import type { CalendarDay } from '../calendar-day';
import { minutesBetween } from '../instant';
import { type Actor, nounFor, type Stored, stampOf } from '../record';
import { isOnCrew, isStaff, kindOfRole } from '../role';
import {
  allowed,
  defineTransitions,
  type Facts,
  lacking,
  refused,
  type TransitionOutcome,
} from '../transitions';
import { checklistProgress } from './checklist';
import {
  STATUS_GROUP_OF,
  type WaitingReason,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  type WorkOrderStatus,
} from './work-order';

/** `crew`: a manager who leads the job or is on its crew. `completer`: who completed it. */
export type WorkOrderFact = 'staff' | 'admin' | 'crew' | 'completer';

/** Allowed changes of a work order's status; the security rules carry the same table and a test compares both. */
export const workOrderTransitions = defineTransitions<WorkOrderStatus, WorkOrderFact>([
  {
    from: ['draft'],
    to: 'scheduled',
    label: 'Schedule',
    who: ['staff'],
    needs: ['leadId', 'plannedStart'],
    usual: true,
  },
  { from: ['scheduled'], to: 'draft', label: 'Unschedule', who: ['staff'] },
  { from: ['scheduled'], to: 'inProgress', label: 'Start', who: ['staff', 'crew'], usual: true },
  { from: ['onHold'], to: 'inProgress', label: 'Resume', who: ['staff', 'crew'], usual: true },
  {
    from: ['scheduled', 'inProgress'],
    to: 'onHold',
    label: 'Put on hold',
    who: ['staff', 'crew'],
    needs: ['waitingReason'],
  },
  { from: ['onHold'], to: 'scheduled', label: 'Schedule again', who: ['staff', 'crew'] },
  {
    from: ['inProgress'],
    to: 'completed',
    label: 'Complete',
    who: ['staff', 'crew'],
    needs: ['outcome'],
    usual: true,
  },
  {
    from: ['completed'],
    to: 'verified',
    label: 'Verify',
    who: ['staff'],
    unless: ['completer'],
    usual: true,
  },
  { from: ['completed'], to: 'inProgress', label: 'Reopen', who: ['staff'], needs: ['reason'] },
  { from: ['verified'], to: 'completed', label: 'Take back', who: ['admin'], needs: ['reason'] },
  {
    from: ['draft', 'scheduled', 'onHold'],
    to: 'cancelled',
    label: 'Cancel order',
    who: ['staff'],
    needs: ['reason'],
  },
]);

/** The status of a new order: one that has its lead and its time needs no further step to be scheduled. */
export const statusOfNew = ({
  leadId,
  plannedStart,
}: Pick<WorkOrder, 'leadId' | 'plannedStart'>): WorkOrderStatus =>
  leadId !== '' && plannedStart ? 'scheduled' : 'draft';

/** What holds between an actor and a work order. */
export function workOrderFacts(order: WorkOrder, actor: Actor): Facts<WorkOrderFact> {
  const facts = new Set<WorkOrderFact>();
  const kind = kindOfRole(actor.role);
  if (isStaff(actor.role)) facts.add('staff');
  if (kind === 'admin') facts.add('admin');
  if (kind === 'manager' && isOnCrew(actor.employeeId, order)) facts.add('crew');
  if (order.completedBy?.uid === actor.uid) facts.add('completer');
  return facts;
}

/** What a person gives with a transition. */
export interface WorkOrderTransitionFields {
  readonly reason?: string;
  readonly waitingReason?: WaitingReason;
  readonly waitingUntil?: CalendarDay;
  readonly outcome?: string;
  /** Who signed at the customer's, where a signature is required. */
  readonly signedBy?: string;
  /** The file of what they drew. */
  readonly signatureId?: string;
  readonly note?: string;
}

/** Takes a work order from its status to `to`: what to write, or why not. */
export function transitionWorkOrder(
  order: Stored<WorkOrder>,
  to: WorkOrderStatus,
  input: WorkOrderTransitionFields,
  actor: Actor,
  now: Date,
): TransitionOutcome<WorkOrder> {
  const refusal = workOrderTransitions.refusal(
    order.status,
    to,
    workOrderFacts(order, actor),
    WORK_ORDER_STATUS_LABELS,
  );
  if (refusal) return refused(refusal);
  const status = { status: to, statusGroup: STATUS_GROUP_OF[to], ...offHold(order, now) };
  switch (to) {
    case 'draft':
      return allowed<WorkOrder>(
        { ...status, plannedStart: undefined, plannedEnd: undefined, plannedDay: undefined },
        input.note,
      );
    case 'scheduled':
      return lacksPlan(order) ?? allowed<WorkOrder>(status, input.note);
    case 'inProgress':
      return order.status === 'completed' ? reopened(status, input) : started(order, status, input, now);
    case 'onHold':
      return held(status, input, now);
    case 'completed':
      return order.status === 'verified'
        ? takenBack(order, status, input)
        : completed(order, status, input, actor, now);
    case 'verified':
      return allowed<WorkOrder>({ ...status, verifiedAt: now, verifiedBy: stampOf(actor) }, input.note);
    case 'cancelled': {
      const reason = input.reason?.trim();
      return lacksReason(reason) ?? allowed<WorkOrder>({ ...status, cancelReason: reason }, reason);
    }
  }
}

type Status = Partial<WorkOrder>;

/** Leaving the hold adds its minutes. */
function offHold({ waiting, heldMin = 0 }: WorkOrder, now: Date): Status {
  if (!waiting) return {};
  return { waiting: undefined, heldMin: heldMin + Math.max(0, minutesBetween(waiting.since, now)) };
}

const lacksReason = (reason: string | undefined) =>
  lacking({ reason: reason ? undefined : 'Say why, so that colleagues know.' });

const lacksPlan = ({ leadId, plannedStart }: WorkOrder) =>
  lacking({
    leadId: leadId === '' ? 'Choose who leads this job first.' : undefined,
    plannedStart: plannedStart ? undefined : 'Plan a day and a time first.',
  });

function started(
  order: WorkOrder,
  status: Status,
  input: WorkOrderTransitionFields,
  now: Date,
): TransitionOutcome<WorkOrder> {
  return allowed<WorkOrder>(
    { ...status, startedAt: order.startedAt ?? now, firstResponseAt: order.firstResponseAt ?? now },
    input.note,
  );
}

function reopened(status: Status, input: WorkOrderTransitionFields): TransitionOutcome<WorkOrder> {
  const reason = input.reason?.trim();
  return (
    lacksReason(reason) ??
    allowed<WorkOrder>(
      { ...status, completedAt: undefined, completedBy: undefined, signature: undefined },
      reason,
    )
  );
}

function takenBack(
  order: WorkOrder,
  status: Status,
  input: WorkOrderTransitionFields,
): TransitionOutcome<WorkOrder> {
  const reason = input.reason?.trim();
  if (order.invoiceRef)
    return refused('It stands on an invoice. Discard the draft, or take the invoice back, first.');
  return (
    lacksReason(reason) ??
    allowed<WorkOrder>({ ...status, verifiedAt: undefined, verifiedBy: undefined }, reason)
  );
}

function held(status: Status, input: WorkOrderTransitionFields, now: Date): TransitionOutcome<WorkOrder> {
  const { waitingReason: reason, waitingUntil: until, note } = input;
  if (!reason) return refusedField('waitingReason', 'Choose what the job waits for.');
  return allowed<WorkOrder>({ ...status, waiting: { reason, until, since: now } }, note);
}

const refusedField = (field: string, message: string): TransitionOutcome<WorkOrder> => ({
  ok: false,
  message,
  fields: { [field]: message },
});

function completed(
  order: WorkOrder,
  status: Status,
  input: WorkOrderTransitionFields,
  actor: Actor,
  now: Date,
): TransitionOutcome<WorkOrder> {
  const outcome = input.outcome?.trim() || order.outcome;
  const signedBy = input.signedBy?.trim();
  const { missing } = checklistProgress(order.checklist);
  const lacks = lacking({
    checklist:
      missing === 0
        ? undefined
        : nounFor(missing, {
            one: 'Fill in the required checklist item first.',
            many: `Fill in the ${missing} required checklist items first.`,
          }),
    outcome: outcome ? undefined : 'Say what was done.',
    signedBy:
      order.requireSignature && !signedBy && !order.signature
        ? 'Enter who signed for the customer.'
        : undefined,
  });
  if (lacks) return lacks;
  return allowed<WorkOrder>(
    {
      ...status,
      outcome,
      completedAt: now,
      completedBy: stampOf(actor),
      // What a customer signed stays as it was given.
      ...(signedBy &&
        !order.signature && {
          signature: {
            name: signedBy,
            at: now,
            ...(input.signatureId && { attachmentId: input.signatureId }),
          },
        }),
    },
    input.note,
  );
}
