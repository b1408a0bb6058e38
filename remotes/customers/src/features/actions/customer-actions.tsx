import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';

/** What can be written for a customer, each by the permission it takes and the address that names the customer. */
const ALSO = [
  { id: 'offer', label: 'New offer', permission: 'offers:edit', to: '/create-offer?customer=' },
  {
    id: 'plan',
    label: 'New maintenance plan',
    permission: 'maintenance:edit',
    to: '/maintenance/form?customer=',
  },
  { id: 'task', label: 'New task', permission: 'tasks:edit', to: '/tasks/form?customer=' },
  {
    id: 'reminder',
    label: 'New reminder',
    permission: 'reminders:edit',
    to: '/reminders?reminder=new&customer=',
  },
] as const;

interface CustomerActionsProps {
  readonly customer: Stored<Customer>;
  /** Nothing else on the page is more likely to be done. */
  readonly primary?: boolean;
}

/** Work, an offer, a plan, a task or a reminder for a customer, each begun with the customer filled in. */
export function CustomerActions({ customer, primary = false }: CustomerActionsProps) {
  const { can } = useHost();
  const navigate = useNavigate();
  const id = encodeURIComponent(customer.id);
  const also = ALSO.filter(({ permission }) => can(permission));
  if (customer.trashed || customer.mergedInto) return null;
  return (
    <>
      {also.length > 0 && (
        <MenuButton
          label="New…"
          items={also.map(({ id: key, label, to }) => ({
            id: key,
            label,
            onSelect: () => navigate(`${to}${id}`),
          }))}
        />
      )}
      {can('workOrders:edit') && (
        <ButtonLink
          to={`/work-orders/form?customer=${id}`}
          variant={primary ? 'primary' : 'outline'}
          icon={<PlusIcon />}
        >
          New work order
        </ButtonLink>
      )}
    </>
  );
}
