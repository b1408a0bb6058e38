import { useHost } from '@fm/platform';
import { Button, ButtonLink, EditIcon } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import { asksFirst, inOrder, labelOf } from './choices';
import type { WorkOrderMoves } from './use-work-order-moves';

/** What can be done with an order now: edit it, the usual next step, and the other ones in a menu. */
export function MoveActions({ moves }: { readonly moves: WorkOrderMoves }) {
  const { order, open, busy, begin } = moves;
  const { usual, rest } = inOrder(order, open);
  const mayEdit = useHost().can('workOrders:edit');
  return (
    <>
      {mayEdit && (
        <ButtonLink to={`/work-orders/form?id=${order.id}`} variant="outline" icon={<EditIcon />}>
          Edit
        </ButtonLink>
      )}
      {rest.length > 0 && (
        <MenuButton
          label="Change status"
          disabled={busy}
          items={rest.map((transition) => ({
            id: transition.to,
            label: asksFirst(transition, order)
              ? `${labelOf(transition, order)}…`
              : labelOf(transition, order),
            danger: transition.to === 'cancelled',
            onSelect: () => begin(transition),
          }))}
        />
      )}
      {usual && (
        <Button variant="primary" busy={busy} onClick={() => begin(usual)}>
          {labelOf(usual, order)}
        </Button>
      )}
    </>
  );
}
