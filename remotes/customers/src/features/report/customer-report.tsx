import { CustomerGate } from '../frame/customer-gate';
import { ReportPage } from './report-page';

/** `/customers/:customerID/report`: the customer on paper. */
export const CustomerReport = () => (
  <CustomerGate title="Customer report">{(customer) => <ReportPage customer={customer} />}</CustomerGate>
);
