import { inputTogether, STATUSES_TOGETHER, scheduled, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { askReason } from '../assignment';
import { eachOf, pageOf } from '../batch';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';
import { moveOrder } from './move-order';
import { leadAndTime } from './transition-input';

/** Orders that one command takes to a status at most: each reads its people, their days, its plan and its timers. */
const MOST_ORDERS = 20;

/** Takes many work orders to a status, each with all that goes along with it for one alone. */
export const transitionOrders = defineCommand({
  name: 'workOrders.transitionMany',
  permission: 'workOrders:edit',
  input: v.object({
    ids: pageOf(recordId, MOST_ORDERS),
    to: v.picklist(STATUSES_TOGETHER),
    reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
    /** Proposed by order for those that have no lead or no time of their own. */
    schedules: v.optional(
      v.pipe(
        v.record(recordId, v.object(leadAndTime)),
        v.check((all) => Object.keys(all).length <= MOST_ORDERS),
      ),
    ),
  }),
  async run(unit, { ids, to, reason, schedules = {} }, context) {
    await unit.expect(workOrders, ids);
    return eachOf(unit, ids, async (id) => {
      const order = await present(unit, workOrders, id);
      const input = inputTogether(order, to, { reason, schedule: schedules[id] });
      // Whoever made the draft answered for its plan then; nobody looks at each of many as it becomes binding.
      if (input.schedule) {
        const after = { ...order, ...scheduled(order, input.schedule) };
        await askReason(unit, { before: undefined, after, reason: '' }, 'note');
      }
      await moveOrder(unit, id, { to, input }, context);
    });
  },
});
