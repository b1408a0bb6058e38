import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';

/** The way to a new plan, for those who may create one. */
export const NewPlan = () =>
  useHost().can('maintenance:edit') && (
    <ButtonLink to="/maintenance/form" variant="primary" icon={<PlusIcon />}>
      New plan
    </ButtonLink>
  );
