export { eInvoice, type SentInvoice } from './e-invoice';
export { lacksForXRechnung } from './x-rechnung';
