export { billedPositions, type DoneWork, type NewPosition } from './billed-work';
export { creditedNumber, creditNoteOf } from './credit-note';
export {
  INVOICE_SORT_LABELS,
  INVOICE_SORTS,
  INVOICE_STATUS_LABELS,
  INVOICE_STATUSES,
  type Invoice,
  type InvoiceParty,
  type InvoiceSort,
  type InvoiceStatus,
  invoiceFigures,
  invoiceSchema,
  invoiceTotals,
  MAX_BILLED_ORDERS,
  MAX_POSITIONS,
  type Position,
  type Positions,
  positionsInOrder,
} from './invoice';
export {
  emptyPosition,
  type InvoiceInput,
  type InvoiceValues,
  invoiceChange,
  invoiceFormSchema,
  invoiceToForm,
  type PositionInput,
} from './invoice-form';
export { invoices } from './invoice-kind';
export { invoiceMail } from './invoice-mail';
export {
  type InvoiceFact,
  type InvoiceTransitionInput,
  invoiceFacts,
  invoiceTransitions,
  transitionInvoice,
} from './invoice-transitions';
export { ZERO_TAX_LABELS, ZERO_TAXES, type ZeroTax, zeroTaxOf } from './zero-tax';
