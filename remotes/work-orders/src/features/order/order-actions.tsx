import { workOrderAddress } from '@fm/contract/addresses';
import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { TransitionMenu } from '@fm/screens/transitions';
import { Button, ButtonLink, EditIcon } from '@fm/ui';
import type { OrderTransitionRun } from '../transitions/asked-order';
import { orderTransitionScreen } from '../transitions/order-transition-screen';
import { StartWithTimer } from '../work/labour/start-with-timer';

interface OrderActionsProps {
  readonly order: Stored<WorkOrder>;
  readonly run: OrderTransitionRun;
}

/** What can be done with an order now: edit it, the usual next transition, and the other ones in a menu. */
export function OrderActions({ order, run }: OrderActionsProps) {
  const choices = orderTransitionScreen.choices(order, useActor());
  const usual = choices.find(({ transition }) => transition.usual)?.transition;
  const mayEdit = useHost().can('workOrders:edit');
  return (
    <>
      {mayEdit && (
        <ButtonLink to={workOrderAddress.edit(order.id)} variant="outline" icon={<EditIcon />}>
          Edit
        </ButtonLink>
      )}
      <TransitionMenu
        run={run}
        record={order}
        choices={choices.filter(({ transition }) => transition !== usual)}
      />
      {usual?.to === 'inProgress' && <StartWithTimer order={order} run={run} transition={usual} />}
      {usual && (
        <Button variant="primary" busy={run.busy} onClick={() => run.begin(order, usual)}>
          {usual.label}
        </Button>
      )}
    </>
  );
}
