import { type PlanState, planFacts, planTransitions } from '@fm/domain/maintenance';
import type { Actor } from '@fm/domain/record';

/** What people do with a plan; each asks first. */
export type PlanStep = 'activate' | 'resume' | 'pause' | 'end';

/** The steps open to someone in a state. */
export const stepsOf = (state: PlanState, actor: Actor): readonly PlanStep[] =>
  planTransitions.next(state, planFacts(actor)).map(({ to }) => {
    if (to === 'paused') return 'pause';
    if (to === 'ended') return 'end';
    return state === 'paused' ? 'resume' : 'activate';
  });

export const STEP_LABELS: Readonly<Record<PlanStep, string>> = {
  activate: 'Activate',
  resume: 'Resume',
  pause: 'Pause',
  end: 'End',
};

export const STEP_TO: Readonly<Record<PlanStep, PlanState>> = {
  activate: 'active',
  resume: 'active',
  pause: 'paused',
  end: 'ended',
};
