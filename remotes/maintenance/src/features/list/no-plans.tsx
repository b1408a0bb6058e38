import { EmptyState, NothingListed } from '@fm/ui';
import { NewPlan } from './new-plan';
import type { PlanView } from './plan-view';

/** Says why the list is empty, with a way on. */
export const NoPlans = ({ view }: { readonly view: PlanView }) => (
  <NothingListed
    view={view}
    title="No plan matches these filters"
    searched="numbers, names, customers and sites"
  >
    <EmptyState title="No plans yet" action={<NewPlan />}>
      A plan says which work repeats at a site, and makes its work orders in time.
    </EmptyState>
  </NothingListed>
);
