import type { Stored } from '@fm/domain/record';
import type { Transition } from '@fm/domain/transitions';
import type { WorkOrder, WorkOrderStatus, WorkOrderTransitionInput } from '@fm/domain/work-order';
import type { AskedProps, TransitionRun } from '@fm/screens/transitions';

export type OrderTransition = Transition<WorkOrderStatus, string>;
export type OrderTransitionRun = TransitionRun<WorkOrder, WorkOrderStatus, WorkOrderTransitionInput>;

/** What the dialog of an order's transition gets. */
export type AskedOrder = AskedProps<WorkOrder, WorkOrderStatus, WorkOrderTransitionInput>;

/** Names the order before what its transition does: in a board or a calendar many look alike. */
export const orderIntro = ({ number, title }: Stored<WorkOrder>, text?: string) => (
  <>
    <p>{[number, title].filter(Boolean).join(' ')}</p>
    {text}
  </>
);
