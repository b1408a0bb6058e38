import { Button, EmptyState } from '@fm/ui';
import { NewPlan } from './new-plan';
import type { PlanView } from './plan-view';

/** Says why the list is empty, with a way on. */
export function NoPlans({ view }: { readonly view: PlanView }) {
  if (view.active === 0) {
    return (
      <EmptyState title="No plans yet" action={<NewPlan />}>
        A plan says which work repeats at a site, and makes its work orders in time.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No plan matches these filters"
      action={
        <Button variant="outline" onClick={view.clear}>
          Clear all filters
        </Button>
      }
    >
      Search looks at numbers, names, customers and sites.
    </EmptyState>
  );
}
