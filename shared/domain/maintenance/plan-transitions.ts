import type { CalendarDay } from '../calendar-day';
import type { Actor, Stored } from '../record';
import { can } from '../role';
import { allowed, defineTransitions, type Facts, refused, type TransitionOutcome } from '../transitions';
import { comingDates } from './occurrence';
import { nextDueFields, PLAN_STATE_LABELS, type Plan, type PlanState } from './plan';
import { HEALTHY } from './plan-health';

export type PlanFact = 'staff';

/** Allowed changes of a plan's state; the security rules carry the same table and a test compares both. */
export const planTransitions = defineTransitions<PlanState, PlanFact>([
  { from: ['draft'], to: 'active', label: 'Activate', who: ['staff'], usual: true },
  { from: ['paused'], to: 'active', label: 'Resume', who: ['staff'], needs: ['resume'], usual: true },
  { from: ['active'], to: 'paused', label: 'Pause', who: ['staff'] },
  { from: ['active', 'paused'], to: 'ended', label: 'End', who: ['staff'] },
]);

export const planFacts = (actor: Actor): Facts<PlanFact> =>
  new Set<PlanFact>(can(actor.role, 'maintenance:edit') ? ['staff'] : []);

/** What a person gives with a transition. */
export interface PlanTransitionInput {
  /** On resuming: go on with the next occurrence from today, or create what was left out meanwhile too. */
  readonly resume?: 'today' | 'catchUp' | undefined;
  readonly note?: string | undefined;
}

/** Takes a plan from its state to `to`: what to write, or why not. `today` is the company's. */
export function transitionPlan(
  plan: Stored<Plan>,
  to: PlanState,
  input: PlanTransitionInput,
  actor: Actor,
  today: CalendarDay,
): TransitionOutcome<Plan> {
  const refusal = planTransitions.refusal(plan.state, to, planFacts(actor), PLAN_STATE_LABELS);
  if (refusal) return refused(refusal);
  if (to === 'ended') return allowed<Plan>({ state: to, ...nextDueFields(undefined, plan) }, input.note);
  if (to !== 'active') return allowed<Plan>({ state: to }, input.note);
  const resuming = plan.state === 'paused';
  if (resuming && !input.resume) {
    const message = 'Choose whether occurrences left out meanwhile are created.';
    return { ok: false, message, fields: { resume: message } };
  }
  const catchUp = resuming && input.resume === 'catchUp' && plan.nextDueDate !== undefined;
  const next = catchUp ? plan.nextDueDate : comingDates(plan, today, 1)[0]?.date;
  if (next === undefined) {
    const message = 'This plan has no occurrence to come. Change its dates first.';
    return { ok: false, message, fields: { startDate: message } };
  }
  return allowed<Plan>({ state: to, ...nextDueFields(next, plan), ...HEALTHY }, input.note);
}

/** Ends a plan, a draft too, whose lines go back to its offer: unlike one that is deleted, it cannot come back. */
export const takenBack = (plan: Plan, note: string): TransitionOutcome<Plan> =>
  allowed<Plan>({ state: 'ended', ...nextDueFields(undefined, plan) }, note);
