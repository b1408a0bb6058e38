import { useExport, useListCounts, useSavedViews } from '@fm/data';
import { workOrders } from '@fm/domain/work-order';
import { ExportButton, ListState, Page, TrashLink } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { DataTable } from '@fm/ui/table';
import { useFilterNames } from './api/filter-names';
import { useWorkOrdersPage } from './api/work-orders-page';
import { NewWorkOrder } from './new-work-order';
import { NoWorkOrders } from './no-work-orders';
import { WorkOrderChips } from './work-order-chips';
import { workOrderColumns } from './work-order-columns';
import { workOrderCsv } from './work-order-csv';
import { WorkOrderFilters } from './work-order-filters';
import { useWorkOrderView, type WorkOrderView } from './work-order-view';

const byDue = { column: 'due', direction: 'asc' } as const;

/** Jobs at customers' sites. */
export function WorkOrderList() {
  const view = useWorkOrderView();
  const page = useWorkOrdersPage(view);
  const views = useSavedViews('/work-orders');
  const file = useExport('work-orders', workOrderCsv, page);
  const counts = useListCounts(workOrders, page, view.active);
  const names = useFilterNames(view.filter);
  return (
    <Page
      title="Work orders"
      actions={
        <>
          <TrashLink to="/work-orders/trash" />
          <NewWorkOrder />
        </>
      }
    >
      <WorkOrderFilters
        view={view}
        leadName={names.lead}
        end={
          <>
            <ViewsMenu of={views} />
            <ExportButton of={file} noun="work orders" total={page.total} />
          </>
        }
      />
      <WorkOrderChips view={view} names={names} counts={counts} />
      <ListState
        of={page}
        noun="work orders"
        empty={<NoWorkOrders view={view} total={counts.total?.count} />}
        onMove={view.moveTo}
        columns={7}
      >
        <DataTable
          caption="Work orders"
          layoutName="work-orders"
          columns={workOrderColumns}
          rows={page.rows}
          rowHref={({ id }) => `/work-orders/${id}`}
          {...sorting(view)}
        />
      </ListState>
    </Page>
  );
}

/** Overdue orders come by due date, the oldest first; there is nothing to choose. */
const sorting = (view: WorkOrderView) =>
  view.filter.time === 'overdue' ? { sort: byDue } : { sort: view.sort, onSort: view.setSort };
