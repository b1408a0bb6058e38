import { EmptyState, NothingListed } from '@fm/ui';
import type { EmployeeView } from './employee-view';
import { NewEmployee } from './new-employee';

/** Says why the list is empty, with a way on. */
export const NoEmployees = ({ view }: { readonly view: EmployeeView }) => (
  <NothingListed
    view={view}
    title="Nobody matches these filters"
    searched="names, numbers, job titles, teams, towns and phone numbers"
  >
    <EmptyState title="No employees yet" action={<NewEmployee />}>
      People who work for the company appear here, with or without a login of their own.
    </EmptyState>
  </NothingListed>
);
