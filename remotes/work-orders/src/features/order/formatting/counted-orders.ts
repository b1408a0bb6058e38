import { workOrders } from '@fm/domain/work-order';
import { formatCounted } from '@fm/ui';

/** "1 work order", "12 work orders". */
export const countedOrders = (count: number): string => formatCounted(count, workOrders.called);
