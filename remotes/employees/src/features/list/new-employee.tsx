import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';

/** The way to a new employee, for those who may create one. */
export const NewEmployee = () =>
  useHost().can('employees:edit') && (
    <ButtonLink to="/employees/form" variant="primary" icon={<PlusIcon />}>
      New employee
    </ButtonLink>
  );
