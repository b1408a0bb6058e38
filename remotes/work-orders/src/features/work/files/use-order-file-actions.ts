import { useActor } from '@fm/data';
import { type FileActions, useFileActions } from '@fm/data/attachments';
import { whyNoFiles } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';

/** What can be done with the files of an order. */
export const useOrderFileActions = (order: Stored<WorkOrder>): FileActions =>
  useFileActions({ lock: whyNoFiles(order, useActor()) });
