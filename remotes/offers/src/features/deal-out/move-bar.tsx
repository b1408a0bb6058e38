import { newId } from '@fm/data';
import { MAX_OFFER_ORDERS, type Rhythm } from '@fm/domain/offer';
import { formatSentence } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import css from './deal-out.module.css';
import { type DealtOrder, type LineTarget, nameOfShare } from './dealing';

interface MoveBarProps {
  readonly orders: readonly DealtOrder[];
  /** How many lines are checked. */
  readonly count: number;
  /** Whether an order keeps lines when those are left for later. */
  readonly mayLeave: boolean;
  /** How often the lines that are checked recur; undefined stands for a line that is done once. */
  readonly rhythms: ReadonlySet<Rhythm | undefined>;
  readonly onMove: (target: LineTarget) => void;
}

/** Moves the lines that are checked to an order, to a new one, or aside. */
export function MoveBar({ orders, count, mayLeave, rhythms, onMove }: MoveBarProps) {
  const [rhythm] = rhythms;
  const fits = (target: Rhythm | undefined) => rhythms.size === 1 && rhythms.has(target);
  return (
    <div className={css.bar}>
      <p className={css.sum} role="status">
        {count === 0 ? 'Check lines to move them elsewhere.' : countText(count)}
      </p>
      <MenuButton
        label="Move to"
        size="sm"
        disabled={count === 0}
        items={[
          {
            id: 'new',
            label: rhythm ? 'New plan' : 'New order',
            detail: rhythms.size > 1 ? 'The lines that are checked do not recur equally often.' : undefined,
            disabled: rhythms.size !== 1 || orders.length >= MAX_OFFER_ORDERS,
            onSelect: () => onMove({ orderId: newId() }),
          },
          ...orders.map((order, at) => ({
            id: order.id,
            label: nameOfShare(orders, at),
            detail: order.title,
            disabled: !fits(order.rhythm),
            onSelect: () => onMove({ orderId: order.id }),
          })),
          {
            id: 'later',
            label: 'Leave for later',
            detail: mayLeave ? undefined : 'At least one line has to be done now.',
            disabled: !mayLeave,
            onSelect: () => onMove('later'),
          },
        ]}
      />
    </div>
  );
}

const countText = (count: number): string =>
  formatSentence(count, { one: '{count} line is checked.', many: '{count} lines are checked.' });
