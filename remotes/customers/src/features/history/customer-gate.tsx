import { listAddress, useLiveRecord } from '@fm/data';
import { type Customer, customers } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { ButtonLink, EmptyState, ErrorState, Page, type PageProps, Skeleton } from '@fm/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { FollowMerge } from '../merge/follow-merge';

interface CustomerGateProps {
  /** Of the page while there is no name to show. */
  readonly title: string;
  readonly children: (customer: Stored<Customer>, back: NonNullable<PageProps['back']>) => ReactNode;
}

/** The customer of the address, or the page that says why there is none. */
export function CustomerGate({ title, children }: CustomerGateProps) {
  const { customerID = '' } = useParams();
  const live = useLiveRecord(customers, customerID);
  const back = { to: listAddress('/customers'), label: 'Customers' };
  if (live.status === 'ready') return children(live.record, back);
  return (
    <Page title={title} back={back} width="form">
      {live.status === 'loading' && <Skeleton rows={8} columns={2} />}
      {live.status === 'missing' && (
        <>
          <FollowMerge goneId={customerID} to={(id) => `/customers/${id}/history`} />
          <EmptyState
            title="There is no such customer"
            action={
              <ButtonLink to={back.to} variant="outline">
                Back to customers
              </ButtonLink>
            }
          >
            It may have been deleted, or the link is incomplete.
          </EmptyState>
        </>
      )}
      {live.status === 'failed' && (
        <ErrorState title="The customer could not be loaded" onRetry={live.retry}>
          {live.failure.message}
        </ErrorState>
      )}
    </Page>
  );
}
