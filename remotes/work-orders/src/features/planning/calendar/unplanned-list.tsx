import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Button, ErrorState, formatNumber, Skeleton, TextLink } from '@fm/ui';
import { useId } from 'react';
import type { PlanAddress } from '../../list/plan-address';
import type { WorkOrderView } from '../../list/work-order-view';
import { Due } from '../../order/formatting/due';
import { UNPLANNED_SIZE, useUnplannedOrders } from './api/unplanned-orders';
import { OrderChip } from './order-chip';
import css from './unplanned-list.module.css';

interface UnplannedListProps {
  readonly view: WorkOrderView;
  readonly address: PlanAddress;
  readonly onSchedule: (order: Stored<WorkOrder>) => void;
}

/** Drafts that wait for a time: to be dragged into the calendar, or scheduled by their button. */
export function UnplannedList({ view, address, onSchedule }: UnplannedListProps) {
  const { page, orders } = useUnplannedOrders(view);
  const heading = useId();
  const isCut = page.rows.length === UNPLANNED_SIZE;
  return (
    <aside className={css.side} aria-labelledby={heading}>
      <h3 id={heading} className={css.head}>
        Unscheduled
        {page.status === 'ready' && (orders.length > 0 || !isCut) && (
          <span className={css.count}>{`${formatNumber(orders.length)}${isCut ? '+' : ''}`}</span>
        )}
      </h3>
      {page.status === 'loading' && <Skeleton rows={4} />}
      {page.status === 'failed' && (
        <ErrorState title="These could not be loaded" onRetry={page.retry}>
          {page.failure?.message}
        </ErrorState>
      )}
      {page.status === 'ready' && orders.length === 0 && (
        <p className={css.none}>{noneText(view.active > 0, isCut)}</p>
      )}
      <ul className={css.list} aria-labelledby={heading}>
        {orders.map((order) => (
          <li key={order.id} className={css.item}>
            <OrderChip order={order} />
            <div className={css.foot}>
              <Due order={order} />
              <Button
                variant="outline"
                size="sm"
                aria-label={`Schedule ${order.number ?? order.title}`}
                onClick={() => onSchedule(order)}
              >
                Schedule…
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className={css.none}>
          {`The first ${formatNumber(UNPLANNED_SIZE)} drafts were looked at. `}
          <TextLink to={drafts(address)}>All drafts in the table</TextLink>
        </p>
      )}
    </aside>
  );
}

function drafts(address: PlanAddress): string {
  const params = new URLSearchParams(address.to({ screen: 'table' }));
  params.set('status', 'draft');
  return `?${params}`;
}

/** What is said where none of the drafts is without a time: of all, or of those that fit the filters or were looked at. */
function noneText(isFiltered: boolean, isCut: boolean): string {
  if (isFiltered && isCut)
    return 'No draft of those that fit these filters and were looked at is without a time.';
  if (isFiltered) return 'No draft that fits these filters is without a time.';
  if (isCut) return 'No draft of those that were looked at is without a time.';
  return 'Every draft has a time. New ones appear here.';
}
