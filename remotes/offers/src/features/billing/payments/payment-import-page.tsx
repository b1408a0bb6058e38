import { invoiceAddress } from '@fm/contract/addresses';
import { runPages } from '@fm/data';
import { type Duplicate, type ImportOf, ImportPage, type ImportRow } from '@fm/screens/import';
import { invoicesNumbered } from './api/invoices-numbered';
import { type InvoicePayment, matched, numbersIn, PAYMENT_FIELDS, paymentOf } from './payment-row';

/** Payments from a bank's file: a line pays the invoice whose number its purpose names, where the amount is the same. */
export const paymentImport: ImportOf<InvoicePayment> = {
  called: { one: 'payment', many: 'payments' },
  keptUnder: 'fm.import.payments',
  columns: PAYMENT_FIELDS,
  source: 'What your bank saves as CSV from the transactions of the account fits as it is.',
  needed: {
    columns: ['paidOn', 'amountMinor', 'purpose'],
    say: 'Choose the columns that hold the day, the amount and the purpose.',
  },
  detailHeader: 'Amount',
  decisions: ['skip'],
  list: { to: invoiceAddress.list(), label: 'To the invoices' },
  readRows: async (rows, mapping, newId) => {
    const read = rows.map((cells, index) => paymentOf({ id: newId(), line: index + 2, cells }, mapping));
    const known = await invoicesNumbered(read.flatMap(({ values }) => numbersIn(values?.purpose ?? '')));
    return read.map((row) => matched(row, known));
  },
  findThere: async (rows) => secondPayments(rows),
  store: (rows, _, options) =>
    runPages(
      'invoices.importPayments',
      rows,
      (page) => ({ rows: page.flatMap(({ row: { values } }) => (values ? [values] : [])) }),
      options,
    ),
};

/** Lines that pay what an earlier line of the file pays. */
function secondPayments(rows: readonly ImportRow<InvoicePayment>[]): ReadonlyMap<string, Duplicate> {
  const first = new Map<string, number>();
  const second = new Map<string, Duplicate>();
  for (const { id, line, values } of rows) {
    if (!values) continue;
    const earlier = first.get(values.id);
    if (earlier === undefined) first.set(values.id, line);
    else second.set(id, { id: undefined, name: `Line ${earlier}`, why: 'pays the same invoice' });
  }
  return second;
}

/** `/create-offer/billing/payments`: which invoices were paid, from a bank's file. */
export const PaymentImportPage = () => (
  <ImportPage
    title="Import payments"
    back={{ to: invoiceAddress.list(), label: 'Invoices' }}
    of={paymentImport}
    permission="invoices:edit"
    refused="Billing is for the office. Ask a colleague there to import payments."
  />
);
