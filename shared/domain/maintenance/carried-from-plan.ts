import { assetRefsFields } from '../asset';
import { addDays } from '../calendar-day';
import type { Stored } from '../record';
import type { ScheduledDate } from '../recurrence';
import { dueSortOf } from '../task';
import { blankChecklist, type WorkOrder, withMetersOf } from '../work-order';
import { occurrenceId } from './occurrence';
import type { Plan } from './plan';

/**
 * The order of a plan's visit. Carried over: customer, site with its time zone, assets, everything the template says (title,
 * description, type, priority, estimate, lead, crew, checklist, signature), and the way back to plan and visit. It is
 * due by the visit's date, not by today's. Not carried: the rule and its dates, what a visit is worth (a contract's
 * price, not a part of this order), and how the plan itself stands. The test names every field of a plan.
 */
export function orderFromPlan(plan: Stored<Plan>, { date, originalDate }: ScheduledDate): WorkOrder {
  const { template } = plan;
  const dueDate = addDays(date, plan.dueAfterDays);
  return {
    title: template.title,
    description: template.description,
    type: template.type,
    status: 'draft',
    statusGroup: 'open',
    priority: template.priority,
    customerRef: plan.customerRef,
    siteRef: plan.siteRef,
    ...assetRefsFields(plan.assetRefs),
    leadId: template.leadId ?? '',
    leadName: template.leadName,
    crewRefs: template.crewRefs,
    crewIds: template.crewRefs.map(({ id }) => id),
    timezone: plan.timezone,
    dueDate,
    dueSort: dueSortOf(dueDate),
    estimateMin: template.estimateMin,
    checklist: withMetersOf(blankChecklist(template.checklist), plan.assetRefs),
    origin: 'plan',
    planRef: { id: plan.id, name: plan.name },
    occurrenceId: occurrenceId(plan.id, originalDate),
    requireSignature: template.requireSignature,
  };
}
