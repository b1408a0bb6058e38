import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { maintenancePlans, PLAN_STATES, transitionPlan as transitioned } from '@fm/domain/maintenance';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';

/** Takes a plan from its present state to another. */
export const transitionPlan = defineCommand({
  name: 'plans.transition',
  permission: 'maintenance:edit',
  input: v.object({
    id: recordId,
    to: v.picklist(PLAN_STATES),
    /** On resuming: go on with the next occurrence from today, or create what was left out meanwhile too. */
    resume: v.optional(v.picklist(['today', 'catchUp'])),
    note: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  async run(unit, { id, to, ...input }, { actor, now }) {
    await present(unit, maintenancePlans, id);
    await unit.change(maintenancePlans, id, (current) =>
      transitioned(current, to, input, actor, today(COMPANY.timezone, now)),
    );
    return null;
  },
});
