import * as v from 'valibot';
import { assetRefsFields, assetRefsForm } from '../asset';
import { type CalendarDay, optionalDay, requiredDay } from '../calendar-day';
import { COMPANY } from '../company';
import { optionalDuration } from '../duration';
import { HOLIDAY_CALENDARS } from '../holidays';
import { optionalTime } from '../instant';
import { optionalRef, ref, requiredRef, toForm, toRecord } from '../record';
import { NON_WORKING_DAY, seasonSchema } from '../recurrence';
import { PRIORITIES } from '../task';
import { filled, optionalText, requiredText, wholeNumber } from '../text';
import { fold } from '../tokens';
import {
  blankChecklist,
  checklistForm,
  crewBeside,
  MAX_CREW,
  type OrderParts,
  orderPartsSchema,
  WORK_ORDER_TYPES,
  withMetersOf,
} from '../work-order';
import type { ComingPlan } from './occurrence';
import { ANCHORS, nextDueFields, type Plan, planSchema, planTemplateSchema } from './plan';
import { type Days, daysOf, firstOpenOccurrence } from './plan-days';
import {
  emptyRecurrence,
  recurrenceFormSchema,
  recurrenceToForm,
  recurrenceToRecord,
} from './recurrence-form';

/** What the plan form edits; the state changes by transitions, not here. */
export const planFormSchema = v.pipe(
  v.object({
    name: requiredText('a name', 3, 140),
    customerRef: requiredRef('Choose a customer.'),
    siteRef: requiredRef('Choose a site of the customer.'),
    /** Of the chosen site. */
    assetRefs: assetRefsForm,
    /** Of the chosen site; set it with the site. */
    timezone: v.pipe(v.string(), v.maxLength(100)),
    recurrence: recurrenceFormSchema,
    anchor: v.picklist(ANCHORS, 'Choose how dates are counted.'),
    startDate: requiredDay('Enter the first day of the plan.'),
    endDate: optionalDay,
    maxCount: v.nullable(wholeNumber('a number of occurrences', 1, 999)),
    nonWorkingDay: v.picklist(NON_WORKING_DAY, 'Choose what happens on days off.'),
    calendarId: v.nullable(v.picklist(HOLIDAY_CALENDARS)),
    season: v.nullable(seasonSchema),
    leadDays: wholeNumber('days', 0, 90),
    dueAfterDays: wholeNumber('days', 0, 90),
    template: v.object({
      title: requiredText('a title', 3, 140),
      description: optionalText(5000),
      type: v.picklist(WORK_ORDER_TYPES, 'Choose what kind of work this is.'),
      priority: v.picklist(PRIORITIES, 'Choose a priority.'),
      estimateMin: optionalDuration(1, 86_400),
      /** A page that was loaded before plans had a time of day names none, and keeps the one that is stored. */
      plannedFrom: v.optional(optionalTime),
      leadRef: optionalRef,
      crewRefs: v.pipe(v.array(ref), v.maxLength(MAX_CREW, `Choose at most ${MAX_CREW} people.`)),
      requireSignature: v.boolean(),
      checklist: checklistForm,
      /** A page that was loaded before plans had parts names none, and keeps those that are stored. */
      parts: v.optional(orderPartsSchema),
    }),
    /** Why people are in it against whom something speaks; for the history. */
    reason: v.optional(optionalText(500), ''),
    priceMinor: v.nullable(
      v.pipe(v.number('Enter a price.'), v.safeInteger(), v.minValue(0, 'Enter a price.')),
    ),
  }),
  v.forward(
    v.check(
      ({ startDate, endDate }) => endDate === '' || endDate >= startDate,
      'Enter a last day on or after the first day.',
    ),
    ['endDate'],
  ),
);
export type PlanInput = v.InferInput<typeof planFormSchema>;
export type PlanValues = v.InferOutput<typeof planFormSchema>;

