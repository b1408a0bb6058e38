import { invoiceSchema, invoices } from '@fm/domain/invoice';
import type { Firestore } from 'firebase-admin/firestore';
import type { InvoiceDocumentInput } from './invoice-document';
import { letterheadOf, readCustomer, readRecord, textOf, type Unreadable } from './read-record';

/**
 * Reads what the document of an invoice is made from, as it is stored now. Asks for nobody's rights. `title` is the
 * name of the company where its settings do not say it.
 */
export async function readInvoice(
  database: Firestore,
  id: string,
  title: string,
): Promise<InvoiceDocumentInput | Unreadable> {
  const read = await readRecord(database, `${invoices.path}/${id}`, invoiceSchema);
  if (typeof read === 'string') return read;
  const { record: invoice, stored } = read;
  const customer = await readCustomer(database, invoice.customerRef.id);
  return {
    invoice: { ...invoice, number: textOf(stored.number) },
    customerNumber: textOf(customer?.number),
    company: letterheadOf(title),
  };
}
