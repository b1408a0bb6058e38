import { workOrderAddress } from '@fm/contract/addresses';
import { run, useAction } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { Button, EmptyState, ErrorState, formatInstant, Notice, Skeleton } from '@fm/ui';
import { type Column, DataTable, SecondLine } from '@fm/ui/table';
import { MOST_UNBILLED, useUnbilledOrders } from './api/ready-orders';

const columns: readonly Column<Stored<WorkOrder>>[] = [
  {
    id: 'order',
    header: 'Work order',
    cell: ({ number, title, customerRef }) => (
      <>
        {title}
        <SecondLine>{[number, customerRef.name].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  { id: 'why', header: 'Why', cell: ({ notBilled }) => <span dir="auto">{notBilled}</span> },
  {
    id: 'verified',
    header: 'Verified',
    width: '11rem',
    showFrom: 'wide',
    cell: ({ verifiedAt }) => verifiedAt && formatInstant(verifiedAt),
  },
  { id: 'back', header: 'Bill it', width: '11rem', cell: (order) => <BillAfterAll order={order} /> },
];

/** Sets an order ready to bill again. */
function BillAfterAll({ order }: { readonly order: Stored<WorkOrder> }) {
  const { busy, failure, run: act } = useAction();
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        busy={busy}
        aria-label={`Bill after all: ${workOrders.label(order)}`}
        onClick={() => void act(() => run('invoices.leaveUnbilled', { orderIds: [order.id], reason: null }))}
      >
        Bill after all
      </Button>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </>
  );
}

/** Verified work of which somebody said that there is nothing to bill. */
export function UnbilledOrders() {
  const { status, rows, failure, retry } = useUnbilledOrders();
  if (status === 'loading') return <Skeleton rows={8} columns={3} />;
  if (status === 'failed')
    return (
      <ErrorState title="What is not billed could not be loaded" onRetry={retry}>
        {failure?.message}
      </ErrorState>
    );
  if (rows.length === 0)
    return (
      <EmptyState title="All verified work is billed">
        A work order appears here once somebody says that there is nothing to bill.
      </EmptyState>
    );
  return (
    <>
      {rows.length === MOST_UNBILLED && (
        <Notice>{`These are the latest ${MOST_UNBILLED} work orders. Older ones are found among the work orders.`}</Notice>
      )}
      <DataTable
        caption="Nothing to bill"
        columns={columns}
        rows={rows}
        rowHref={({ id }) => workOrderAddress.record(id)}
      />
    </>
  );
}
