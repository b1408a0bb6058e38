import { recordOptions, run } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { orderTemplates, WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';

/** Templates to choose from. */
export const templateOptions = recordOptions({
  collection: orderTemplates,
  orderBy: 'nameLower',
  detail: ({ type, title }) => `${WORK_ORDER_TYPE_LABELS[type]} · ${title}`,
});

/** Keeps the work of an order under a name. `id` is kept over tries, so that trying again keeps it once. */
export const saveTemplate = (id: string, name: string, { id: workOrderId }: Stored<WorkOrder>) =>
  run('orderTemplates.save', { id, name, workOrderId });
