import * as v from 'valibot';
import { assetRefsFields, assetRefsForm } from '../asset';
import { addDays, type CalendarDay, optionalDay, requiredDay } from '../calendar-day';
import { COMPANY } from '../company';
import { optionalDuration } from '../duration';
import { HOLIDAY_CALENDARS } from '../holidays';
import { optionalRef, ref, requiredRef } from '../record';
import { NON_WORKING_DAY, seasonSchema } from '../recurrence';
import { PRIORITIES } from '../task';
import { filled, optionalText, requiredText, wholeNumber } from '../text';
import { fold } from '../tokens';
import { checklistSchema, crewBeside, MAX_CREW, WORK_ORDER_TYPES, withMetersOf } from '../work-order';
import { type ComingPlan, planDates } from './occurrence';
import { ANCHORS, nextDueFields, type Plan } from './plan';
import {
  emptyRecurrence,
  recurrenceFormSchema,
  recurrenceToForm,
  recurrenceToRecord,
} from './recurrence-form';

/** What the plan form edits; the state changes by steps, not here. */
export const planFormSchema = v.pipe(
  v.object({
    name: requiredText('a name', 3, 140),
    customerRef: requiredRef('Choose a customer.'),
    siteRef: requiredRef('Choose a site of the customer.'),
    /** Of the chosen site. */
    assetRefs: assetRefsForm,
    /** Of the chosen site; set it with the site. */
    timezone: v.string(),
    recurrence: recurrenceFormSchema,
    anchor: v.picklist(ANCHORS, 'Choose how dates are counted.'),
    startDate: requiredDay('Enter the first day of the plan.'),
    endDate: optionalDay,
    maxCount: v.nullable(wholeNumber('a number of visits', 1, 999)),
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
      leadRef: optionalRef,
      crewRefs: v.pipe(v.array(ref), v.maxLength(MAX_CREW, `Choose at most ${MAX_CREW} people.`)),
      requireSignature: v.boolean(),
      checklist: checklistSchema,
    }),
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

export const emptyPlan = (today: CalendarDay): PlanInput => ({
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
  calendarId: 'DE',
  season: null,
  leadDays: 14,
  dueAfterDays: 0,
  template: {
    title: '',
    description: '',
    type: 'preventive',
    priority: 'normal',
    estimateMin: null,
    leadRef: null,
    crewRefs: [],
    requireSignature: false,
    checklist: {},
  },
  priceMinor: null,
});

export const planToForm = (plan: Plan): PlanInput => ({
  name: plan.name,
  customerRef: plan.customerRef,
  siteRef: plan.siteRef,
  assetRefs: [...(plan.assetRefs ?? [])],
  timezone: plan.timezone,
  recurrence: recurrenceToForm(plan.recurrence),
  anchor: plan.anchor,
  startDate: plan.startDate,
  endDate: plan.endDate ?? '',
  maxCount: plan.maxCount ?? null,
  nonWorkingDay: plan.nonWorkingDay,
  calendarId: plan.calendarId ?? null,
  season: plan.season ?? null,
  leadDays: plan.leadDays,
  dueAfterDays: plan.dueAfterDays,
  template: {
    title: plan.template.title,
    description: plan.template.description ?? '',
    type: plan.template.type,
    priority: plan.template.priority,
    estimateMin: plan.template.estimateMin ?? null,
    leadRef:
      plan.template.leadId === undefined
        ? null
        : { id: plan.template.leadId, name: plan.template.leadName ?? '' },
    crewRefs: [...plan.template.crewRefs],
    requireSignature: plan.template.requireSignature,
    checklist: plan.template.checklist,
  },
  priceMinor: plan.priceMinor ?? null,
});

type Schedule = Parameters<typeof planDates>[0];

/** What a plan form says of days. */
export type ScheduleInput = Pick<PlanInput, (typeof SCHEDULE)[number]>;

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
 * The record's own fields. A new plan is a draft. A changed rule counts from the first visit that has no order yet,
 * and never from before `today`: orders already created stay as they are. What counts from the last visit goes on as
 * long as its rule stays.
 */
export function planToRecord(values: PlanValues, today: CalendarDay, before?: Plan): Plan {
  const { leadRef, ...template } = values.template;
  const schedule = scheduleOf(values);
  return {
    ...schedule,
    name: values.name,
    nameLower: fold(values.name),
    customerRef: values.customerRef,
    siteRef: values.siteRef,
    ...assetRefsFields(values.assetRefs),
    timezone: values.timezone,
    leadDays: values.leadDays,
    dueAfterDays: values.dueAfterDays,
    template: {
      ...template,
      crewRefs: crewBeside(leadRef, template.crewRefs),
      checklist: withMetersOf(template.checklist, values.assetRefs),
      description: filled(template.description),
      estimateMin: template.estimateMin ?? undefined,
      leadId: leadRef?.id,
      leadName: leadRef?.name,
    },
    priceMinor: values.priceMinor ?? undefined,
    state: before?.state ?? 'draft',
    ...nextDueFields(nextVisit(schedule, today, before), values),
    lastGeneratedFor: before?.lastGeneratedFor,
    health: before?.health ?? 'ok',
    healthWhy: before?.healthWhy,
    ignoredInRow: before?.ignoredInRow ?? 0,
  };
}

/**
 * What decides on the visits to come of a plan while its days are typed: with those stored the next visit stays where
 * it is, with others it is counted as saving the form would.
 */
export function typedPlan(values: ScheduleInput, today: CalendarDay, before: Plan | undefined): ComingPlan {
  const schedule = scheduleOf(values);
  const isStored = before !== undefined && daysOf(scheduleOf(planToForm(before))) === daysOf(schedule);
  return {
    ...schedule,
    nextDueDate: isStored ? before.nextDueDate : nextVisit(schedule, today, before),
  };
}

function nextVisit(schedule: Days, today: CalendarDay, before: Plan | undefined) {
  // Both by way of the form: as it is stored, a rule may name its parts in another order.
  const goesOn =
    before?.anchor === 'completion' && daysOf(scheduleOf(planToForm(before))) === daysOf(schedule);
  return goesOn ? before.nextDueDate : firstOpenVisit(schedule, today, before);
}

/** The next visit of a schedule that has no order yet. */
function firstOpenVisit(schedule: Schedule, today: CalendarDay, before: Plan | undefined) {
  const from = before?.lastGeneratedFor && before.lastGeneratedFor >= today ? nextDay(before) : today;
  return before?.state === 'ended' ? undefined : planDates(schedule, from, 1)[0]?.date;
}

/** All that a plan's next date depends on. */
const SCHEDULE = [
  'anchor',
  'recurrence',
  'startDate',
  'endDate',
  'maxCount',
  'nonWorkingDay',
  'calendarId',
  'season',
] as const satisfies readonly (keyof Plan)[];
type Days = Pick<Plan, (typeof SCHEDULE)[number]>;

const daysOf = (plan: Days): string => JSON.stringify(SCHEDULE.map((key) => plan[key]));

/** When the next visit is due once a plan was changed otherwise than in the form; nothing where its days stay. */
export function visitsAfterChange(before: Plan, after: Plan, today: CalendarDay): Partial<Plan> {
  return daysOf(before) === daysOf(after) ? {} : nextDueFields(firstOpenVisit(after, today, after), after);
}

const nextDay = ({ lastGeneratedFor, startDate }: Plan): CalendarDay =>
  addDays(lastGeneratedFor ?? startDate, 1);

export const planForm = {
  schema: planFormSchema,
  empty: emptyPlan,
  fromRecord: planToForm,
  toRecord: planToRecord,
};
