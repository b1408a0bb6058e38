import { dayNumber, MS_PER_DAY } from '@fm/domain/calendar-day';
import type { InvoiceDocumentInput } from './invoice/invoice-document-input';
import { invoiceModel } from './invoice/invoice-model';
import { drawDocument } from './letter/draw-document';

export type { InvoiceDocumentInput } from './invoice/invoice-document-input';

/**
 * The document of an invoice or a credit note as the bytes of a PDF, A4, in the language of the invoice. The same input
 * gives the same bytes. `input.invoice` must have passed `invoiceSchema`; pictures that cannot be drawn are left out.
 */
export const invoiceDocument = (input: InvoiceDocumentInput): Promise<Uint8Array> => {
  const { language, issueDate, periodTo } = input.invoice;
  const madeAt = new Date(dayNumber(issueDate ?? periodTo) * MS_PER_DAY);
  return drawDocument(invoiceModel(input), { language, madeAt });
};
