import { Button, EmptyState } from '@fm/ui';
import type { EmployeeView } from './employee-view';
import { NewEmployee } from './new-employee';

/** Says why the list is empty, with a way on. */
export function NoEmployees({ view }: { readonly view: EmployeeView }) {
  if (view.active === 0) {
    return (
      <EmptyState title="No employees yet" action={<NewEmployee />}>
        People who work for the company appear here, with or without a login of their own.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nobody matches these filters"
      action={
        <Button variant="outline" onClick={view.clear}>
          Clear all filters
        </Button>
      }
    >
      Search looks at names, numbers, job titles, teams, towns and phone numbers.
    </EmptyState>
  );
}
