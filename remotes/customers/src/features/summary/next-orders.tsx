import { workOrderAddress } from '@fm/contract/addresses';
import { workOrders } from '@fm/domain/work-order';
import { TextLink } from '@fm/ui';
import { RowsPanel } from '@fm/ui/table';
import { useNextOrders } from './api/related';
import { dueOrdersColumns } from './due-orders-columns';

const columns = dueOrdersColumns(({ number, siteRef }) => [number, siteRef.name].filter(Boolean).join(' · '));

/** The open work that is due first, and the way to all of it. */
export function NextOrders({ customerId }: { readonly customerId: string }) {
  const rows = useNextOrders(customerId);
  return (
    <RowsPanel
      title="Due first"
      called={workOrders.called}
      none="No work order is open."
      {...{ rows, columns }}
      hrefOf={({ id }) => workOrderAddress.record(id)}
      actions={
        rows.rows.length > 0 && (
          <TextLink to={workOrderAddress.list({ customer: customerId })}>All open work orders</TextLink>
        )
      }
    />
  );
}
