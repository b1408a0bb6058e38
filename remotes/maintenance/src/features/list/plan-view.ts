import { type ListView, useListView } from '@fm/data';
import { PLAN_HEALTH, PLAN_STATES } from '@fm/domain/maintenance';

/** `all` also shows ended plans; without a state they are hidden, and the list says so. */
const STATE_FILTERS = [...PLAN_STATES, 'all'] as const;
export const HEALTH_FILTERS = PLAN_HEALTH.filter((health) => health !== 'ok');

export type PlanSort = 'due' | 'name';
export type PlanFilter = 'state' | 'health' | 'customer';
export type PlanView = ListView<PlanFilter, PlanSort>;

const options = {
  filters: { state: STATE_FILTERS, health: HEALTH_FILTERS, customer: null },
  sorts: ['due', 'name'],
  defaultSort: { column: 'due', direction: 'asc' },
} as const;

/** Filter, search, sort and page of the plans, from the address. */
export const usePlanView = (): PlanView => useListView<PlanFilter, PlanSort>(options);
