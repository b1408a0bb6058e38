import type { CalendarDay } from '@fm/domain/calendar-day';
import type { Actor, Ref, Stored } from '@fm/domain/record';
import type { Step } from '@fm/domain/transitions';
import {
  plannedToForm,
  plannedToRecord,
  transitionWorkOrder,
  type WorkOrder,
  type WorkOrderStatus,
  type WorkOrderStepInput,
} from '@fm/domain/work-order';
import type { Plan } from '../assignment/use-assignment';
import { splitChecklist } from './carry-rest';
import type { VisitFate } from './visit';

/** Who does a job and when, given with scheduling it; times as clocks at the site show them. */
export interface ScheduleInput {
  readonly lead: Ref | null;
  readonly crew: readonly Ref[];
  readonly plannedDay: CalendarDay | '';
  readonly plannedFrom: string;
  readonly plannedTo: string;
}

/** Who does an order and when, as it stands. */
export const scheduleOf = (order: WorkOrder): ScheduleInput => ({
  lead: order.leadId === '' ? null : { id: order.leadId, name: order.leadName ?? '' },
  crew: order.crewRefs,
  ...plannedToForm(order),
});

/** A crew with somebody else in the place of the person with the id `before`. */
export const instead = (crew: readonly Ref[], before: string, person: Ref): readonly Ref[] =>
  crew.some(({ id }) => id === person.id)
    ? crew.filter(({ id }) => id !== before)
    : crew.map((one) => (one.id === before ? person : one));

/** The same as a question: who is to do this job and when. */
export const planOf = (order: Stored<WorkOrder>, { lead, crew, ...planned }: ScheduleInput): Plan => ({
  job: { ...order, ...plannedToRecord(planned, order.timezone, order) },
  siteId: order.siteRef.id,
  lead,
  crew,
});

/** What a person gives with a change of status. */
export interface MoveInput extends WorkOrderStepInput {
  readonly schedule?: ScheduleInput;
  /** Wants to be reminded on the day until which the job waits. */
  readonly remind?: boolean;
  /** Open checklist items go to a new order. */
  readonly carryRest?: boolean;
  /** What the customer drew as their signature, as a picture. */
  readonly drawing?: Uint8Array;
  /** What becomes of a plan's visit when its order is cancelled. */
  readonly visit?: VisitFate;
}

/** Whether a change of status leaves a new order behind. */
export const hasSuccessor = ({ carryRest, visit }: MoveInput): boolean =>
  carryRest === true || visit === 'again';

/** What a change of status writes into the order, or why it is refused. `successor` is the id of a new order. */
export function moveStep(
  current: Stored<WorkOrder>,
  to: WorkOrderStatus,
  input: MoveInput,
  actor: Actor,
  now: Date,
  successor: string,
): Step<WorkOrder> {
  const changed: Partial<WorkOrder> = {
    ...(input.schedule && scheduled(current, input.schedule)),
    ...(input.carryRest && { checklist: splitChecklist(current.checklist).filled }),
    ...(hasSuccessor(input) && {
      links: { ...current.links, [successor]: { kind: 'followedBy', name: current.title } as const },
    }),
  };
  const step = transitionWorkOrder({ ...current, ...changed }, to, input, actor, now);
  return step.ok ? { ...step, patch: { ...changed, ...step.patch } } : step;
}

/** The fields of an order that say who does it and when. */
export const scheduled = (order: WorkOrder, { lead, crew, ...planned }: ScheduleInput) => ({
  leadId: lead?.id ?? '',
  leadName: lead?.name,
  crewRefs: [...crew],
  crewIds: crew.map(({ id }) => id),
  ...plannedToRecord(planned, order.timezone, order),
});
