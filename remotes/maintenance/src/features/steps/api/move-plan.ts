import { changeRecord, type Outcome } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { maintenancePlans, type PlanState, type PlanStepInput, transitionPlan } from '@fm/domain/maintenance';
import type { Actor } from '@fm/domain/record';

/** Takes a plan from its present state to `to`, with its history entry. */
export const movePlan = (
  actor: Actor,
  id: string,
  to: PlanState,
  input: PlanStepInput,
): Promise<Outcome<void>> =>
  changeRecord(maintenancePlans, actor, id, (current) =>
    transitionPlan(current, to, input, actor, today(COMPANY.timezone)),
  );
