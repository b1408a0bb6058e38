import { can } from '@fm/domain/role';
import { database } from '../database';
import { invoicePdfFile } from './invoice-files';
import { pdfFunction } from './pdf-function';

/** The document of an invoice or a credit note as a PDF in Base64, for whoever may read invoices. */
export const invoicePdf = pdfFunction({
  noun: 'invoice',
  mayRead: (role) => can(role, 'invoices:edit'),
  refusal: 'Billing is for the office alone.',
  fileOf: (id) => invoicePdfFile(database(), id),
});
