import { templateName } from '@fm/domain/template';
import { orderTemplates, templateOf, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';
import { templateCommands } from '../template';

/** Keeps the work of an order under a name. */
const saveTemplate = defineCommand({
  name: 'orderTemplates.save',
  permission: 'workOrders:edit',
  input: v.object({ id: recordId, name: templateName, workOrderId: recordId }),
  async run(unit, { id, name, workOrderId }) {
    await unit.create(orderTemplates, id, templateOf(name, await present(unit, workOrders, workOrderId)));
    return null;
  },
});

/** What can be changed about templates of work orders. */
export const orderTemplateCommands = [
  saveTemplate,
  ...templateCommands(orderTemplates, 'workOrders:edit', {
    renames: 'orderTemplates.rename',
    trashes: 'orderTemplates.trash',
    restores: 'orderTemplates.restore',
  }),
] as const;
