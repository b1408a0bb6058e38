import { Later } from '@fm/ui';
import { CustomerGate } from '../history/customer-gate';

const load = () => import('./report-page').then(({ ReportPage }) => ReportPage);

/** `/customers/:customerID/report`: the customer on paper. What that is made of arrives when it is opened. */
export const CustomerReport = () => (
  <CustomerGate title="Customer report">
    {(customer) => <Later load={load} what="the report" props={{ customer }} />}
  </CustomerGate>
);
