import { invoiceAddress } from '@fm/contract/addresses';
import { useHost } from '@fm/platform';
import { ButtonLink, EmptyState, ErrorState, Notice, Page, Skeleton } from '@fm/ui';
import { useSearchParams } from 'react-router-dom';
import { OfferTabs } from '../../tabs/offer-tabs';
import { MOST_READY, useReadyOrders } from './api/ready-orders';
import { CustomerOrders } from './customer-orders';
import { byCustomer } from './ready-amount';
import { UnbilledOrders } from './unbilled-orders';

/**
 * `/create-offer/billing`: verified work that no invoice bills yet, customer by customer; with `show=unbilled` what is not
 * billed at all.
 */
export function ReadyToBill() {
  const mayBill = useHost().can('invoices:edit');
  const isUnbilled = useSearchParams()[0].get('show') === 'unbilled';
  const work = isUnbilled ? <UnbilledOrders /> : <ReadyOrders />;
  return (
    <Page
      title="Offers"
      documentTitle="Billing"
      actions={
        mayBill && (
          <>
            <ButtonLink
              to={isUnbilled ? invoiceAddress.ready() : invoiceAddress.unbilled()}
              variant="outline"
            >
              {isUnbilled ? 'Ready to bill' : 'Nothing to bill'}
            </ButtonLink>
            <ButtonLink to={invoiceAddress.list()} variant="outline">
              All invoices
            </ButtonLink>
          </>
        )
      }
    >
      <OfferTabs current="billing" />
      {mayBill ? (
        work
      ) : (
        <EmptyState title="Billing is for the office">Your role may not know what is billed.</EmptyState>
      )}
    </Page>
  );
}

function ReadyOrders() {
  const { status, rows, failure, retry } = useReadyOrders();
  if (status === 'loading') return <Skeleton rows={8} columns={3} />;
  if (status === 'failed')
    return (
      <ErrorState title="What is ready to bill could not be loaded" onRetry={retry}>
        {failure?.message}
      </ErrorState>
    );
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing is ready to bill">
        A work order appears here once it is verified, until it stands on an invoice.
      </EmptyState>
    );
  return (
    <>
      {rows.length === MOST_READY && (
        <Notice>{`These are the ${MOST_READY} work orders that wait longest. More follow once they are billed.`}</Notice>
      )}
      {byCustomer(rows).map((orders) => (
        <CustomerOrders key={orders[0]?.customerRef.id} orders={orders} />
      ))}
    </>
  );
}
