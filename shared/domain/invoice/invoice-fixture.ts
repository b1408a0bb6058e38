import type { Stored } from '../record';
import { type Invoice, invoiceFigures, type Position } from './invoice';

const at = new Date('2026-11-20T09:00:00Z');
const by = { uid: 'office', name: 'Olga Brandt' };
const address = { line1: 'Kai 1', postcode: '20457', city: 'Hamburg', country: 'DE' };

export const position = (over: Partial<Position> = {}): Position => ({
  order: 0,
  text: 'Filter F7',
  unit: 'pcs',
  qtyMilli: 2000,
  unitMinor: 4999,
  discountBp: 0,
  taxBp: 1900,
  ...over,
});

/** A draft as it is stored, for tests. */
export function invoice(over: Partial<Stored<Invoice>> = {}): Stored<Invoice> {
  const positions = over.positions ?? { a: position() };
  return {
    id: 'i1',
    title: 'Filters',
    sort: 'invoice',
    status: 'draft',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    recipient: { name: 'Elbe Clinic', address, taxId: 'DE123456788', email: 'rosa@elbe.example' },
    currency: 'EUR',
    language: 'de',
    periodFrom: '2026-11-10',
    periodTo: '2026-11-12',
    paymentDays: 14,
    positions,
    ...invoiceFigures(positions),
    orderRefs: [{ id: 'w1', name: 'WO-2026-0001 Filters' }],
    orderIds: ['w1'],
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    rev: 1,
    trashed: false,
    schema: 1,
    ...over,
  };
}

/** The same, approved. */
export const approvedInvoice = (over: Partial<Stored<Invoice>> = {}): Stored<Invoice> =>
  invoice({
    status: 'approved',
    number: 'IN-2026-0001',
    seller: { name: 'Nordhaus', address, taxId: 'DE136695976', iban: 'DE89370400440532013000' },
    issueDate: '2026-11-20',
    dueDate: '2026-12-04',
    approvedAt: at,
    approvedBy: by,
    ...over,
  });
