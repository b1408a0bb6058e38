import { workOrderAddress } from '@fm/contract/addresses';
import { COMPANY } from '@fm/domain/company';
import { type ComparedRow, compareOrders } from '@fm/domain/comparison';
import { Button } from '@fm/ui';
import { ComparisonPanel } from './comparison-panel';
import { MOST_ORDERS, type OrdersOf, useCompletedOrders } from './completed-orders';

interface CompletedComparisonProps extends OrdersOf {
  /** The name of the CSV file without its ending. */
  readonly fileName: string;
}

/**
 * Offered, done and cost of the last completed orders of a customer or a plan, for those who may know prices. Read at a
 * press alone: the time of many orders is many records, and few visits want to know.
 */
export function CompletedComparison({ field, id, fileName }: CompletedComparisonProps) {
  const orders = useCompletedOrders({ field, id });
  const { status, ask } = orders;
  const retry = () => void ask();
  return (
    <ComparisonPanel
      of={
        orders.status === 'ready'
          ? { status: 'ready', rows: compareOrders(orders.works) }
          : orders.status === 'failed'
            ? { status: 'failed', failure: orders.failure, retry }
            : { status: orders.status }
      }
      per="order"
      currency={COMPANY.currency}
      fileName={fileName}
      unasked={`What the last ${MOST_ORDERS} completed work orders were offered for, what was done in them, and what that cost.`}
      note={noteOf(orders.status === 'ready' && orders.hasEarlier)}
      toOf={orderOf}
      action={
        <Button size="sm" variant="outline" busy={status === 'loading'} onClick={retry}>
          {status === 'unasked' ? 'Work it out' : 'Work it out again'}
        </Button>
      }
    />
  );
}

const orderOf = ({ id }: ComparedRow) => workOrderAddress.record(id);

const noteOf = (hasEarlier: boolean): string =>
  hasEarlier
    ? `These are the last ${MOST_ORDERS} orders that were completed: earlier ones are left out, as are those that are still open.`
    : 'Orders that are still open are left out.';
