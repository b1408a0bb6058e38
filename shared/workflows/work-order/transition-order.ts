import { WORK_ORDER_STATUSES, type WorkOrderTransitionInput } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { moveOrder } from './move-order';
import { transitionInput } from './transition-input';

/** Takes a work order from its present status to another. Gives the id of the new order where one came of it. */
export const transitionOrderCommand = defineCommand({
  name: 'workOrders.transition',
  permission: 'workOrders:transition',
  input: v.object({
    id: recordId,
    to: v.picklist(WORK_ORDER_STATUSES),
    input: transitionInput,
    /** Refused where somebody moved the order on from this status: given with the undoing of a transition. */
    left: v.optional(v.picklist(WORK_ORDER_STATUSES)),
  }),
  async run(unit, { id, to, input, left }, context) {
    return {
      successor: await moveOrder(unit, id, { to, input: input as WorkOrderTransitionInput, left }, context),
    };
  },
});
