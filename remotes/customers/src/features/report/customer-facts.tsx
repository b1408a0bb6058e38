import { addressLine } from '@fm/domain/address';
import { CUSTOMER_KIND_LABELS, CUSTOMER_STATUS_LABELS, type Customer } from '@fm/domain/customer';
import { formatDay } from '@fm/ui';
import { PrintFacts } from '@fm/ui/print';

/** Who the customer is. */
export const CustomerFacts = ({ customer }: { readonly customer: Customer }) => (
  <PrintFacts
    items={[
      { term: 'Kind', value: CUSTOMER_KIND_LABELS[customer.kind] },
      {
        term: 'Status',
        value: [CUSTOMER_STATUS_LABELS[customer.status], customer.statusReason].filter(Boolean).join(': '),
      },
      { term: 'Account manager', value: customer.accountManagerRef?.name },
      { term: 'Contract until', value: customer.contractEnd && formatDay(customer.contractEnd) },
      { term: 'Telephone', value: customer.phone },
      { term: 'E-mail', value: customer.email },
      { term: 'Website', value: customer.website },
      { term: 'Tax number', value: customer.taxId },
      { term: 'Billing address', value: customer.billing && addressLine(customer.billing) },
      { term: 'Billing e-mail', value: customer.billingEmail },
      { term: 'Payment', value: `within ${customer.paymentDays} days, in ${customer.currency}` },
      { term: 'Tags', value: customer.tags.join(', ') },
      { term: 'Notes', value: customer.notes },
    ]}
  />
);
