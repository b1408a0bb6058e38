import { useActor } from '@fm/data';
import {
  type WorkOrderStatus,
  workOrderFacts,
  workOrders,
  workOrderTransitions,
} from '@fm/domain/work-order';
import { TransitionDialog, useTransitions } from '@fm/screens/transitions';
import { EditedRows, Notice, VisuallyHidden } from '@fm/ui';
import { useState } from 'react';
import { useOrdersTotal } from '../../list/api/orders-total';
import { countsOf } from '../../list/counts-of';
import { ListTools } from '../../list/list-tools';
import { ShownCounts, useShownCount } from '../../list/shown-counts';
import type { ShownOrders } from '../../list/shown-orders';
import { WorkOrderChips } from '../../list/work-order-chips';
import { WorkOrderFilters } from '../../list/work-order-filters';
import { statusesOf } from '../../list/work-order-view';
import { orderTransitionScreen } from '../../transitions/order-transition-screen';
import type { Dragged } from '../drag/dragged';
import { goBeside } from '../keyboard-navigation/go-beside';
import css from './board.module.css';
import { BoardColumn } from './board-column';
import { whyRefused } from './why-refused';

/** A column for each status. Dragging an order, or its menu, makes the same transitions as the buttons on its own screen. */
export function Board({ view, views, names, address }: ShownOrders) {
  const actor = useActor();
  const run = useTransitions(orderTransitionScreen);
  const [refused, setRefused] = useState<string>();
  const [counts] = useState(() => new ShownCounts());
  const statuses = statusesOf(view.filter, 'board');

  const drop = ({ order }: Dragged, to: WorkOrderStatus) => {
    if (order.status === to) return;
    const reason = whyRefused(order, to, actor);
    setRefused(reason && `${order.number ?? order.title} stays where it is. ${reason}`);
    const transition = workOrderTransitions
      .next(order.status, workOrderFacts(order, actor))
      .find((open) => open.to === to);
    if (transition) run.begin(order, transition);
  };
  return (
    <>
      <BoardBar {...{ view, views, names, address, counts, statuses }} />
      <div>
        <Refusal refused={refused} failure={run.failed?.failure.message} />
        <section className={css.board} aria-label="Board" onKeyDown={goBeside}>
          <EditedRows type={workOrders.type}>
            {statuses.map((status) => (
              <BoardColumn
                key={status}
                status={status}
                view={view}
                address={address}
                counts={counts}
                onDrop={drop}
                onTransition={(order, transition) => {
                  setRefused(undefined);
                  run.begin(order, transition);
                }}
              />
            ))}
          </EditedRows>
        </section>
      </div>
      <TransitionDialog run={run} />
      <div role="status">
        <VisuallyHidden>{run.announced}</VisuallyHidden>
      </div>
    </>
  );
}

interface RefusalProps {
  readonly refused: string | undefined;
  readonly failure: string | undefined;
}

/** Why an order stays where it is. The notice is the alert: one inside another is read out twice. */
export const Refusal = ({ refused, failure }: RefusalProps) => (
  <div className={css.refusal}>
    {(refused ?? failure) && <Notice tone={refused ? 'warning' : 'danger'}>{refused ?? failure}</Notice>}
  </div>
);

interface BoardBarProps extends ShownOrders {
  readonly counts: ShownCounts;
  readonly statuses: readonly WorkOrderStatus[];
}

/** The filters, and what all columns hold of what there is. */
function BoardBar({ view, views, names, address, counts, statuses }: BoardBarProps) {
  const matching = useShownCount(counts, statuses);
  const total = useOrdersTotal();
  return (
    <>
      <WorkOrderFilters
        view={view}
        names={names}
        usualStatuses="Open and completed"
        end={<ListTools {...{ view, views, address }} total={matching} />}
      />
      <WorkOrderChips
        view={view}
        names={names}
        counts={countsOf(matching, total, view.active)}
        hidden={{
          one: 'verified or cancelled order',
          many: 'verified and cancelled orders',
          all: 'Verified and cancelled orders',
        }}
        showHidden="all"
      />
    </>
  );
}
