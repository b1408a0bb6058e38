import { useActor } from '@fm/data';
import type { Count, Stored } from '@fm/domain/record';
import { WORK_ORDER_STATUS_LABELS, type WorkOrder, type WorkOrderStatus } from '@fm/domain/work-order';
import { ErrorState, formatCount, formatNumber, Skeleton, TextLink } from '@fm/ui';
import { useDeferredValue, useId, useRef, useState } from 'react';
import type { PlanAddress } from '../../list/plan-address';
import { type ShownCounts, useReportedCount } from '../../list/shown-counts';
import type { WorkOrderView } from '../../list/work-order-view';
import { WorkOrderStatusMark } from '../../order/formatting/work-order-status';
import type { OrderTransition } from '../../transitions/asked-order';
import type { Dragged } from '../drag/dragged';
import { useOrderDrop } from '../drag/use-order-drop';
import { useColumnOrders } from './api/column-orders';
import css from './board.module.css';
import { OrderCard } from './order-card';
import { whyRefused } from './why-refused';

interface BoardColumnProps {
  readonly status: WorkOrderStatus;
  readonly view: WorkOrderView;
  readonly address: PlanAddress;
  readonly counts: ShownCounts;
  readonly onDrop: (dragged: Dragged, to: WorkOrderStatus) => void;
  readonly onTransition: (order: Stored<WorkOrder>, transition: OrderTransition) => void;
}

const NONE: readonly Stored<WorkOrder>[] = [];
/** Cards a column has room for on a large screen. */
const SEEN_FIRST = 8;

/** The orders in one status, the first 30 of them, and a place to drop others on. */
export function BoardColumn({ status, view, address, counts, onDrop, onTransition }: BoardColumnProps) {
  const page = useColumnOrders(view, status);
  const actor = useActor();
  const element = useRef<HTMLElement>(null);
  const heading = useId();
  const [over, setOver] = useState<'takes' | 'refuses'>();
  useOrderDrop(element, {
    onOver: (dragged) =>
      setOver(
        dragged && dragged.order.status !== status
          ? whyRefused(dragged.order, status, actor) === undefined
            ? 'takes'
            : 'refuses'
          : undefined,
      ),
    onDrop: (dragged) => onDrop(dragged, status),
  });
  const { total, rows } = page;
  useReportedCount(counts, status, total);
  const later = useDeferredValue(rows, NONE);
  // What can be seen is painted first, the rest of a long column a moment later.
  const cards = later.length === 0 ? rows.slice(0, SEEN_FIRST) : later;
  return (
    <section
      ref={element}
      className={`${css.column} ${over === undefined ? '' : css[over]}`}
      aria-labelledby={heading}
    >
      <h2 id={heading} className={css.head}>
        <WorkOrderStatusMark status={status} />
        {total && <span className={css.count}>{formatCount(total)}</span>}
      </h2>
      {page.status === 'loading' && <Skeleton rows={4} />}
      {page.status === 'failed' && (
        <ErrorState title="These could not be loaded" onRetry={page.retry}>
          {page.failure?.message}
        </ErrorState>
      )}
      {page.status === 'ready' && rows.length === 0 && <p className={css.none}>None</p>}
      {/* Firefox makes whatever scrolls a stop of the Tab key: the cards are stops enough. */}
      <ul
        className={css.cards}
        tabIndex={-1}
        aria-busy={page.stale ? true : undefined}
        aria-labelledby={heading}
      >
        {cards.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onTransition={onTransition} />
          </li>
        ))}
      </ul>
      {page.capped && <p className={css.more}>Too many match to look at all. Type more of a word.</p>}
      {page.next !== undefined && (
        <p className={css.more}>
          {`The first ${formatNumber(rows.length)}, ${furtherText(total, rows.length)} in this column. `}
          <TextLink to={inTable(address, status)}>
            {`All ${WORK_ORDER_STATUS_LABELS[status].toLowerCase()} in the table`}
          </TextLink>
        </p>
      )}
    </section>
  );
}

/** "17 more", "at least 970 more"; a full column that is not counted may be all there is. */
function furtherText(total: Count | undefined, shown: number): string {
  if (!total || total.count <= shown) return 'there may be more';
  return `${total.atLeast ? 'at least ' : ''}${formatNumber(total.count - shown)} more`;
}

/** The table with the same filters, and this status alone. */
function inTable(address: PlanAddress, status: WorkOrderStatus): string {
  const params = new URLSearchParams(address.to({ screen: 'table' }));
  params.set('status', status);
  return `?${params}`;
}
