import type { AppPath } from '@fm/contract';
import { customerAddress } from '@fm/contract/addresses';
import { listAddress, useLiveRecord } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { RecordPage } from '@fm/screens/record';
import type { PageProps } from '@fm/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FollowMerge } from '../merge/follow-merge';

interface CustomerGateProps {
  /** Of the page while there is no name to show. */
  readonly title: string;
  /** The same screen of another customer, for one that was merged into it. */
  readonly to?: (id: string) => AppPath;
  readonly children: (customer: Stored<Customer>, back: NonNullable<PageProps['back']>) => ReactNode;
}

/** The customer of the address, or the page that says why there is none. */
export function CustomerGate({ title, to = customerAddress.record, children }: CustomerGateProps) {
  const { customerID = '' } = useParams();
  const live = useLiveRecord(customers, customerID);
  const back = { to: listAddress(customerAddress.list()), label: 'Customers' };
  return (
    <RecordPage
      live={live}
      kind={customers}
      title={title}
      back={back}
      width="form"
      titledAtOnce
      missing={<FollowMerge goneId={customerID} to={to} />}
    >
      {(customer) => children(customer, back)}
    </RecordPage>
  );
}
