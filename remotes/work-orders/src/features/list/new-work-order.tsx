import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';

/** The way to a new work order, for those who may create one. */
export const NewWorkOrder = () =>
  useHost().can('workOrders:edit') && (
    <ButtonLink to="/work-orders/form" variant="primary" icon={<PlusIcon />}>
      New work order
    </ButtonLink>
  );
