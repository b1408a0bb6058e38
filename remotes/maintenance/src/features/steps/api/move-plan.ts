import { type Outcome, run } from '@fm/data';
import type { PlanState, PlanStepInput } from '@fm/domain/maintenance';

/** Takes a plan from its present state to `to`, with its history entry. */
export const movePlan = (id: string, to: PlanState, input: PlanStepInput): Promise<Outcome<null>> =>
  run('plans.transition', { id, to, ...input });
