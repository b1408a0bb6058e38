import { type FileDeeds, useActor, useFileDeeds } from '@fm/data';
import { whyNoFiles } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';

/** What can be done with the files of an order. */
export const useOrderFileDeeds = (order: Stored<WorkOrder>): FileDeeds =>
  useFileDeeds({ lock: whyNoFiles(order, useActor()) });
