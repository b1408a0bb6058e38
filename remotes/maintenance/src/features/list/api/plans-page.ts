import { type QuerySpec, useLivePage } from '@fm/data';
import { maintenancePlans, PLAN_STATES } from '@fm/domain/maintenance';
import type { PlanView } from '../plan-view';

type Part = (spec: QuerySpec) => QuerySpec;

const NOT_ENDED = PLAN_STATES.filter((state) => state !== 'ended');

const live: Part = (spec) => spec.where('trashed', '==', false);

const byState =
  ({ state }: PlanView['filter']): Part =>
  (spec) => {
    if (state === 'all') return spec;
    return state ? spec.where('state', '==', state) : spec.where('state', 'in', NOT_ENDED);
  };

const byHealth =
  ({ health }: PlanView['filter']): Part =>
  (spec) =>
    health ? spec.where('health', '==', health) : spec;

const byCustomer =
  ({ customer }: PlanView['filter']): Part =>
  (spec) =>
    customer ? spec.where('customerRef.id', '==', customer) : spec;

/** One page of 50 plans, live. At most 51 reads whatever the collection's size. */
export const usePlansPage = (view: PlanView) =>
  useLivePage(
    maintenancePlans,
    (spec) =>
      spec
        .apply(live)
        .apply(byState(view.filter))
        .apply(byHealth(view.filter))
        .apply(byCustomer(view.filter))
        .orderBy(view.sort.column === 'name' ? 'nameLower' : 'nextDueSort', view.sort.direction),
    { cursor: view.cursor, search: view.search },
  );
