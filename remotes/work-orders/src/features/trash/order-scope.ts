import type { TrashScope } from '@fm/data';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** An order goes to the trash with its reminders; hours, comments and files stay with it. */
export const orderScope: TrashScope<WorkOrder> = { kind: workOrders };
