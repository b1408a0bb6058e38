import { workOrderAddress } from '@fm/contract/addresses';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { workOrders } from '@fm/domain/work-order';
import { TextLink } from '@fm/ui';
import { RowsPanel } from '@fm/ui/table';
import { dueOrdersColumns } from '../summary/due-orders-columns';
import { useOrdersAt } from './api/of-site';

const columns = dueOrdersColumns(({ number }) => number);

/** The open work at a site that is due first, and the way to all that was done there. */
export function OrdersAtSite({ site: { id, customerRef } }: { readonly site: Stored<Site> }) {
  const rows = useOrdersAt(id);
  return (
    <RowsPanel
      title="Due first"
      called={workOrders.called}
      none="No work order is open here."
      {...{ rows, columns }}
      hrefOf={(order) => workOrderAddress.record(order.id)}
      actions={
        <TextLink to={workOrderAddress.list({ customer: customerRef.id, site: id, status: 'all' })}>
          All work orders here
        </TextLink>
      }
    />
  );
}
