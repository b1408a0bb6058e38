import type { CalendarDay } from '../calendar-day';
import type { Actor, Ref, Stored } from '../record';
import type { TransitionOutcome } from '../transitions';
import { splitChecklist } from './carry-rest';
import { crewBeside } from './crew-beside';
import { plannedToForm, plannedToRecord } from './planned-time';
import type { WorkOrder, WorkOrderStatus } from './work-order';
import { transitionWorkOrder, type WorkOrderTransitionFields } from './work-order-transitions';

/** What becomes of the occurrence of a plan when its order is cancelled: left out, or done by a new order. */
export const OCCURRENCE_CHOICES = ['skip', 'again'] as const;
export type OccurrenceChoice = (typeof OCCURRENCE_CHOICES)[number];

/** Who does a job and when, given with scheduling it; times as clocks at the site show them. */
export interface OrderSchedule {
  readonly lead: Ref | null;
  readonly crew: readonly Ref[];
  readonly plannedDay: CalendarDay | '';
  readonly plannedFrom: string;
  readonly plannedTo: string;
}

/** Who does an order and when, as it stands. */
export const scheduleOf = (order: WorkOrder): OrderSchedule => ({
  lead: order.leadId === '' ? null : { id: order.leadId, name: order.leadName ?? '' },
  crew: order.crewRefs,
  ...plannedToForm(order),
});

/** The fields of an order that say who does it and when. */
export const scheduled = (order: WorkOrder, { lead, crew, ...planned }: OrderSchedule) => ({
  leadId: lead?.id ?? '',
  leadName: lead?.name,
  crewRefs: crewBeside(lead, crew),
  crewIds: crewBeside(lead, crew).map(({ id }) => id),
  ...plannedToRecord(planned, order.timezone, order),
});

/** What a person gives with a change of an order's status. */
export interface WorkOrderTransitionInput extends WorkOrderTransitionFields {
  readonly schedule?: OrderSchedule;
  /** Wants to be reminded on the day until which the job waits. */
  readonly remind?: boolean;
  /** Open checklist items go to a new order. */
  readonly carryRest?: boolean;
  /** What the customer drew as their signature, as a picture. */
  readonly drawing?: Uint8Array;
  readonly occurrence?: OccurrenceChoice;
}

/** Whether a change of status leaves a new order behind. */
export const hasSuccessor = ({
  carryRest,
  occurrence,
}: Pick<WorkOrderTransitionInput, 'carryRest' | 'occurrence'>): boolean =>
  carryRest === true || occurrence === 'again';

/** What a change of status writes into the order, or why it is refused. `successor` is the id of a new order. */
export function transitionOrder(
  current: Stored<WorkOrder>,
  to: WorkOrderStatus,
  input: WorkOrderTransitionInput,
  actor: Actor,
  now: Date,
  successor: string,
): TransitionOutcome<WorkOrder> {
  const changed: Partial<WorkOrder> = {
    ...(input.schedule && scheduled(current, input.schedule)),
    ...(input.carryRest && { checklist: splitChecklist(current.checklist).filled }),
    ...(hasSuccessor(input) && {
      links: { ...current.links, [successor]: { kind: 'followedBy', name: current.title } as const },
    }),
  };
  const outcome = transitionWorkOrder({ ...current, ...changed }, to, input, actor, now);
  return outcome.ok ? { ...outcome, patch: { ...changed, ...outcome.patch } } : outcome;
}
