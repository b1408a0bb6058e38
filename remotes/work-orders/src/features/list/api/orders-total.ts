import { useTotal } from '@fm/data';
import type { Count } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';

/** How many work orders there are whatever the filter, open and closed. One read. */
export const useOrdersTotal = (): Count | undefined =>
  useTotal(workOrders, (spec) => spec.where('trashed', '==', false)).total;
