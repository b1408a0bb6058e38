import { formatNumber } from '@fm/ui';

/** "1 work order", "12 work orders". */
export const countedOrders = (count: number): string =>
  count === 1 ? '1 work order' : `${formatNumber(count)} work orders`;
