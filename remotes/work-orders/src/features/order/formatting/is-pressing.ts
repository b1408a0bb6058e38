import type { WorkOrder } from '@fm/domain/work-order';

/** Whether an order comes before others. */
export const isPressing = ({ priority }: Pick<WorkOrder, 'priority'>): boolean =>
  priority === 'urgent' || priority === 'high';
