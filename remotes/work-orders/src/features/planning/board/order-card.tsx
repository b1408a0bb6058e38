import { workOrderAddress } from '@fm/contract/addresses';
import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { WAITING_REASON_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { entryOf } from '@fm/screens/transitions';
import { EditedMark, MoreIcon } from '@fm/ui';
import { MenuButton, type MenuEntry } from '@fm/ui/select';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Due } from '../../order/formatting/due';
import { isPressing } from '../../order/formatting/is-pressing';
import { PriorityMark } from '../../order/formatting/priority-mark';
import type { OrderTransition } from '../../transitions/asked-order';
import { orderTransitionScreen } from '../../transitions/order-transition-screen';
import { whyNot } from '../../transitions/why-not';
import { useOrderDrag } from '../drag/use-order-drag';
import css from './order-card.module.css';

interface OrderCardProps {
  readonly order: Stored<WorkOrder>;
  readonly onTransition: (order: Stored<WorkOrder>, transition: OrderTransition) => void;
}

/** An order on the board: what it is, where, by when and by whom; to be dragged, or moved by its menu. */
export const OrderCard = memo(function OrderCard({ order, onTransition }: OrderCardProps) {
  const element = useRef<HTMLElement>(null);
  const dragging = useOrderDrag(element, { order });
  const { number, title, customerRef, siteRef, priority, leadName, waiting } = order;
  return (
    <article ref={element} className={`${css.card} ${dragging ? css.dragging : ''}`}>
      <div className={css.top}>
        <span className={css.number}>{number}</span>
        {isPressing(order) && <PriorityMark priority={priority} />}
        <TransitionsMenu order={order} onTransition={onTransition} />
      </div>
      {/* The whole card is dragged, not the address behind its title. */}
      <Link
        className={css.title}
        to={workOrderAddress.record(order.id)}
        draggable={false}
        dir="auto"
        data-order={order.id}
      >
        {title}
      </Link>
      <EditedMark id={order.id} />
      <p className={css.place} dir="auto">
        {customerRef.name}
      </p>
      <p className={css.site} dir="auto">
        {siteRef.name}
      </p>
      {waiting && <p className={css.waiting}>{`Waits for: ${WAITING_REASON_LABELS[waiting.reason]}`}</p>}
      <div className={css.foot}>
        <Due order={order} />
        <span className={leadName ? css.lead : css.nobody}>{leadName ?? 'No lead'}</span>
      </div>
    </article>
  );
});

function TransitionsMenu({ order, onTransition }: OrderCardProps) {
  const actor = useActor();
  const transitions: MenuEntry[] = orderTransitionScreen.choices(order, actor).map((choice) => ({
    ...entryOf(orderTransitionScreen, order, choice),
    onSelect: () => onTransition(order, choice.transition),
  }));
  const reasons: MenuEntry[] = whyNot(order, actor)
    .filter(() => transitions.length === 0)
    .map((reason) => ({
      id: reason,
      label: 'It stays here',
      detail: reason,
      disabled: true,
      onSelect: () => undefined,
    }));
  return (
    <MenuButton
      label={`Move ${order.number ?? order.title}`}
      icon={<MoreIcon />}
      size="sm"
      items={[...transitions, ...reasons]}
    />
  );
}
