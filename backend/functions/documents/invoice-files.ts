import { eInvoice } from '@fm/domain/e-invoice';
import type { Firestore } from 'firebase-admin/firestore';
import type { MailFile } from '../mail/hand-over';
import { companyTitle } from '../mail/mail-settings';
import { type InvoiceDocumentInput, invoiceDocument } from './invoice-document';
import { type DocumentFile, nameOfFile } from './pdf-function';
import { readInvoice } from './read-invoice';
import type { Unreadable } from './read-record';

/** The document of an invoice as it is stored, named after its number. */
export async function invoicePdfFile(database: Firestore, id: string): Promise<DocumentFile | Unreadable> {
  const read = await readInvoice(database, id, companyTitle());
  return typeof read === 'string' ? read : drawn(read);
}

/** What a mail with an invoice brings along: its document and, where it can be made, its e-invoice. Undefined where there is no such invoice. */
export async function invoiceFiles(
  database: Firestore,
  id: string,
): Promise<readonly MailFile[] | undefined> {
  const read = await readInvoice(database, id, companyTitle());
  if (typeof read === 'string') return undefined;
  const { name, content } = await drawn(read);
  const xml = eInvoice(read.invoice);
  return [
    { filename: name, contentType: 'application/pdf', content: Buffer.from(content) },
    ...(xml === undefined
      ? []
      : [
          {
            filename: name.replace(/pdf$/, 'xml'),
            contentType: 'application/xml',
            content: Buffer.from(xml),
          },
        ]),
  ];
}

const drawn = async (read: InvoiceDocumentInput): Promise<DocumentFile> => ({
  name: `${nameOfFile(read.invoice.number ?? 'draft')}.pdf`,
  content: await invoiceDocument(read),
});
