import {
  offerAddress,
  planAddress,
  reminderAddress,
  taskAddress,
  workOrderAddress,
} from '@fm/contract/addresses';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { ButtonLink, PlusIcon } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';

/** What can be written for a customer, each by the permission it takes and its address. */
const ALSO = [
  { id: 'offer', label: 'New offer', permission: 'offers:edit', to: offerAddress.list },
  {
    id: 'plan',
    label: 'New maintenance plan',
    permission: 'maintenance:edit',
    to: planAddress.new,
  },
  { id: 'task', label: 'New task', permission: 'tasks:edit', to: taskAddress.new },
  {
    id: 'reminder',
    label: 'New reminder',
    permission: 'reminders:edit',
    to: reminderAddress.new,
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
  const query = { customer: customer.id };
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
            onSelect: () => navigate(to(query)),
          }))}
        />
      )}
      {can('workOrders:edit') && (
        <ButtonLink
          to={workOrderAddress.new(query)}
          variant={primary ? 'primary' : 'outline'}
          icon={<PlusIcon />}
        >
          New work order
        </ButtonLink>
      )}
    </>
  );
}
