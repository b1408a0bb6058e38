import type { AppPath } from '@fm/contract';
import { customerAddress } from '@fm/contract/addresses';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { ButtonLink, EditIcon, Page, TrashNotice } from '@fm/ui';
import type { ReactNode } from 'react';
import { CustomerActions } from '../actions/customer-actions';
import { MergedNotice } from '../merge/merged-notice';
import { CustomerStatusMark } from '../status/customer-status';
import { CustomerGate } from './customer-gate';
import { CustomerMenu, useCustomerTrash } from './customer-menu';
import { type CustomerSide, CustomerTabs } from './customer-tabs';

interface CustomerFrameProps {
  readonly side: CustomerSide;
  /** Of the page while there is no name to show. */
  readonly title: string;
  readonly documentTitle?: (customer: Customer) => string;
  /** The same side of another customer. */
  readonly to: (id: string) => AppPath;
  /** Beside what can be done with every customer. */
  readonly actions?: (customer: Stored<Customer>) => ReactNode;
  readonly children: (customer: Stored<Customer>) => ReactNode;
}

/** The page of the customer that the address names: who it is, what can be done with it, and one of its sides. */
export function CustomerFrame(props: CustomerFrameProps) {
  const { side, title, documentTitle, to, actions, children } = props;
  const trash = useCustomerTrash();
  const may = useHost().can('customers:edit');
  return (
    <CustomerGate title={title} to={to}>
      {(customer, back) => (
        <Page
          title={customer.name}
          documentTitle={documentTitle?.(customer)}
          status={<CustomerStatusMark status={customer.status} />}
          subtitle={customer.number}
          back={back}
          actions={
            <>
              <CustomerMenu trash={trash} customer={customer} />
              {actions?.(customer)}
              {may && !customer.trashed && !customer.mergedInto && (
                <ButtonLink to={customerAddress.edit(customer.id)} variant="outline" icon={<EditIcon />}>
                  Edit
                </ButtonLink>
              )}
              <CustomerActions customer={customer} primary />
            </>
          }
        >
          <MergedNotice customer={customer} />
          {!customer.mergedInto && <TrashNotice trash={trash} record={customer} noun="customer" />}
          <CustomerTabs id={customer.id} current={side} />
          {children(customer)}
        </Page>
      )}
    </CustomerGate>
  );
}
