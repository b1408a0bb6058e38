import { assetRefsFields } from '../asset';
import { addDays, type CalendarDay } from '../calendar-day';
import { instantAt } from '../instant';
import { proposedTime } from '../planning';
import type { Ref, Stored } from '../record';
import type { ScheduledDate } from '../recurrence';
import { dueSortOf } from '../task';
import { blankChecklist, plannedToRecord, type WorkOrder, withMetersOf } from '../work-order';
import { occurrenceId } from './occurrence';
import type { Plan, PlanTemplate } from './plan';

/** The people a plan's orders are given to: the lead, then the crew. */
export const planPeople = ({ leadId, leadName = '', crewRefs }: PlanTemplate): readonly Ref[] => [
  ...(leadId === undefined ? [] : [{ id: leadId, name: leadName }]),
  ...crewRefs,
];

/** The template without some people: those who left are given nothing to do. */
function templateWithout(template: PlanTemplate, left: readonly Ref[]): PlanTemplate {
  const gone = new Set(left.map(({ id }) => id));
  const { leadId, leadName, crewRefs } = template;
  const lead = leadId !== undefined && gone.has(leadId) ? {} : { leadId, leadName };
  return {
    ...template,
    leadId: undefined,
    leadName: undefined,
    ...lead,
    crewRefs: crewRefs.filter(({ id }) => !gone.has(id)),
  };
}

/** The parts of an order, and what the customer pays for the occurrence: a price covers the parts that were planned. */
function pricedParts({ priceMinor, template: { parts } }: Plan): Pick<WorkOrder, 'parts' | 'planPriceMinor'> {
  if (priceMinor === undefined || !parts) return { parts, planPriceMinor: priceMinor };
  const covered = Object.entries(parts).map(([id, part]) => [id, { ...part, billable: false }] as const);
  return { parts: Object.fromEntries(covered), planPriceMinor: priceMinor };
}

/** When the work of an occurrence is planned: at the plan's time of day, for as long as it is estimated to take. */
function plannedOn(
  day: CalendarDay,
  { timezone, template: { plannedFrom, estimateMin } }: Plan,
): Pick<WorkOrder, 'plannedStart' | 'plannedEnd' | 'plannedDay'> {
  if (plannedFrom === undefined) return {};
  const plannedStart = instantAt(day, plannedFrom, timezone);
  return plannedToRecord(proposedTime({ estimateMin }, day, { timezone, plannedStart }), timezone);
}

/**
 * The order of a plan's occurrence. Carried over: customer, site with its time zone, assets, everything the template says (title,
 * description, type, priority, estimate, time of day, lead, crew, checklist, parts, signature), and the way back to plan and occurrence. It is
 * due by the occurrence's date, not by today's. Those named in `left` do no more work for the company and are left out. What the customer pays for an occurrence goes along
 * as it is on that day. Not carried: the rule and its dates, and how the plan itself stands. The test names every field of a plan.
 */
export function orderFromPlan(
  plan: Stored<Plan>,
  { date, originalDate }: ScheduledDate,
  left: readonly Ref[] = [],
): WorkOrder {
  const template = templateWithout(plan.template, left);
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
    ...plannedOn(date, plan),
    checklist: withMetersOf(blankChecklist(template.checklist), plan.assetRefs),
    ...pricedParts(plan),
    origin: 'plan',
    planRef: { id: plan.id, name: plan.name },
    occurrenceId: occurrenceId(plan.id, originalDate),
    requireSignature: template.requireSignature,
  };
}
