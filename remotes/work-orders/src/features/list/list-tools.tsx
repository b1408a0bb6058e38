import { workOrderAddress } from '@fm/contract/addresses';
import { specFor, useExport } from '@fm/data';
import type { Count, Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { useSession } from '@fm/platform';
import { RecordListMenu } from '@fm/screens/list';
import { PrintIcon } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { shownAddress } from '../print/day-sheet/shown-address';
import { askedOrders } from './api/asked-orders';
import { completeOrders } from './api/complete-orders';
import type { ShownOrders } from './shown-orders';
import { workOrderCsv } from './work-order-csv';

/** Orders looked at for one file. */
const MOST_EXPORTED = 5_000;

interface ListToolsProps extends Pick<ShownOrders, 'view' | 'views' | 'address'> {
  /** How many orders the screen is about, as far as it is known. */
  readonly total: Count | undefined;
}

/** Beside the filters of table, board and calendar: saved views, what is shown as a file or on paper, and the trash. */
export function ListTools({ view, views, address, total }: ListToolsProps) {
  const { employeeId } = useSession();
  const { build, fits } = askedOrders(view, address, employeeId);
  const asked = { spec: specFor(workOrders, build), search: view.search };
  const file = useExport(
    'work-orders',
    workOrderCsv,
    { asked, most: MOST_EXPORTED },
    (rows: readonly Stored<WorkOrder>[]) => completeOrders(rows.filter(fits)),
  );
  return (
    <>
      <ViewsMenu of={views} />
      <RecordListMenu
        noun="work orders"
        file={{ of: file, total }}
        tools={[{ id: 'print', label: 'Print list', icon: <PrintIcon />, to: shownAddress(address.to({})) }]}
        trash={workOrderAddress.trash()}
      />
    </>
  );
}
