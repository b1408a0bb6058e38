import { invoiceAddress } from '@fm/contract/addresses';
import { listAddress, useLiveRecord } from '@fm/data';
import { invoices } from '@fm/domain/invoice';
import { useHost } from '@fm/platform';
import { RecordPage } from '@fm/screens/record';
import { EmptyState, Page } from '@fm/ui';
import { useSearchParams } from 'react-router-dom';
import { InvoiceForm } from './invoice-form';
import { InvoiceSheet } from './invoice-sheet';

/** `/create-offer/billing/invoices/form?id=…`: a draft to write on, anything else as it stands. */
export function InvoiceScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  const back = { to: listAddress(invoiceAddress.list()), label: 'Invoices' };
  if (!useHost().can('invoices:edit'))
    return (
      <Page title="Invoice" back={back}>
        <EmptyState title="Billing is for the office">Your role may not know what is billed.</EmptyState>
      </Page>
    );
  return <InvoiceWith key={id} id={id ?? '-'} back={back} />;
}

interface InvoiceWithProps {
  readonly id: string;
  readonly back: { readonly to: string; readonly label: string };
}

const InvoiceWith = ({ id, back }: InvoiceWithProps) => (
  <RecordPage live={useLiveRecord(invoices, id)} kind={invoices} back={back} titledAtOnce>
    {(invoice) =>
      invoice.status === 'draft' && !invoice.trashed ? (
        <InvoiceForm invoice={invoice} back={back} />
      ) : (
        <InvoiceSheet invoice={invoice} back={back} />
      )
    }
  </RecordPage>
);
