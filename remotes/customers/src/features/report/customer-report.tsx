import { lazily } from '@fm/ui';
import { CustomerGate } from '../frame/customer-gate';

const ReportPage = lazily('the report', async () => (await import('./report-page')).ReportPage);

/** `/customers/:customerID/report`: the customer on paper. What that is made of arrives when it is opened. */
export const CustomerReport = () => (
  <CustomerGate title="Customer report">{(customer) => <ReportPage customer={customer} />}</CustomerGate>
);
