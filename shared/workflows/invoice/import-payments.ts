import { calendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { invoices, transitionInvoice } from '@fm/domain/invoice';
import { minor } from '@fm/domain/money';
import * as v from 'valibot';
import { eachOf, pageOf } from '../batch';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { present } from '../reference';

/**
 * Marks invoices as paid by what a bank's file says. A payment of another amount than the invoice asks for is refused, as
 * is one of an invoice that was paid on another day; the same payment sent again changes nothing. One that is refused
 * leaves the others alone.
 */
export const importPayments = defineCommand({
  name: 'invoices.importPayments',
  permission: 'invoices:edit',
  input: v.object({
    rows: pageOf(v.object({ id: recordId, paidOn: calendarDay, amountMinor: minor })),
  }),
  async run(unit, { rows }, { actor, now }) {
    const day = today(COMPANY.timezone, now);
    return eachOf(unit, rows, async ({ id, paidOn, amountMinor }) => {
      const invoice = await present(unit, invoices, id);
      if (invoice.sort !== 'invoice' || invoice.grossMinor !== amountMinor)
        throw new FailureSignal(invalid('The amount is not the one of the invoice.'));
      if (invoice.status === 'paid' && invoice.paidOn === paidOn) return;
      await unit.change(
        invoices,
        id,
        (current) => transitionInvoice(current, 'paid', { paidOn }, actor, now, day),
        {
          source: 'import',
        },
      );
    });
  },
});
