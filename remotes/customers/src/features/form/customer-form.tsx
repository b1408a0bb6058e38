import { customerAddress } from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import type { Customer } from '@fm/domain/customer';
import { useHost } from '@fm/platform';
import { TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CustomerMenu, useCustomerTrash } from '../frame/customer-menu';
import { FollowMerge } from '../merge/follow-merge';
import { MergedNotice } from '../merge/merged-notice';
import { CustomerStatusMark } from '../status/customer-status';
import { useCustomerRecord } from './api/customer-record';
import { CustomerFields } from './customer-fields';

/** `/customers/form` and `/customers/add` create, `/customers/form?id=…` edits. */
export function CustomerFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  // Another customer is another form: nothing typed for one may end up with the other.
  return <CustomerForm key={id} id={id} />;
}

function CustomerForm({ id }: { readonly id: string | undefined }) {
  const host = useHost();
  const navigate = useNavigate();
  const record = useCustomerRecord(id, (key, mode, { name }) => {
    host.toast.success(`${name} was ${mode === 'create' ? 'added' : 'saved'}.`);
    // Who writes about a customer goes on with it: its page has what comes next.
    navigate(customerAddress.record(key));
  });
  const customer = record.record;
  const trash = useCustomerTrash();
  const may = host.can('customers:edit');
  const back = customer
    ? { to: customerAddress.record(customer.id), label: customer.name }
    : { to: listAddress(customerAddress.list()), label: 'Customers' };
  return (
    <>
      <FollowMerge
        goneId={record.status === 'missing' ? id : undefined}
        to={(kept) => customerAddress.edit(kept)}
      />
      <RecordFormFrame
        record={record}
        noun="customer"
        title={customer?.name ?? (id ? 'Customer' : 'New customer')}
        status={customer && <CustomerStatusMark status={customer.status} />}
        back={back}
        actions={<CustomerMenu trash={trash} customer={customer} />}
        above={
          <>
            <MergedNotice customer={customer} />
            {!customer?.mergedInto && <TrashNotice trash={trash} record={customer} noun="customer" />}
          </>
        }
        readOnly={readOnlyText(may, customer)}
      >
        <CustomerFields id={id} form={record.form} />
      </RecordFormFrame>
    </>
  );
}

function readOnlyText(may: boolean, customer: Customer | undefined): string | undefined {
  if (!may) return 'Your role may look at customers, not change them.';
  return customer?.mergedInto && 'Finish or undo the merge to change this customer.';
}
