import { COMPANY } from '@fm/domain/company';
import { invoices } from '@fm/domain/invoice';
import { composeMail, MAIL_PATH } from '@fm/domain/mail';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import type { DocumentDatabase } from '../documents';
import { FailureSignal, invalid } from '../failure';
import { typedMail } from '../mail';
import { present } from '../reference';
import { actAsSystem } from '../system/act-as-system';

/** Mails an approved invoice or a credit note to its customer, with its document and its e-invoice. May come again. */
export const sendInvoice = defineCommand({
  name: 'invoices.send',
  permission: 'invoices:edit',
  input: v.object({ id: recordId, ...typedMail }),
  async run(unit, { id, to, subject, text }, { now, site }) {
    if (!site) throw new FailureSignal(invalid('No mails can be sent from here.'));
    const invoice = await present(unit, invoices, id);
    await unit.change(invoices, id, ({ status }) => {
      if (status === 'draft') return { ok: false, message: 'Approve the invoice before you send it.' };
      if (status === 'cancelled')
        return { ok: false, message: 'This invoice was taken back. Send its credit note.' };
      return { ok: true, patch: { sentAt: now, sentTo: to }, kind: 'sent', note: `Mailed to ${to}.` };
    });
    const mail = composeMail(
      {
        to,
        subject,
        paragraphs: text.split(/\n{2,}/),
        language: invoice.language,
        sender: site.company,
        logo: COMPANY.logo,
      },
      now,
    );
    unit.keep(`${MAIL_PATH}/invoice-${id}-${now.getTime()}`, { ...mail, invoiceId: id });
    return null;
  },
});

/** A mail with an invoice that nobody got. */
interface UndeliveredInvoice {
  readonly to: string;
  /** What the mail server said. */
  readonly error: string;
}

/** Takes back that an invoice was sent to an address, where it was sent to no other one since; says why in its history. */
export const unsendInvoice = (
  database: DocumentDatabase,
  id: string,
  { to, error }: UndeliveredInvoice,
  now: Date,
): Promise<void> =>
  actAsSystem(database, now, async (unit) => {
    const invoice = await unit.find(invoices, id);
    if (invoice?.sentTo !== to) return;
    await unit.change(invoices, id, () => ({
      ok: true,
      patch: { sentAt: undefined, sentTo: undefined },
      note: `The mail to ${to} was not delivered: ${error}`,
    }));
  });
