import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';

/** The way to a new customer, for those who may create one. */
export const NewCustomer = () =>
  useHost().can('customers:edit') && (
    <ButtonLink to="/customers/add" variant="primary" icon={<PlusIcon />}>
      New customer
    </ButtonLink>
  );
