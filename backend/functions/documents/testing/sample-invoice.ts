import { type Invoice, invoiceFigures, invoiceSchema, type Position } from '@fm/domain/invoice';
import * as v from 'valibot';
import type { InvoiceDocumentInput } from '../invoice-document';
import { sampleInput } from './sample-offer';

const WORK = ['Filter F7 getauscht', 'Arbeitszeit', 'Anfahrt', 'Winterdienst mit Räumen und Streuen'];

export const samplePosition = (order: number, over: Partial<Position> = {}): Position => ({
  order,
  text: WORK[order % WORK.length] ?? '',
  unit: 'h',
  qtyMilli: 1500,
  unitMinor: 4999 + order,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});

/** Positions by ids in their order. */
export const positionsById = (positions: readonly Position[]): Invoice['positions'] =>
  Object.fromEntries(
    positions.map((position, order) => [`p${String(order).padStart(3, '0')}`, { ...position, order }]),
  );

export const samplePositions = (count: number): Invoice['positions'] =>
  positionsById(Array.from({ length: count }, (_, index) => samplePosition(index)));

/** The company of the samples, with a contact. */
const company = {
  ...sampleInput().company,
  contact: { name: 'Olga Brandt', phone: '+49 30 7654321', email: 'rechnung@nordhaus.example' },
};

/** An approved invoice with its figures computed. */
export function sampleInvoice(over: Partial<Invoice> = {}): Invoice & { readonly number?: string } {
  const positions = over.positions ?? samplePositions(3);
  const { name, address, contact, taxId, iban, bic } = company;
  const invoice: Invoice = {
    title: 'Filterwechsel Haus B',
    sort: 'invoice',
    status: 'approved',
    customerRef: { id: 'c1', name: 'Klinikum Altona gGmbH' },
    recipient: {
      name: 'Klinikum Altona gGmbH',
      address: { line1: 'Paul-Ehrlich-Straße 1', postcode: '22763', city: 'Hamburg', country: 'DE' },
      taxId: 'DE123456788',
      email: 'rosa@klinikum.example',
    },
    seller: { name, address, contact, taxId, iban, bic },
    buyerReference: '04011000-12345-34',
    currency: 'EUR',
    language: 'de',
    periodFrom: '2026-11-10',
    periodTo: '2026-11-12',
    paymentDays: 14,
    issueDate: '2026-11-20',
    dueDate: '2026-12-04',
    positions,
    ...invoiceFigures(positions),
    orderRefs: [{ id: 'w1', name: 'WO-2026-0001 Filterwechsel' }],
    orderIds: ['w1'],
    ...over,
  };
  return {
    ...v.parse(invoiceSchema, invoice),
    ...(invoice.status !== 'draft' && { number: 'IN-2026-0007' }),
  };
}

/** A draft has neither sender nor dates yet. */
export const DRAFT = {
  status: 'draft',
  seller: undefined,
  issueDate: undefined,
  dueDate: undefined,
} as const;

/** What the document of an invoice is made from. */
export const sampleInvoiceInput = (
  over: Partial<Invoice> = {},
  rest: Partial<InvoiceDocumentInput> = {},
): InvoiceDocumentInput => ({
  invoice: sampleInvoice(over),
  customerNumber: 'CU-2026-0012',
  company,
  ...rest,
});
