import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';

/** The way to a new task, for those who may create one. */
export const NewTask = () =>
  useHost().can('tasks:edit') && (
    <ButtonLink to="/tasks/form" variant="primary" icon={<PlusIcon />}>
      New task
    </ButtonLink>
  );
