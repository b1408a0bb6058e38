import { run } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import {
  undoWorkOrder,
  WAITING_REASON_LABELS,
  WAITING_REASONS,
  WORK_ORDER_STATUS_LABELS,
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderTransitionInput,
  workOrderFacts,
  workOrders,
  workOrderTransitions,
} from '@fm/domain/work-order';
import type { DrawnQuestion, QuestionField, TransitionScreen } from '@fm/screens/transitions';
import { optionsOf } from '@fm/ui/select';
import { orderIntro } from './asked-order';
import { CompleteDialog } from './complete-dialog';
import { FailedItems } from './failed-items';
import { ScheduleDialog } from './schedule-dialog';

const send = (
  id: string,
  to: WorkOrderStatus,
  { schedule, ...input }: WorkOrderTransitionInput,
  left?: WorkOrderStatus,
) =>
  run('workOrders.transition', {
    id,
    to,
    input: { ...input, ...(schedule && { schedule: { ...schedule, crew: [...schedule.crew] } }) },
    ...(left && { left }),
  });

export const orderTransitionScreen: TransitionScreen<WorkOrder, WorkOrderStatus, WorkOrderTransitionInput> = {
  kind: workOrders,
  labels: WORK_ORDER_STATUS_LABELS,
  statusOf: ({ status }) => status,
  nameOf: ({ number, title }) => number ?? title,
  isSeen: true,
  choices: (order, actor) =>
    workOrderTransitions
      .next(order.status, workOrderFacts(order, actor))
      .map((transition) => ({ transition })),
  question: (order, { to }) => {
    switch (to) {
      case 'scheduled':
        return ScheduleDialog;
      case 'onHold':
        return holding(order);
      case 'completed':
        return order.status === 'verified' ? takingBack(order) : CompleteDialog;
      case 'inProgress':
        return order.status === 'completed' ? reopening(order) : undefined;
      case 'cancelled':
        return cancelling(order);
      case 'verified':
        return verifying(order);
      case 'draft':
        return unscheduling(order);
    }
  },
  send: ({ id }, to, input) => send(id, to, input),
  undo: {
    path: undoWorkOrder,
    send: ({ id }, left, { to, input }) => send(id, to, input, left),
  },
};

const note: QuestionField = {
  kind: 'text',
  label: 'Note',
  hint: 'For the history. May stay empty.',
  maxLength: 500,
};

const reason: QuestionField = { kind: 'text', label: 'Why?', required: true, maxLength: 500 };

const holding = (order: Stored<WorkOrder>): DrawnQuestion => ({
  title: 'Put work order on hold',
  intro: orderIntro(order),
  fields: {
    waitingReason: {
      kind: 'choice',
      label: 'What does the job wait for?',
      required: true,
      options: optionsOf(WAITING_REASONS, WAITING_REASON_LABELS),
    },
    waitingUntil: {
      kind: 'day',
      label: 'Probably until',
      min: () => today(order.timezone),
      hint: 'May stay empty.',
    },
    remind: {
      kind: 'check',
      label: 'Remind me on that day',
      hint: 'At 8:00, in your reminders.',
      initial: true,
      when: ({ waitingUntil }) => Boolean(waitingUntil),
    },
    note: { ...note, hint: 'What was ordered, whom to call.' },
  },
});

const unscheduling = (order: Stored<WorkOrder>): DrawnQuestion => ({
  title: 'Unschedule work order',
  intro: orderIntro(
    order,
    'The planned time is cleared and the order waits to be scheduled again. Its lead and crew stay.',
  ),
  fields: { note },
});

const verifying = (order: Stored<WorkOrder>): DrawnQuestion => ({
  title: 'Verify work order',
  intro: orderIntro(order, 'The order is locked: after this only an administrator can change it.'),
  content: <FailedItems order={order} />,
  fields: { note },
});

const reopening = (order: Stored<WorkOrder>): DrawnQuestion => ({
  title: 'Reopen work order',
  intro: orderIntro(
    order,
    'The job goes on. A signature of the customer is removed; the checklist and what was done stay.',
  ),
  fields: { reason },
});

const takingBack = (order: Stored<WorkOrder>): DrawnQuestion => ({
  title: 'Take verification back',
  intro: orderIntro(order, 'The order is completed again and can be reopened and changed.'),
  fields: { reason },
});

/** Why, and what becomes of the occurrence where a plan ordered the job. */
const cancelling = (order: Stored<WorkOrder>): DrawnQuestion => ({
  title: 'Cancel work order',
  intro: orderIntro(order, 'A cancelled order stays readable and cannot be opened again.'),
  danger: true,
  fields: {
    reason,
    ...(order.planRef &&
      order.occurrenceId !== undefined && {
        occurrence: {
          kind: 'choice',
          label: `The occurrence of plan “${order.planRef.name}”`,
          stacked: true,
          initial: 'skip',
          options: [
            { id: 'skip', label: 'Leave it out: the plan goes on with the next occurrence' },
            { id: 'again', label: 'Do it after all: a new draft order takes over' },
          ],
        },
      }),
  },
});
