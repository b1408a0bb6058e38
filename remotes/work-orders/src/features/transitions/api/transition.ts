import { type Outcome, run } from '@fm/data';
import type { OrderMove, WorkOrderStatus } from '@fm/domain/work-order';

/**
 * Takes a work order to the status `to`, and gives the id of the new order where one came of it. Where `left` is named,
 * that is refused when somebody moved the order on from there.
 */
export const transition = (
  id: string,
  to: WorkOrderStatus,
  { schedule, ...move }: OrderMove,
  left?: WorkOrderStatus,
): Promise<Outcome<{ readonly successor: string | undefined }>> =>
  run('workOrders.transition', {
    id,
    to,
    move: { ...move, ...(schedule && { schedule: { ...schedule, crew: [...schedule.crew] } }) },
    ...(left && { left }),
  });
