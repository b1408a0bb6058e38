import { run, useAction } from '@fm/data';
import { type Invoice, invoiceMail } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button, FormDialog, formatInstant } from '@fm/ui';
import { useState } from 'react';
import { MailFields, type TypedMail } from '../../document/mail-fields';

interface SendInvoiceProps {
  readonly invoice: Stored<Invoice>;
}

/** Mails an approved invoice or a credit note to its customer; nothing for one that was taken back. */
export function SendInvoice({ invoice }: SendInvoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (invoice.status === 'cancelled') return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {invoice.sentAt ? 'Send again' : 'Send by mail'}
      </Button>
      {isOpen && <SendInvoiceDialog invoice={invoice} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SendInvoiceDialog({ invoice, onClose }: SendInvoiceProps & { readonly onClose: () => void }) {
  const host = useHost();
  const sending = useAction();
  const { id, recipient, sentAt, sentTo } = invoice;
  const [mail, setMail] = useState<TypedMail>({
    to: sentTo ?? recipient.email ?? '',
    ...invoiceMail(invoice),
  });
  const { failure } = sending;
  const fields = failure?.fields ?? {};
  const send = async () => {
    const { ok } = await sending.run(() => run('invoices.send', { id, ...mail }));
    if (!ok) return;
    onClose();
    host.toast.success(`The mail to ${mail.to} is on its way.`);
  };
  return (
    <FormDialog
      open
      size="md"
      title={sentAt ? 'Send it again' : 'Send it by mail'}
      intro={sentAt ? `It was mailed on ${formatInstant(sentAt)}.` : undefined}
      submitLabel="Send"
      busy={sending.busy}
      failure={Object.keys(fields).length > 0 ? undefined : failure?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <MailFields
        mail={mail}
        onChange={setMail}
        hint="The PDF and the e-invoice go along."
        errorOf={(field) => fields[field]}
      />
    </FormDialog>
  );
}
