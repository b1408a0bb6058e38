import { saveFile, useFileWriting } from '@fm/data';
import type { Invoice } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { Button } from '@fm/ui';

/** Hands an approved invoice to the browser as an e-invoice. What writes it arrives when it is asked for. */
export function EInvoiceButton({ invoice }: { readonly invoice: Stored<Invoice> }) {
  const host = useHost();
  const writing = useFileWriting();
  const save = () =>
    writing(async () => {
      const { eInvoice } = await import('@fm/domain/e-invoice');
      const xml = eInvoice(invoice);
      if (xml === undefined)
        host.toast.error('The sender or the billing address of this invoice is damaged.');
      else saveFile(`${invoice.number}.xml`, new Blob([xml], { type: 'application/xml' }));
    });
  return (
    <Button variant="outline" onClick={() => void save()}>
      E-invoice
    </Button>
  );
}
