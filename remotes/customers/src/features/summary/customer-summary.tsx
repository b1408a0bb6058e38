import { customerAddress } from '@fm/contract/addresses';
import { CompletedComparison } from '@fm/screens/record';
import { Columns, useScreenWidth } from '@fm/ui';
import { useParams } from 'react-router-dom';
import { CustomerFrame } from '../frame/customer-frame';
import { useOpenCounts } from './api/open-counts';
import { useContacts, useNextOrders, useSites } from './api/related';
import { ContactPanel } from './contact-panel';
import { CustomerFacts } from './customer-facts';
import { NextOrders } from './next-orders';
import { NextSteps } from './next-steps';
import { OpenStats } from './open-stats';
import { SitePanel } from './site-panel';

/** `/customers/:customerID`: how things stand with a customer: what to do, what is open, where, and whom to call. */
export function CustomerSummary() {
  const { customerID = '' } = useParams();
  // Asked for beside the customer, not after it; what shows them shares these listeners.
  useOpenCounts(customerID);
  useNextOrders(customerID);
  useSites(customerID);
  useContacts(customerID);
  // One who is on the way asks whom to call before anything else.
  const onPhone = useScreenWidth() === 'small';
  return (
    <CustomerFrame side="summary" title="Customer" to={customerAddress.record}>
      {(customer) => (
        <>
          <OpenStats customerId={customer.id} />
          <Columns
            side={
              <>
                {!onPhone && <ContactPanel customerId={customer.id} />}
                <CustomerFacts customer={customer} />
              </>
            }
          >
            {onPhone && <ContactPanel customerId={customer.id} />}
            <NextSteps customer={customer} />
            <NextOrders customerId={customer.id} />
            <SitePanel customer={customer} />
            <CompletedComparison
              field="customerRef.id"
              id={customer.id}
              fileName={`${customer.number ?? 'customer'} offered and done`}
            />
          </Columns>
        </>
      )}
    </CustomerFrame>
  );
}
