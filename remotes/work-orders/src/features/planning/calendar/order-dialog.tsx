import { workOrderAddress } from '@fm/contract/addresses';
import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { PRIORITY_LABELS } from '@fm/domain/task';
import { WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';
import { entryOf } from '@fm/screens/transitions';
import { Button, ButtonLink, CalendarClockIcon, DescriptionList, Dialog, EditedMark } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import { useWorkOrder } from '../../order/api/work-order';
import { Due } from '../../order/formatting/due';
import { plannedParts, zoneNote } from '../../order/formatting/planned';
import { WorkOrderStatusMark } from '../../order/formatting/work-order-status';
import type { OrderTransition } from '../../transitions/asked-order';
import { orderTransitionScreen } from '../../transitions/order-transition-screen';
import { whyNot } from '../../transitions/why-not';

interface OrderDialogProps {
  /** As the calendar had it when it was opened. */
  readonly order: Stored<WorkOrder>;
  readonly mayPlan: (order: Stored<WorkOrder>) => boolean;
  readonly onReplan: (order: Stored<WorkOrder>) => void;
  readonly onTransition: (order: Stored<WorkOrder>, transition: OrderTransition) => void;
  readonly onClose: () => void;
}

/** What an order in the calendar is, and everything that can be done with it without dragging. */
export function OrderDialog({ order: opened, mayPlan, onReplan, onTransition, onClose }: OrderDialogProps) {
  const live = useWorkOrder(opened.id);
  const order = live.status === 'ready' ? live.record : opened;
  const actor = useActor();
  const choices = orderTransitionScreen.choices(order, actor);
  const unplanned = order.status === 'draft' && !order.plannedStart;
  const planned = plannedParts(order);
  return (
    <Dialog
      open
      title={order.title}
      onClose={onClose}
      size="md"
      actions={
        <>
          <ButtonLink to={workOrderAddress.record(order.id)} variant="outline">
            Open
          </ButtonLink>
          {choices.length > 0 && (
            <MenuButton
              label="Change status"
              items={choices.map((choice) => ({
                ...entryOf(orderTransitionScreen, order, choice),
                onSelect: () => onTransition(order, choice.transition),
              }))}
            />
          )}
          {mayPlan(order) && !unplanned && (
            <Button variant="primary" icon={<CalendarClockIcon />} onClick={() => onReplan(order)}>
              Reschedule…
            </Button>
          )}
        </>
      }
    >
      <EditedMark id={order.id} />
      <DescriptionList
        items={[
          {
            term: 'Order',
            value: [order.number, WORK_ORDER_TYPE_LABELS[order.type]].filter(Boolean).join(' · '),
          },
          { term: 'Status', value: <WorkOrderStatusMark status={order.status} /> },
          {
            term: 'Planned',
            value:
              planned && [`${planned.day}, ${planned.times}`, zoneNote(order)].filter(Boolean).join(', '),
          },
          { term: 'Where', value: `${order.customerRef.name}, ${order.siteRef.name}` },
          { term: 'Lead', value: order.leadName ?? 'Nobody' },
          { term: 'Crew', value: order.crewRefs.map(({ name }) => name).join(', ') || undefined },
          { term: 'Due', value: order.dueDate && <Due order={order} /> },
          { term: 'Priority', value: PRIORITY_LABELS[order.priority] },
        ]}
      />
      {choices.length === 0 && whyNot(order, actor).map((reason) => <p key={reason}>{reason}</p>)}
    </Dialog>
  );
}
