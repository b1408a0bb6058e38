import { changeRecord, commitTogether, createRecord, recordOptions, useLiveRows } from '@fm/data';
import type { Actor, Stored } from '@fm/domain/record';
import { fold } from '@fm/domain/tokens';
import { orderTemplates, templateOf, WORK_ORDER_TYPE_LABELS, type WorkOrder } from '@fm/domain/work-order';

/** Templates to choose from. */
export const templateOptions = recordOptions({
  collection: orderTemplates,
  orderBy: 'nameLower',
  detail: ({ type, title }) => `${WORK_ORDER_TYPE_LABELS[type]} · ${title}`,
});

/** Templates by name, live: those in use, or those in the trash. */
export const useTemplates = (trashed: boolean, size: number) =>
  useLiveRows(orderTemplates, (spec) => spec.where('trashed', '==', trashed).orderBy('nameLower'), size);

/** Keeps the work of an order under a name. `id` is kept over tries, so that trying again keeps it once. */
export const saveTemplate = (actor: Actor, id: string, name: string, order: Stored<WorkOrder>) =>
  createRecord(orderTemplates, actor, id, templateOf(name, order));

export const renameTemplate = (actor: Actor, id: string, name: string) =>
  changeRecord(orderTemplates, actor, id, () => ({ ok: true, patch: { name, nameLower: fold(name) } }));

export const trashTemplate = (actor: Actor, id: string) =>
  commitTogether(actor, (unit) => unit.trash(orderTemplates, id));

export const restoreTemplate = (actor: Actor, id: string) =>
  commitTogether(actor, (unit) => unit.restore(orderTemplates, id));
