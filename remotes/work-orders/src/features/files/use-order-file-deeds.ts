import { type FileDeeds, useActor, useFileDeeds } from '@fm/data';
import { type Attachment, whyNoFiles } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { removeOrderFile, restoreOrderFile } from './api/order-files';

/** What can be done with the files of an order, of which `all` are known. */
export function useOrderFileDeeds(order: Stored<WorkOrder>, all: readonly Stored<Attachment>[]): FileDeeds {
  const actor = useActor();
  return useFileDeeds({
    lock: whyNoFiles(order, actor),
    remove: (file) => removeOrderFile(actor, order, file, all),
    restore: (file) => restoreOrderFile(actor, order, file),
  });
}
