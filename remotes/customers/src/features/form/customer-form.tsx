import { customerAddress } from '@fm/contract/addresses';
import { listAddress, useTrash } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import { useHost } from '@fm/platform';
import { TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CustomerActions } from '../actions/customer-actions';
import { FollowMerge } from '../merge/follow-merge';
import { mergeAddress } from '../merge/merge-address';
import { MergedNotice } from '../merge/merged-notice';
import { CustomerStatusMark } from '../status/customer-status';
import { CustomerTabs } from '../tabs/customer-tabs';
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
  const back = { to: listAddress(customerAddress.list()), label: 'Customers' };
  const record = useCustomerRecord(id, (key, mode, { name }) => {
    host.toast.success(`${name} was ${mode === 'create' ? 'added' : 'saved'}.`);
    // Who saves a customer goes on with it: its page has what comes next.
    navigate(customerAddress.history(key));
  });
  const customer = record.record;
  const trash = useTrash(customers, () => navigate(back.to));
  const may = host.can('customers:edit');
  const merge = {
    id: 'merge',
    label: 'Merge with another…',
    onSelect: () => navigate(mergeAddress(customer?.id ?? '')),
  };
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
        actions={
          <>
            <TrashMenu trash={trash} record={customer} more={may && !customer?.mergedInto ? [merge] : []} />
            {customer && <CustomerActions customer={customer} />}
          </>
        }
        above={
          <>
            <MergedNotice customer={customer} />
            {!customer?.mergedInto && <TrashNotice trash={trash} record={customer} noun="customer" />}
            {id && <CustomerTabs id={id} current="details" />}
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
