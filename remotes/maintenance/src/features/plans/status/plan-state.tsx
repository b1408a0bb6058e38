import {
  PLAN_HEALTH_LABELS,
  PLAN_STATE_LABELS,
  type Plan,
  type PlanHealth,
  type PlanState,
} from '@fm/domain/maintenance';
import { Status, type StatusProps } from '@fm/ui';

const states: Readonly<Record<PlanState, Omit<StatusProps, 'label'>>> = {
  draft: { tone: 'neutral' },
  active: { tone: 'success', shape: 'dot' },
  paused: { tone: 'warning', shape: 'pause' },
  ended: { tone: 'neutral', shape: 'cross' },
};

const health: Readonly<Record<Exclude<PlanHealth, 'ok'>, Omit<StatusProps, 'label'>>> = {
  late: { tone: 'warning' },
  stalled: { tone: 'warning', shape: 'pause' },
  error: { tone: 'danger' },
};

/** Whether a plan makes work at the moment. */
export const PlanStateMark = ({ state }: { readonly state: PlanState }) => (
  <Status {...states[state]} label={PLAN_STATE_LABELS[state]} />
);

/** What is wrong with a plan; nothing where all is well. */
export const PlanHealthMark = ({ plan }: { readonly plan: Pick<Plan, 'health'> }) =>
  plan.health === 'ok' ? null : <Status {...health[plan.health]} label={PLAN_HEALTH_LABELS[plan.health]} />;
