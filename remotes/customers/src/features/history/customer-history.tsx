import { listAddress, useLiveRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { Button, ButtonLink, EmptyState, ErrorState, ListState, Page, Timeline } from '@fm/ui';
import { useParams } from 'react-router-dom';
import { CustomerStatusMark } from '../status/customer-status';
import { CustomerTabs } from '../tabs/customer-tabs';
import { useHistoryPage } from './api/history-page';
import { timelineEntry } from './history-entry';
import { HistoryFilters } from './history-filters';
import { useHistoryView } from './history-view';
import { OpenStats } from './open-stats';

/** `/customers/:customerID/history`: everything that happened for a customer, across all areas. */
export function CustomerHistory() {
  const { customerID = '' } = useParams();
  const live = useLiveRecord(customers, customerID);
  const back = { to: listAddress('/customers'), label: 'Customers' };
  if (live.status === 'missing') {
    return (
      <Page title="Customer history" back={back} width="form">
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
      </Page>
    );
  }
  if (live.status === 'failed') {
    return (
      <Page title="Customer history" back={back} width="form">
        <ErrorState title="The customer could not be loaded" onRetry={live.retry}>
          {live.failure.message}
        </ErrorState>
      </Page>
    );
  }
  const customer = live.status === 'ready' ? live.record : undefined;
  return (
    <Page
      title={customer?.name ?? 'Customer history'}
      documentTitle={customer && `History of ${customer.name}`}
      status={customer && <CustomerStatusMark status={customer.status} />}
      subtitle={customer?.number}
      back={back}
      width="form"
    >
      <CustomerTabs id={customerID} current="history" />
      <OpenStats customerId={customerID} />
      <HistoryTimeline customerId={customerID} />
    </Page>
  );
}

function HistoryTimeline({ customerId }: { readonly customerId: string }) {
  const view = useHistoryView();
  const page = useHistoryPage(customerId, view);
  return (
    <>
      <HistoryFilters view={view} matching={page.total} />
      <ListState
        of={page}
        noun="entries"
        onMove={view.moveTo}
        columns={1}
        empty={
          view.active > 0 ? (
            <EmptyState
              title="Nothing of this kind happened"
              action={
                <Button variant="outline" onClick={view.clear}>
                  Show everything
                </Button>
              }
            />
          ) : (
            <EmptyState title="Nothing happened yet">
              Changes to the customer, its sites, work orders, offers and plans appear here.
            </EmptyState>
          )
        }
      >
        <Timeline entries={page.rows.map(timelineEntry)} headingLevel={2} />
      </ListState>
    </>
  );
}
