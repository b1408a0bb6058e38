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
  occurrenceId,
  occurrenceSchema,
  occurrencesOf,
  type PlanSchedule,
  planDates,
  takesOrder,
  visitDay,
  visitOn,
} from './occurrence';
export { planPatch, visitPatch } from './order-visit';
export {
  ANCHOR_LABELS,
  ANCHORS,
  type Anchor,
  maintenancePlans,
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
  visitsAfterChange,
} from './plan-form';
export {
  type PlanFact,
  type PlanStepInput,
  planFacts,
  planTransitions,
  transitionPlan,
} from './plan-transitions';
export { type PreviewedVisit, previewedVisits } from './preview';
export {
  DAY_MODES,
  type DayMode,
  emptyRecurrence,
  type RecurrenceInput,
  recurrenceFormSchema,
  recurrenceToForm,
  recurrenceToRecord,
} from './recurrence-form';
