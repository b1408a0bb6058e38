import { fold } from '@fm/domain/tokens';
import { orderTemplates, templateNameSchema, templateOf } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { findOrder } from './find-order';

const { name } = templateNameSchema.entries;

/** Keeps the work of an order under a name. */
export const saveTemplate = defineCommand({
  name: 'orderTemplates.save',
  permission: 'workOrders:edit',
  input: v.object({ id: recordId, name, workOrderId: recordId }),
  async run(unit, { id, name, workOrderId }) {
    await unit.create(orderTemplates, id, templateOf(name, await findOrder(unit, workOrderId)));
    return null;
  },
});

/** Gives a template another name. */
export const renameTemplate = defineCommand({
  name: 'orderTemplates.rename',
  permission: 'workOrders:edit',
  input: v.object({ id: recordId, name }),
  async run(unit, { id, name }) {
    await unit.change(orderTemplates, id, () => ({ ok: true, patch: { name, nameLower: fold(name) } }));
    return null;
  },
});

/** Moves a template to the trash. */
export const trashTemplate = defineCommand({
  name: 'orderTemplates.trash',
  permission: 'workOrders:edit',
  input: v.object({ id: recordId }),
  async run(unit, { id }) {
    await unit.trash(orderTemplates, id);
    return null;
  },
});

/** Takes a template out of the trash. */
export const restoreTemplate = defineCommand({
  name: 'orderTemplates.restore',
  permission: 'workOrders:edit',
  input: v.object({ id: recordId }),
  async run(unit, { id }) {
    await unit.restore(orderTemplates, id);
    return null;
  },
});
