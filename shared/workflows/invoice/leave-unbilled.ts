import { MAX_BILLED_ORDERS } from '@fm/domain/invoice';
import { workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';

/**
 * Says of verified orders why nothing of them is billed, so that they are not ready to bill any more; null takes that
 * back. All of them, or none.
 */
export const leaveUnbilled = defineCommand({
  name: 'invoices.leaveUnbilled',
  permission: 'invoices:edit',
  input: v.object({
    orderIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(MAX_BILLED_ORDERS)),
    reason: v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'Say why there is nothing to bill.'),
        v.maxLength(500, 'Keep it under 500 letters.'),
      ),
    ),
  }),
  async run(unit, { orderIds, reason }) {
    for (const id of new Set(orderIds)) {
      await present(unit, workOrders, id);
      await unit.change(workOrders, id, ({ status, invoiceRef }) => {
        if (invoiceRef) return { ok: false, message: 'This work order is on an invoice already.' };
        if (reason !== null && status !== 'verified')
          return {
            ok: false,
            message: 'Only of verified work somebody can say that there is nothing to bill.',
          };
        return { ok: true, patch: { notBilled: reason ?? undefined } };
      });
    }
    return null;
  },
});
