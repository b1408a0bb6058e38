import {
  customerAddress,
  offerAddress,
  planAddress,
  taskAddress,
  workOrderAddress,
} from '@fm/contract/addresses';
import { ButtonLink, Page, PrintIcon, printAtOnce, Stat, Stats } from '@fm/ui';
import { useLocation, useParams } from 'react-router-dom';
import { CustomerActions } from '../actions/customer-actions';
import { MergedNotice } from '../merge/merged-notice';
import { CustomerStatusMark } from '../status/customer-status';
import { CustomerTabs } from '../tabs/customer-tabs';
import { useHistory } from './api/history-page';
import { useOpenCounts } from './api/open-counts';
import { CustomerGate } from './customer-gate';
import { HistoryTimeline } from './history-timeline';
import { useHistoryView } from './history-view';
import { NextSteps } from './next-steps';

/** `/customers/:customerID/history`: what to do next, and everything that happened, across all areas. */
export function CustomerHistory() {
  const { customerID = '' } = useParams();
  const { search } = useLocation();
  // Asked for beside the customer, not after it; what shows them shares these listeners.
  useHistory([customerID], useHistoryView());
  useOpenCounts(customerID);
  return (
    <CustomerGate title="Customer history">
      {(customer, back) => (
        <Page
          title={customer.name}
          documentTitle={`History of ${customer.name}`}
          status={<CustomerStatusMark status={customer.status} />}
          subtitle={customer.number}
          back={back}
          width="form"
          actions={
            <>
              <ButtonLink
                to={`${customerAddress.report(customer.id)}${search}`}
                state={printAtOnce}
                variant="outline"
                icon={<PrintIcon />}
              >
                Print report
              </ButtonLink>
              <CustomerActions customer={customer} primary />
            </>
          }
        >
          <MergedNotice customer={customer} />
          <CustomerTabs id={customer.id} current="history" />
          <OpenStats customerId={customer.id} />
          <NextSteps customer={customer} />
          <HistoryTimeline customer={customer} />
        </Page>
      )}
    </CustomerGate>
  );
}

/** What is going on for the customer, each number leading to the list behind it. */
function OpenStats({ customerId }: { readonly customerId: string }) {
  const counts = useOpenCounts(customerId);
  return (
    <Stats>
      <Stat
        label="Open work orders"
        value={counts.workOrders}
        to={workOrderAddress.list({ customer: customerId })}
      />
      <Stat label="Open tasks" value={counts.tasks} to={taskAddress.list({ customer: customerId })} />
      <Stat
        label="Offers awaiting an answer"
        value={counts.offers}
        to={offerAddress.list({ status: 'sent', forCustomer: customerId })}
      />
      <Stat
        label="Active maintenance plans"
        value={counts.plans}
        to={planAddress.list({ state: 'active', customer: customerId })}
      />
    </Stats>
  );
}
