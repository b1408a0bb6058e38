import { addressLine } from '@fm/domain/address';
import { DAY } from '@fm/domain/calendar-day';
import { CUSTOMER_KIND_LABELS, type Customer } from '@fm/domain/customer';
import {
  type Description,
  DescriptionList,
  formatCounted,
  formatDay,
  MailLink,
  OutsideLink,
  Panel,
  PhoneLink,
} from '@fm/ui';
import css from './summary.module.css';

/** Who the customer is, and how it pays; what is not known is left out. */
export const CustomerFacts = ({ customer }: { readonly customer: Customer }) => (
  <>
    <Panel title="Customer">
      <DescriptionList items={factsOf(customer)} />
    </Panel>
    {customer.notes && (
      <Panel title="Notes">
        <p className={css.text} dir="auto">
          {customer.notes}
        </p>
      </Panel>
    )}
  </>
);

const factsOf = (customer: Customer): Description[] =>
  [
    { term: 'Kind', value: CUSTOMER_KIND_LABELS[customer.kind] },
    { term: 'Reason of the status', value: customer.statusReason },
    { term: 'Phone', value: customer.phone && <PhoneLink phone={customer.phone} /> },
    { term: 'E-mail', value: customer.email && <MailLink email={customer.email} /> },
    {
      term: 'Website',
      value: customer.website && <OutsideLink href={customer.website}>{customer.website}</OutsideLink>,
    },
    { term: 'Account manager', value: customer.accountManagerRef?.name },
    { term: 'Contract until', value: customer.contractEnd && formatDay(customer.contractEnd) },
    { term: 'Billing address', value: customer.billing && addressLine(customer.billing) },
    {
      term: 'Billing e-mail',
      value: customer.billingEmail && <MailLink email={customer.billingEmail} />,
    },
    { term: 'Tax number', value: customer.taxId },
    {
      term: 'Payment',
      value: `Within ${formatCounted(customer.paymentDays, DAY)}, in ${customer.currency}`,
    },
    { term: 'Tags', value: customer.tags.join(', ') },
  ].filter(({ value }) => value);
