import { type Uploads, useActor, useUploads } from '@fm/data';
import { fileOwner } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { storeOrderFile } from './api/order-files';

/** Files on their way to an order. */
export function useOrderUploads(order: Stored<WorkOrder>): Uploads {
  const actor = useActor();
  return useUploads(fileOwner(workOrders, order), (id, file) => storeOrderFile(actor, order, id, file));
}