export const emptyPlan = (today: CalendarDay): PlanInput & { readonly reason: string } => ({
  name: '',
  customerRef: null,
  siteRef: null,
  assetRefs: [],
  timezone: COMPANY.timezone,
  recurrence: emptyRecurrence(),
  anchor: 'schedule',
  startDate: today,
  endDate: '',
  maxCount: null,
  nonWorkingDay: 'after',
  calendarId: 'company',
  season: null,
  leadDays: 14,
  dueAfterDays: 0,
  template: {
    title: '',
    description: '',
    type: 'preventive',
    priority: 'normal',
    estimateMin: null,
    plannedFrom: '',
    leadRef: null,
    crewRefs: [],
    requireSignature: false,
    checklist: {},
    parts: {},
  },
  reason: '',
  priceMinor: null,
});

export const planToForm = (plan: Plan): PlanInput => {
  const { leadId, leadName = '' } = plan.template;
  // Unlike a text, a calendar that is not there is null.
  const started: PlanInput = { ...emptyPlan(plan.startDate), calendarId: null };
  return toForm(started, {
    ...plan,
    reason: '',
    assetRefs: [...(plan.assetRefs ?? [])],
    recurrence: recurrenceToForm(plan.recurrence),
    template: toForm(started.template, {
      ...plan.template,
      plannedFrom: plan.template.plannedFrom ?? '',
      leadRef: leadId === undefined ? undefined : { id: leadId, name: leadName },
      parts: plan.template.parts ?? {},
    }),
  });
};

/** What a plan form says of days. */
export type ScheduleInput = Pick<PlanInput, keyof Days>;

/** What decides on the days, from the form: for the preview of coming dates while typing. */
export const scheduleOf = (values: ScheduleInput) => ({
  anchor: values.anchor,
  recurrence: recurrenceToRecord(values.recurrence),
  startDate: values.startDate,
  endDate: filled(values.endDate),
  maxCount: values.maxCount ?? undefined,
  nonWorkingDay: values.nonWorkingDay,
  calendarId: values.calendarId ?? undefined,
  season: values.season ?? undefined,
});

/**
 * The record's own fields. A new plan is a draft. A changed rule counts from the first occurrence that has no order yet,
 * and never from before `today`: orders already created stay as they are. What counts from the last occurrence goes on as
 * long as its rule stays.
 */
export function planToRecord(values: PlanValues, today: CalendarDay, before?: Plan): Plan {
  const { assetRefs, template: work, reason: _, ...own } = values;
  const { leadRef, ...template } = work;
  const schedule = scheduleOf(values);
  return {
    ...(before ?? { state: 'draft', health: 'ok', ignoredInRow: 0 }),
    ...toRecord(planSchema, own),
    ...schedule,
    nameLower: fold(values.name),
    ...assetRefsFields(assetRefs),
    template: {
      ...toRecord(planTemplateSchema, template),
      plannedFrom: filled(template.plannedFrom ?? before?.template.plannedFrom ?? ''),
      crewRefs: crewBeside(leadRef, template.crewRefs),
      checklist: withMetersOf(blankChecklist(template.checklist), assetRefs),
      parts: filledParts(template.parts ?? before?.template.parts),
      leadId: leadRef?.id,
      leadName: leadRef?.name,
    },
    ...nextDueFields(nextOccurrence(schedule, today, before), values),
  };
}

const filledParts = (parts: OrderParts = {}) => (Object.keys(parts).length > 0 ? parts : undefined);

/**
 * What decides on the occurrences to come of a plan while its days are typed: with those stored the next occurrence stays where
 * it is, with others it is counted as saving the form would.
 */
export function typedPlan(values: ScheduleInput, today: CalendarDay, before: Plan | undefined): ComingPlan {
  const schedule = scheduleOf(values);
  const isStored = before !== undefined && daysOf(scheduleOf(planToForm(before))) === daysOf(schedule);
  return {
    ...schedule,
    nextDueDate: isStored ? before.nextDueDate : nextOccurrence(schedule, today, before),
  };
}

function nextOccurrence(schedule: Days, today: CalendarDay, before: Plan | undefined) {
  // Both by way of the form: as it is stored, a rule may name its parts in another order.
  const goesOn =
    before?.anchor === 'completion' && daysOf(scheduleOf(planToForm(before))) === daysOf(schedule);
  return goesOn ? before.nextDueDate : firstOpenOccurrence(schedule, today, before);
}

export const planForm = {
  schema: planFormSchema,
  empty: emptyPlan,
  fromRecord: planToForm,
  toRecord: planToRecord,
};
