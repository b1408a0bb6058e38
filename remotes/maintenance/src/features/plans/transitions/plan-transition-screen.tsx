import { run, useToday } from '@fm/data';
import {
  comingDates,
  maintenancePlans,
  PLAN_STATE_LABELS,
  type Plan,
  type PlanState,
  type PlanTransitionInput,
  planFacts,
  planTransitions,
} from '@fm/domain/maintenance';
import type { DrawnQuestion, QuestionField, TransitionScreen } from '@fm/screens/transitions';
import { DateList } from '../schedule/date-list';
import { PREVIEWED } from '../schedule/previewed-dates';

const note: QuestionField = {
  kind: 'line',
  label: 'Note',
  hint: 'For the history. May stay empty.',
  maxLength: 200,
};

export const planTransitionScreen: TransitionScreen<Plan, PlanState, PlanTransitionInput> = {
  kind: maintenancePlans,
  labels: PLAN_STATE_LABELS,
  statusOf: ({ state }) => state,
  nameOf: ({ name }) => `“${name}”`,
  choices: ({ state }, actor) =>
    planTransitions.next(state, planFacts(actor)).map((transition) => ({ transition })),
  question: (plan, { to }) => {
    if (to === 'paused') return pausing;
    if (to === 'ended') return ending;
    return plan.state === 'paused' ? resuming : activating(plan);
  },
  send: ({ id }, to, input) => run('plans.transition', { id, to, ...input }),
  doneText: ({ state }, { to }) => {
    if (to === 'paused') return 'The plan is paused.';
    if (to === 'ended') return 'The plan has ended.';
    return state === 'paused' ? 'The plan is active again.' : 'The plan is active.';
  },
};

/** The days that are next, also where the question is open at midnight. */
function ComingDates({ plan }: { readonly plan: Plan }) {
  return <DateList dates={comingDates(plan, useToday(), PREVIEWED)} calendar={plan.calendarId} />;
}

const activating = (plan: Plan): DrawnQuestion => ({
  title: 'Activate plan',
  intro: 'From now on its occurrences become work orders. These are the next ones:',
  size: 'md',
  content: <ComingDates plan={plan} />,
  fields: { note },
});

const resuming: DrawnQuestion = {
  title: 'Resume plan',
  intro: 'The plan makes work orders again.',
  fields: {
    resume: {
      kind: 'choice',
      label: 'Occurrences left out meanwhile',
      required: true,
      stacked: true,
      options: [
        { id: 'today', label: 'Go on with the next occurrence from today' },
        { id: 'catchUp', label: 'Catch up: also create what was left out' },
      ],
    },
    note,
  },
};

const pausing: DrawnQuestion = {
  title: 'Pause plan',
  intro: 'No more work orders are made until it is resumed. Those already made stay as they are.',
  fields: { note },
};

const ending: DrawnQuestion = {
  title: 'End plan',
  intro: 'An ended plan cannot be started again. Work orders already made stay as they are.',
  submitLabel: 'End plan',
  danger: true,
  fields: { note },
};
