import { type Uploads, useUploads } from '@fm/data/attachments';
import { fileOwner } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';

/** Files on their way to an order. */
export const useOrderUploads = (order: Stored<WorkOrder>): Uploads =>
  useUploads(fileOwner(workOrders, order));
