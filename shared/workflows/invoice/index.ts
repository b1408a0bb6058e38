import {
  approveInvoice,
  creditInvoice,
  discardInvoice,
  markInvoicePaid,
  saveInvoice,
} from './change-invoice';
import { draftInvoice } from './draft-invoice';
import { importPayments } from './import-payments';
import { leaveUnbilled } from './leave-unbilled';
import { sendInvoice } from './send-invoice';

export { unsendInvoice } from './send-invoice';

/** What can be changed about invoices and credit notes. */
export const invoiceCommands = [
  draftInvoice,
  saveInvoice,
  approveInvoice,
  discardInvoice,
  creditInvoice,
  markInvoicePaid,
  leaveUnbilled,
  importPayments,
  sendInvoice,
] as const;
