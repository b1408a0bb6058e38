import { customerAddress } from '@fm/contract/addresses';
import { ButtonLink, PrintIcon, printAtOnce } from '@fm/ui';
import { useLocation, useParams } from 'react-router-dom';
import { CustomerFrame } from '../frame/customer-frame';
import { useHistory } from './api/history-page';
import { HistoryTimeline } from './history-timeline';
import { useHistoryView } from './history-view';

/** `/customers/:customerID/history`: everything that happened with a customer, across all areas. */
export function CustomerHistory() {
  const { customerID = '' } = useParams();
  const { search } = useLocation();
  // Asked for beside the customer, not after it; what shows it shares this listener.
  useHistory([customerID], useHistoryView());
  return (
    <CustomerFrame
      side="history"
      title="Customer history"
      documentTitle={({ name }) => `History of ${name}`}
      to={customerAddress.history}
      actions={({ id }) => (
        <ButtonLink
          to={`${customerAddress.report(id)}${search}`}
          state={printAtOnce}
          variant="outline"
          icon={<PrintIcon />}
        >
          Print report
        </ButtonLink>
      )}
    >
      {(customer) => <HistoryTimeline customer={customer} />}
    </CustomerFrame>
  );
}
