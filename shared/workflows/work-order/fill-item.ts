import { assets } from '@fm/domain/asset';
import { attachments } from '@fm/domain/attachment';
import { mayTransitionWorkOrder } from '@fm/domain/role';
import { type ChecklistItem, checklistItemSchema, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, entryId, recordId } from '../command';
import { FailureSignal, invalid, refused } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';

const note = v.pipe(v.string(), v.maxLength(500));
const unitOfMeter = v.pipe(v.string(), v.maxLength(20));

/** Fills in one checklist item, or says something about it: two people on two items never meet. */
export const fillItem = defineCommand({
  name: 'workOrders.fillItem',
  permission: 'workOrders:transition',
  input: v.object({
    workOrderId: recordId,
    itemId: entryId,
    /** What is not named stays; undefined empties it. */
    fields: v.object({
      value: v.optional(
        v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(1000))]),
      ),
      note: v.optional(note),
      unit: v.optional(unitOfMeter),
    }),
  }),
  async run(unit, { workOrderId, itemId, fields }, { actor }) {
    const order = await present(unit, workOrders, workOrderId);
    if (!mayTransitionWorkOrder(actor, order)) throw new FailureSignal(refused);
    if (order.statusGroup === 'closed')
      throw new FailureSignal(invalid('The job is closed, so its checklist stays as it is.'));
    const item = order.checklist[itemId];
    if (!item)
      throw new FailureSignal(
        invalid('Somebody took this item off the checklist. Reload the page to see it.'),
      );
    const filled = v.safeParse(checklistItemSchema, { ...item, ...fields });
    if (!filled.success || ('unit' in fields && item.kind !== 'meter'))
      throw new FailureSignal(invalid('This cannot be filled in here. Check what you entered.'));
    await checkValue(unit, workOrderId, filled.output);
    unit.fill(workOrders, order, 'checklist', itemId, fields, { note: item.label });
    return null;
  },
});

/** Checks what only the store knows of a value. Throws an `invalid` failure. */
async function checkValue(unit: Unit, orderId: string, item: ChecklistItem): Promise<void> {
  if (item.kind === 'choice' && item.value !== undefined && !item.options.includes(item.value))
    throw new FailureSignal(invalid('Choose one of the answers of this item.'));
  if (item.kind === 'photo' && item.value !== undefined) {
    const file = await unit.find(attachments, item.value);
    if (file?.entity.type !== workOrders.type || file.entity.id !== orderId || file.trashed)
      throw new FailureSignal(invalid('This photo is not there any more. Take another one.'));
  }
  if (item.kind === 'meter' && item.value !== undefined && item.assetRef && !item.note) {
    const { meter } = (await unit.find(assets, item.assetRef.id)) ?? {};
    if (meter && item.value < meter.value)
      throw new FailureSignal(
        invalid('This is less than the meter showed before. Add a note that says why.'),
      );
  }
}
