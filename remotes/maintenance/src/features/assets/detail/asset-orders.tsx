import type { Asset } from '@fm/domain/asset';
import { entityAddress } from '@fm/domain/entity';
import type { Stored } from '@fm/domain/record';
import { WORK_ORDER_STATUS_LABELS, WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { formatDay, TextLink } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import { SHOWN, useOrdersOf } from './api/of-asset';
import { RowsPanel } from './rows-panel';

const columns: readonly Column<Stored<WorkOrder>>[] = [
  { id: 'title', header: 'Work order', cell: ({ title }) => title },
  { id: 'number', header: 'Number', width: '9rem', cell: ({ number }) => number },
  { id: 'type', header: 'Type', width: '8rem', cell: ({ type }) => WORK_ORDER_TYPE_LABELS[type] },
  { id: 'due', header: 'Due', width: '8rem', cell: ({ dueDate }) => dueDate && formatDay(dueDate) },
  { id: 'status', header: 'Status', width: '8rem', cell: ({ status }) => WORK_ORDER_STATUS_LABELS[status] },
];

/** The latest work orders about an asset, and the way to the list of all of them. */
export function AssetOrders({ asset }: { readonly asset: Stored<Asset> }) {
  const rows = useOrdersOf(asset.id);
  return (
    <RowsPanel
      title="Work orders"
      noun="work orders"
      none="No work order has been about it yet."
      size={SHOWN}
      {...{ rows, columns }}
      hrefOf={({ id }) => entityAddress({ type: 'workOrder', id }) ?? ''}
      actions={
        rows.rows.length > 0 && (
          <TextLink to={`/work-orders?asset=${asset.id}&status=all`}>Show in the list</TextLink>
        )
      }
    />
  );
}
