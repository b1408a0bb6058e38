import { type AskedView, equal, type Narrow } from '@fm/data';
import { PLAN_STATES, type Plan } from '@fm/domain/maintenance';
import type { PathOf } from '@fm/domain/record';

export type PlanSort = 'due' | 'name';
export type PlanFilter = 'state' | 'health' | 'customer';
export type PlanView = AskedView<PlanFilter, PlanSort>;

type Part = Narrow<Plan>;

const NOT_ENDED = PLAN_STATES.filter((state) => state !== 'ended');

const live: Part = (spec) => spec.where('trashed', '==', false);

const byState =
  ({ state }: PlanView['filter']): Part =>
  (spec) => {
    if (state === 'all') return spec;
    return state ? spec.where('state', '==', state) : spec.where('state', 'in', NOT_ENDED);
  };

const FIELD_OF: Readonly<Record<PlanSort, PathOf<Plan>>> = { due: 'nextDueSort', name: 'nameLower' };

/** Plans that fit every filter, in their order. */
export const plansQuery =
  ({ filter, sort }: PlanView): Part =>
  (spec) =>
    spec
      .apply(live)
      .apply(byState(filter))
      .apply(equal('health', filter.health))
      .apply(equal('customerRef.id', filter.customer))
      .orderBy(FIELD_OF[sort.column], sort.direction);
