import type { Transition } from '@fm/domain/transitions';
import type { WorkOrder, WorkOrderFact, WorkOrderStatus } from '@fm/domain/work-order';

export type WorkOrderTransition = Transition<WorkOrderStatus, WorkOrderFact>;

/** The step a job usually takes next from each status. */
const USUAL: Partial<Record<WorkOrderStatus, WorkOrderStatus>> = {
  draft: 'scheduled',
  scheduled: 'inProgress',
  inProgress: 'completed',
  onHold: 'inProgress',
  completed: 'verified',
};

/** The changes open to somebody in two: the usual next step, and the rest. */
export function inOrder(order: WorkOrder, open: readonly WorkOrderTransition[]) {
  const usual = open.find(({ to }) => to === USUAL[order.status]);
  return { usual, rest: open.filter((transition) => transition !== usual) };
}

/** What a button says; a job on hold is resumed, not started. */
export const labelOf = ({ to, label }: WorkOrderTransition, { status }: WorkOrder): string =>
  status === 'onHold' && to === 'inProgress' ? 'Resume' : label;

/** Whether a change opens a dialog: all do but starting and resuming, which need nothing. */
export const asksFirst = ({ to }: WorkOrderTransition, { status }: WorkOrder): boolean =>
  to !== 'inProgress' || status === 'completed';
