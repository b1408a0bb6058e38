export { MOST_DAYS_AHEAD, occurrencesUntil, whyNotAhead } from './ahead';
export { orderFromPlan, planPeople } from './carried-from-plan';
export {
  afterGenerating,
  type ComingPlan,
  comingDates,
  dueOccurrences,
  generatedOccurrence,
  isOvertaken,
  nextDueAfter,
  OCCURRENCE_STATE_LABELS,
  OCCURRENCE_STATES,
  type Occurrence,
  type OccurrenceState,
  occurrenceDay,
  occurrenceId,
  occurrenceOn,
  occurrenceSchema,
  type PlanSchedule,
  planDates,
  takesOrder,
} from './occurrence';
export { occurrencesOf } from './occurrence-kind';
export { occurrencePatch, planPatch } from './order-occurrence';
export {
  ANCHOR_LABELS,
  ANCHORS,
  type Anchor,
  nextDueFields,
  PLAN_HEALTH,
  PLAN_HEALTH_LABELS,
  PLAN_STATE_LABELS,
  PLAN_STATES,
  type Plan,
  type PlanHealth,
  type PlanState,
  type PlanTemplate,
  planSchema,
  planTemplateSchema,
} from './plan';
export { occurrencesAfterCalendar, occurrencesAfterChange } from './plan-days';
export {
  emptyPlan,
  type PlanInput,
  type PlanValues,
  planForm,
  planFormSchema,
  planToForm,
  planToRecord,
  type ScheduleInput,
  typedPlan,
} from './plan-form';
export { type PlanShare, planFromOffer } from './plan-from-offer';
export { afterFailure, afterMissed, HEALTHY, type HealthFields, MISSED_STALLS } from './plan-health';
export { maintenancePlans } from './plan-kind';
export {
  type PlanFact,
  type PlanTransitionInput,
  planFacts,
  planTransitions,
  takenBack,
  transitionPlan,
} from './plan-transitions';
export { type PreviewedOccurrence, previewedOccurrences } from './preview';
export {
  DAY_MODES,
  type DayMode,
  emptyRecurrence,
  type RecurrenceInput,
  recurrenceFormSchema,
  recurrenceToForm,
  recurrenceToRecord,
} from './recurrence-form';
