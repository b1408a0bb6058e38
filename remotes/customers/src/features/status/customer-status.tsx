import { CUSTOMER_STATUS_LABELS, type CustomerStatus } from '@fm/domain/customer';
import { Status, type StatusProps } from '@fm/ui';

const looks: Readonly<Record<CustomerStatus, Omit<StatusProps, 'label'>>> = {
  lead: { tone: 'info' },
  active: { tone: 'success', shape: 'dot' },
  onHold: { tone: 'warning', shape: 'pause' },
  doNotService: { tone: 'danger' },
  former: { tone: 'neutral' },
};

/** Where the company stands with a customer. */
export const CustomerStatusMark = ({ status }: { readonly status: CustomerStatus }) => (
  <Status {...looks[status]} label={CUSTOMER_STATUS_LABELS[status]} />
);
