import { useActor } from '@fm/data';
import {
  WORK_ORDER_STATUSES,
  type WorkOrderStatus,
  workOrderFacts,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { Notice, VisuallyHidden } from '@fm/ui';
import { ViewsMenu } from '@fm/ui/select';
import { useState } from 'react';
import type { Dragged } from '../drag/dragged';
import type { ShownOrders } from '../list/shown-orders';
import { WorkOrderChips } from '../list/work-order-chips';
import { WorkOrderFilters } from '../list/work-order-filters';
import { statusesOf } from '../list/work-order-view';
import { MoveDialog } from '../moves/move-dialog';
import { useMover } from '../moves/use-mover';
import css from './board.module.css';
import { BoardColumn } from './board-column';
import { whyRefused } from './why-refused';

/** Those over and done with fill no columns unless asked for. */
const USUAL = WORK_ORDER_STATUSES.filter((status) => status !== 'verified' && status !== 'cancelled');

/** A column for each status. Dragging an order, or its menu, takes the same steps as the buttons on its own screen. */
export function Board({ view, views, names, address }: ShownOrders) {
  const actor = useActor();
  const mover = useMover();
  const [refused, setRefused] = useState<string>();

  const drop = ({ order }: Dragged, to: WorkOrderStatus) => {
    if (order.status === to) return;
    const reason = whyRefused(order, to, actor);
    setRefused(reason && `${order.number ?? order.title} stays where it is. ${reason}`);
    const transition = workOrderTransitions
      .next(order.status, workOrderFacts(order, actor))
      .find((open) => open.to === to);
    if (transition) mover.begin(order, transition);
  };
  const failure = mover.move ? undefined : mover.failure?.message;

  return (
    <>
      <WorkOrderFilters
        view={view}
        names={names}
        usualStatuses="Open and completed"
        end={<ViewsMenu of={views} />}
      />
      <WorkOrderChips
        view={view}
        names={names}
        hidden={{
          hidden: undefined,
          one: '',
          many: '',
          all: 'Verified and cancelled orders',
        }}
        showHidden="all"
      />
      <div>
        <div role="alert" className={css.refusal}>
          {(refused ?? failure) && (
            <Notice tone={refused ? 'warning' : 'danger'}>{refused ?? failure}</Notice>
          )}
        </div>
        <section className={css.board} aria-label="Board">
          {statusesOf(view.filter, USUAL).map((status) => (
            <BoardColumn
              key={status}
              status={status}
              view={view}
              address={address}
              onDrop={drop}
              onMove={(order, transition) => {
                setRefused(undefined);
                mover.begin(order, transition);
              }}
            />
          ))}
        </section>
      </div>
      <MoveDialog moves={mover.move} />
      <div role="status">
        <VisuallyHidden>{mover.said}</VisuallyHidden>
      </div>
    </>
  );
}
