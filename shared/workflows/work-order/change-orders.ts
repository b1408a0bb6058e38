import { calendarDay } from '@fm/domain/calendar-day';
import { PRIORITIES } from '@fm/domain/task';
import { movedTo, type OrderChange, shiftedBy, toLead, toPriority, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { askReasonApart } from '../assignment';
import { eachOf, pageOf } from '../batch';
import { defineCommand, recordId } from '../command';
import { personRef } from '../reference';
import type { Unit } from '../unit';

/** A year either way. */
const MOST_DAYS = 366;

const changeSchema = v.variant('to', [
  v.object({ to: v.literal('lead'), leadId: v.nullable(recordId) }),
  v.object({ to: v.literal('priority'), priority: v.picklist(PRIORITIES) }),
  v.object({
    to: v.literal('shift'),
    days: v.pipe(v.number(), v.integer(), v.minValue(-MOST_DAYS), v.maxValue(MOST_DAYS)),
  }),
  v.object({ to: v.literal('day'), day: calendarDay }),
]);

/** Makes the same change to many work orders, with the reason where something speaks against their new plans. */
export const changeOrders = defineCommand({
  name: 'workOrders.changeMany',
  permission: 'workOrders:edit',
  input: v.object({
    ids: pageOf(recordId),
    batchId: recordId,
    change: changeSchema,
    note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  async run(unit, { ids, batchId, change, note }, { actor }) {
    const compute = await changeOf(unit, change, actor.role);
    await unit.expect(workOrders, ids);
    return eachOf(unit, ids, async (id) => {
      const before = await unit.find(workOrders, id);
      const step = before && compute(before);
      if (before && step?.ok)
        await askReasonApart(
          unit,
          { before, after: { ...before, ...step.patch }, reason: note ?? '' },
          'note',
        );
      await unit.change(
        workOrders,
        id,
        (order) => (order.trashed ? { ok: false, message: 'It is in the trash.' } : compute(order)),
        { batchId, ...(note && { note }) },
      );
    });
  },
});

async function changeOf(
  unit: Unit,
  change: v.InferOutput<typeof changeSchema>,
  role: string,
): Promise<OrderChange> {
  switch (change.to) {
    case 'lead': {
      const { leadId } = change;
      const typed = leadId === null ? null : { id: leadId, name: '' };
      return toLead(await personRef(unit, 'change.leadId', { typed }), role);
    }
    case 'priority':
      return toPriority(change.priority, role);
    case 'shift':
      return shiftedBy(change.days);
    case 'day':
      return movedTo(change.day);
  }
}
