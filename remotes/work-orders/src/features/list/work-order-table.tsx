import { workOrderAddress } from '@fm/contract/addresses';
import { exportRows, readableColumns, useActor, useListCounts } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { NoRecords, useChosen } from '@fm/screens/list';
import { EditedRows, ListState } from '@fm/ui';
import { DataTable } from '@fm/ui/table';
import { completeOrders } from './api/complete-orders';
import { asksDue } from './api/filtered-orders';
import { WorkOrderBulk } from './bulk/work-order-bulk';
import { ListTools } from './list-tools';
import { orderList } from './order-list';
import type { ShownOrders } from './shown-orders';
import { WorkOrderChips } from './work-order-chips';
import { workOrderColumns } from './work-order-columns';
import { workOrderCsv } from './work-order-csv';
import { WorkOrderFilters } from './work-order-filters';
import type { WorkOrderView } from './work-order-view';

const byDue = { column: 'due', direction: 'asc' } as const;

/** The orders as a table: 50 a page, in any order. */
export function WorkOrderTable({ view, views, names, address }: ShownOrders) {
  const { role } = useActor();
  const page = orderList.usePage(view);
  const counts = useListCounts(workOrders, page, view.active);
  const { rows, selection, bar } = useChosen(page, workOrders.called);
  return (
    <>
      <WorkOrderFilters
        view={view}
        names={names}
        usualStatuses="All open"
        end={<ListTools {...{ view, views, address }} total={page.total} />}
      />
      <WorkOrderChips
        view={view}
        names={names}
        counts={counts}
        // Closed orders are hidden until asked for; never without saying so.
        hidden={{ one: 'closed order', many: 'closed orders', all: 'Closed orders' }}
        showHidden="closed"
      />
      <ListState
        of={page}
        noun="work orders"
        empty={<NoRecords list={orderList} view={view} total={counts.total?.count} />}
        onMove={view.moveTo}
        columns={7}
      >
        <EditedRows type={workOrders.type}>
          <DataTable
            caption="Work orders"
            layoutName="work-orders"
            columns={workOrderColumns}
            rows={page.rows}
            choice={{ selection, nameOf: workOrders.label }}
            rowHref={({ id }) => workOrderAddress.record(id)}
            editHref={({ id }) => workOrderAddress.edit(id)}
            {...sorting(view)}
          />
        </EditedRows>
      </ListState>
      <WorkOrderBulk
        rows={rows}
        bar={bar}
        onExport={async (orders) =>
          exportRows('work-orders', readableColumns(workOrderCsv, role), await completeOrders(orders))
        }
      />
    </>
  );
}

/** Orders filtered by due date come by it, the oldest first; there is nothing to choose. */
const sorting = (view: WorkOrderView) =>
  asksDue(view.filter) ? { sort: byDue } : { sort: view.sort, onSort: view.setSort };
