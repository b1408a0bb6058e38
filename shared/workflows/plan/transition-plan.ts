import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { maintenancePlans, PLAN_STATES, transitionPlan as transitioned } from '@fm/domain/maintenance';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';

/** Takes a plan from its present state to another. */
export const transitionPlan = defineCommand({
  name: 'plans.transition',
  permission: 'maintenance:edit',
  input: v.object({
    id: recordId,
    to: v.picklist(PLAN_STATES),
    note: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    resume: v.optional(v.picklist(['today', 'catchUp'])),
  }),
  async run(unit, { id, to, note, resume }, { actor, now }) {
    const input = { ...(note !== undefined && { note }), ...(resume && { resume }) };
    await unit.change(maintenancePlans, id, (plan) =>
      plan.trashed
        ? { ok: false, message: 'This plan is in the trash. Restore it first.' }
        : transitioned(plan, to, input, actor, today(COMPANY.timezone, now)),
    );
    return null;
  },
});
