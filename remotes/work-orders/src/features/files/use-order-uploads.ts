import { type FileAs, type Upload, useActor, useUploads } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { entityOf, storeOrderFile } from './api/order-files';

/** Files on their way to an order. */
export interface OrderUploads {
  readonly list: readonly Upload[];
  /** Adds chosen files, for a checklist item where one is named. Gives the ids they get. */
  add(chosen: readonly File[], itemId?: string): readonly string[];
  retry(id: string): void;
  discard(id: string): void;
}

export function useOrderUploads(order: Stored<WorkOrder>): OrderUploads {
  const actor = useActor();
  const { add, ...uploads } = useUploads(order.id, (id, file) => storeOrderFile(actor, order, id, file));
  return {
    ...uploads,
    add: (chosen, itemId) => {
      const as: FileAs = { entity: entityOf(order), customerId: order.customerRef.id, itemId };
      return add(chosen, as);
    },
  };
}
