import { calendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY, companyNow } from '@fm/domain/company';
import {
  creditNoteOf,
  type Invoice,
  invoiceChange,
  invoiceFormSchema,
  invoiceSchema,
  invoices,
  transitionInvoice,
} from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { present } from '../reference';
import type { Unit } from '../unit';

const FROZEN = 'This invoice is approved and stays as it is. Take it back with a credit note.';

/** Saves the form of a draft. */
export const saveInvoice = defineCommand({
  name: 'invoices.save',
  permission: 'invoices:edit',
  input: v.object({ id: recordId, values: invoiceFormSchema, base: invoiceSchema }),
  async run(unit, { id, values, base }) {
    const stored = await present(unit, invoices, id);
    if (stored.status !== 'draft') throw new FailureSignal(invalid(FROZEN));
    await unit.update(invoices, { ...(base as Stored<Invoice>), id }, invoiceChange(values, stored));
    return null;
  },
});

/** Approves a draft: it gets its number, the company as its sender, and stays as it is from then on. */
export const approveInvoice = defineCommand({
  name: 'invoices.approve',
  permission: 'invoices:edit',
  input: v.object({ id: recordId, rev: v.pipe(v.number(), v.integer()) }),
  async run(unit, { id, rev }, { actor, now, site }) {
    const day = today(COMPANY.timezone, now);
    const company = { ...companyNow(), name: COMPANY.name ?? site?.company };
    await present(unit, invoices, id);
    await unit.change(invoices, id, (current) => {
      if (current.status === 'draft' && current.rev !== rev)
        return {
          ok: false,
          message: 'Somebody else changed this draft. Look at it again before you approve it.',
        };
      const outcome = transitionInvoice(current, 'approved', { company }, actor, now, day);
      return outcome.ok ? { ...outcome, isNumbered: true } : outcome;
    });
    return null;
  },
});

/** Moves a draft to the trash for good, and sets free what it would have billed. */
export const discardInvoice = defineCommand({
  name: 'invoices.discard',
  permission: 'invoices:edit',
  input: v.object({ id: recordId }),
  async run(unit, { id }) {
    const invoice = await present(unit, invoices, id);
    if (invoice.status !== 'draft') throw new FailureSignal(invalid(FROZEN));
    await unit.trash(invoices, id);
    await free(unit, invoice, 'The draft of the invoice was discarded.');
    return null;
  },
});

/** Takes an approved invoice back: a credit note with a number of its own, and what it billed is free again. */
export const creditInvoice = defineCommand({
  name: 'invoices.credit',
  permission: 'invoices:edit',
  input: v.object({ id: recordId, creditId: recordId, reason: v.pipe(v.string(), v.maxLength(500)) }),
  async run(unit, { id, creditId, reason }, { actor, now }) {
    const day = today(COMPANY.timezone, now);
    const invoice = await present(unit, invoices, id);
    if (invoice.creditedByRef?.id === creditId) return null;
    if (await unit.find(invoices, creditId))
      throw new FailureSignal(invalid('This credit note is there already. Reload the page.'));
    const credit = creditNoteOf(invoice, actor, now, day);
    const creditedByRef = { id: creditId, name: credit.title };
    await unit.change(invoices, id, (current) =>
      transitionInvoice(current, 'cancelled', { creditedByRef, reason }, actor, now, day),
    );
    await unit.create(invoices, creditId, credit, { note: reason.trim() }, { isNumbered: true });
    await free(unit, invoice, 'The invoice was taken back.');
    return null;
  },
});

/** Notes on which day an approved invoice was paid; null takes that back. */
export const markInvoicePaid = defineCommand({
  name: 'invoices.markPaid',
  permission: 'invoices:edit',
  input: v.object({ id: recordId, paidOn: v.nullable(calendarDay) }),
  async run(unit, { id, paidOn }, { actor, now }) {
    const day = today(COMPANY.timezone, now);
    await present(unit, invoices, id);
    await unit.change(invoices, id, (current) => {
      // Taking a payment back must never approve a draft.
      if (paidOn === null && current.status !== 'paid')
        return { ok: false, message: 'This invoice is not marked as paid.' };
      const to = paidOn === null ? 'approved' : 'paid';
      return transitionInvoice(current, to, { paidOn: paidOn ?? undefined }, actor, now, day);
    });
    return null;
  },
});

/** Takes an invoice's mark off the orders that bear it. */
async function free(unit: Unit, { id, orderIds }: Stored<Invoice>, note: string): Promise<void> {
  for (const orderId of orderIds) {
    const order = await unit.find(workOrders, orderId);
    if (order?.invoiceRef?.id === id)
      await unit.change(workOrders, orderId, () => ({
        ok: true,
        follows: true,
        patch: { invoiceRef: undefined },
        note,
      }));
  }
}
