import { assetRefsFields } from '../asset';
import { NO_DAY } from '../calendar-day';
import { COMPANY } from '../company';
import { HOLIDAY_CALENDAR_LABELS } from '../holidays';
import { DERIVED, defineKind, REPEATED } from '../record';
import { NON_WORKING_DAY_LABELS, recurrenceFields, seasonFields } from '../recurrence';
import { PRIORITY_LABELS } from '../task';
import { fold, tokensOf } from '../tokens';
import { checklistFields, offeredFields, partFields, WORK_ORDER_TYPE_LABELS } from '../work-order';
import {
  ANCHOR_LABELS,
  orderDueSortOf,
  PLAN_HEALTH_LABELS,
  PLAN_STATE_LABELS,
  type Plan,
  planSchema,
} from './plan';
import { occurrencesAfterChange } from './plan-days';

export const maintenancePlans = defineKind<Plan>({
  path: 'maintenancePlans',
  type: 'maintenancePlan',
  called: { one: 'maintenance plan', many: 'maintenance plans' },
  permission: 'maintenance:edit',
  follows: occurrencesAfterChange,
  trash: 'alone',
  hasFiles: true,
  unfinished: {
    one: 'maintenance plan that has not ended',
    many: 'maintenance plans that have not ended',
    which: ['state', 'in', ['draft', 'active', 'paused']],
  },
  get numberPrefix() {
    return COMPANY.numberPrefixes.maintenancePlan;
  },
  schema: planSchema,
  fields: {
    name: 'Name',
    nameLower: DERIVED,
    // A place and a rhythm are several fields each.
    customerRef: { label: 'Customer', putBack: 'together' },
    siteRef: { label: 'Site', putBack: 'together' },
    assetRefs: 'Asset',
    assetIds: REPEATED,
    timezone: { label: 'Timezone', putBack: 'together' },
    state: { label: 'State', labels: PLAN_STATE_LABELS, putBack: 'never' },
    recurrence: { label: 'Recurrence', fields: recurrenceFields, putBack: 'together' },
    anchor: { label: 'Anchor', labels: ANCHOR_LABELS },
    startDate: { label: 'Start date', format: 'day', putBack: 'together' },
    endDate: { label: 'End date', format: 'day', putBack: 'together' },
    maxCount: 'Max count',
    nonWorkingDay: { label: 'Non working day', labels: NON_WORKING_DAY_LABELS },
    calendarId: { label: 'Calendar', labels: HOLIDAY_CALENDAR_LABELS },
    season: { label: 'Season', fields: seasonFields, putBack: 'together' },
    leadDays: 'Lead days',
    dueAfterDays: 'Due after days',
    template: {
      label: 'Template',
      fields: {
        title: 'title',
        description: 'description',
        type: { label: 'type', labels: WORK_ORDER_TYPE_LABELS },
        priority: { label: 'priority', labels: PRIORITY_LABELS },
        estimateMin: { label: 'estimate', format: 'minutes' },
        plannedFrom: 'time of day',
        leadId: { ...REPEATED, putBack: 'together' },
        leadName: { label: 'lead', putBack: 'together' },
        crewRefs: { label: 'crew', putBack: 'never' },
        requireSignature: 'require signature',
        checklist: { label: 'checklist', each: checklistFields },
        parts: { label: 'parts', each: partFields },
      },
    },
    priceMinor: { label: 'Price', format: 'money', restricted: {} },
    ...offeredFields,
    // Transitions and the making of orders write the rest.
    nextDueDate: { label: 'Next due date', format: 'day', putBack: 'never' },
    nextDueSort: { ...DERIVED, putBack: 'never' },
    orderDueSort: DERIVED,
    lastGeneratedFor: { label: 'Last generated for', format: 'day', putBack: 'never' },
    health: { label: 'Health', labels: PLAN_HEALTH_LABELS, putBack: 'never' },
    healthWhy: { label: 'What is wrong', putBack: 'never' },
    // "Health" and what is wrong say it in words.
    ignoredInRow: { ...REPEATED, putBack: 'never' },
  },
  label: ({ number, name }) => (number === undefined ? name : `${number} ${name}`),
  tokens: ({ number, name, customerRef, siteRef }) =>
    tokensOf([number, name, customerRef.name, siteRef.name]),
  links: ({ customerRef, siteRef }) => ({ customerId: customerRef.id, siteId: siteRef.id }),
  derived: ({ name, assetRefs, nextDueDate, leadDays }) => ({
    nameLower: fold(name),
    assetIds: assetRefsFields(assetRefs).assetIds,
    nextDueSort: nextDueDate ?? NO_DAY,
    orderDueSort: orderDueSortOf(nextDueDate, leadDays),
  }),
  followed: ({ state, nextDueDate, template }) => ({
    days: { nextDueDate },
    over: state === 'ended',
    responsible: template.leadId,
  }),
});
