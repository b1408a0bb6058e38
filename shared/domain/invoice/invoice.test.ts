import fc from 'fast-check';
import * as v from 'valibot';
import { COMPANY_DEFAULTS } from '../company';
import { lineNetMinor } from '../offer-arithmetic';
import {
  creditNoteOf,
  invoiceChange,
  invoiceFormSchema,
  invoiceSchema,
  invoiceToForm,
  invoiceTotals,
  transitionInvoice,
} from './index';
import { approvedInvoice, invoice, position } from './invoice-fixture';

const now = new Date('2026-11-20T09:00:00Z');
const today = '2026-11-20';
const office = { uid: 'office', name: 'Olga Brandt', role: 'office' };
const company = {
  ...COMPANY_DEFAULTS,
  name: 'Nordhaus',
  address: { line1: 'Hof 2', postcode: '10115', city: 'Berlin', country: 'DE' },
  taxId: 'DE136695976',
};
const to = (
  one: ReturnType<typeof invoice>,
  status: 'approved' | 'paid' | 'cancelled' | 'draft',
  input: object = {},
  actor = office,
) => transitionInvoice(one, status, { company, ...input }, actor, now, today);

const positions = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.record({
    qtyMilli: fc.integer({ min: 0, max: 100_000_000 }),
    unitMinor: fc.integer({ min: 0, max: 100_000_000 }),
    discountBp: fc.integer({ min: 0, max: 10_000 }),
    taxBp: fc.constantFrom(0, 700, 1900, 810),
  }),
  { maxKeys: 30 },
);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('the figures of an invoice', () => {
  it('add up: positions are the net, the rates are net and tax, and both are the gross', () => {
    fc.assert(
      fc.property(positions, (all) => {
        const { netMinor, taxByRate, taxMinor, grossMinor } = invoiceTotals(all);
        const rates = Object.values(taxByRate);
        expect(sum(Object.values(all).map(lineNetMinor))).toBe(netMinor);
        expect(sum(rates.map(({ baseMinor }) => baseMinor))).toBe(netMinor);
        expect(sum(rates.map((rate) => rate.taxMinor))).toBe(taxMinor);
        expect(netMinor + taxMinor).toBe(grossMinor);
      }),
    );
  });
});

describe('approving an invoice', () => {
  it('freezes who sends it and by when it is to be paid', () => {
    const outcome = to(invoice(), 'approved');
    expect(outcome).toMatchObject({
      ok: true,
      patch: { status: 'approved', issueDate: today, dueDate: '2026-12-04', seller: { name: 'Nordhaus' } },
    });
  });

  it.each([
    ['positions', invoice({ positions: {} }), {}],
    ['positions', invoice({ positions: { a: position({ unitMinor: 0 }) } }), {}],
    ['recipient', invoice({ recipient: { name: 'Elbe Clinic' } }), {}],
    ['seller', invoice(), { company: { ...company, taxId: undefined } }],
    [
      'recipient',
      invoice({
        zeroTax: 'reverse',
        positions: { a: position({ taxBp: 0 }) },
        recipient: { ...invoice().recipient, taxId: '29/815/08152' },
      }),
      {},
    ],
    ['periodTo', invoice({ periodTo: '2026-11-21' }), {}],
  ])('is refused for its %s', (field, one, input) => {
    expect(to(one, 'approved', input)).toMatchObject({ ok: false, fields: { [field]: expect.any(String) } });
  });

  it('is refused to a manager', () => {
    expect(to(invoice(), 'approved', {}, { ...office, role: 'manager' }).ok).toBe(false);
  });
});

describe('an approved invoice', () => {
  it('is paid on a day between its date and today', () => {
    expect(to(approvedInvoice(), 'paid', { paidOn: today }).ok).toBe(true);
    for (const paidOn of ['2026-11-19', '2026-11-21', undefined])
      expect(to(approvedInvoice(), 'paid', { paidOn })).toMatchObject({ ok: false });
  });

  it('is taken back with a reason, but a credit note is not', () => {
    const given = { reason: 'Wrong customer.', creditedByRef: { id: 'k', name: 'Credit' } };
    expect(to(approvedInvoice(), 'cancelled', given).ok).toBe(true);
    expect(to(approvedInvoice(), 'cancelled', { ...given, reason: ' ' }).ok).toBe(false);
    expect(to(approvedInvoice({ sort: 'credit' }), 'cancelled', given).ok).toBe(false);
    expect(to(invoice(), 'cancelled', given).ok).toBe(false);
  });

  it('never becomes a draft again', () => {
    expect(to(approvedInvoice(), 'draft').ok).toBe(false);
  });
});

it('a credit note has the figures of its invoice, names it, and bills no order', () => {
  const one = approvedInvoice();
  const credit = v.parse(invoiceSchema, creditNoteOf(one, office, now, today));
  expect(credit).toMatchObject({
    sort: 'credit',
    status: 'approved',
    grossMinor: one.grossMinor,
    creditsRef: { id: 'i1', name: 'IN-2026-0001 Filters' },
    orderIds: [],
  });
});

describe('why positions have no tax', () => {
  const form = invoiceToForm(invoice({ positions: { a: position({ taxBp: 0 }) } }));

  it('is asked for an exemption, and said of nothing else', () => {
    const faults = (over: object) =>
      (v.safeParse(invoiceFormSchema, { ...form, ...over }).issues ?? []).map((issue) => v.getDotPath(issue));
    expect(faults({ zeroTax: 'exempt' })).toEqual(['zeroTaxReason']);
    expect(faults({ zeroTax: 'exempt', zeroTaxReason: '§ 19 UStG' })).toEqual([]);
    expect(faults({ zeroTax: 'reverse' })).toEqual([]);
    const reverse = v.parse(invoiceFormSchema, { ...form, zeroTax: 'reverse', zeroTaxReason: '§ 19 UStG' });
    expect(invoiceChange(reverse, invoice())).toMatchObject({ zeroTax: 'reverse', zeroTaxReason: undefined });
    expect(invoiceChange(v.parse(invoiceFormSchema, form), invoice()).zeroTax).toBeUndefined();
  });

  it('is not asked where every position has one', () => {
    const taxed = { ...invoiceToForm(invoice()), zeroTax: 'exempt' };
    expect(invoiceChange(v.parse(invoiceFormSchema, taxed), invoice()).zeroTax).toBeUndefined();
  });

  it('needs no VAT number where reverse charge concerns no position', () => {
    const recipient = { ...invoice().recipient, taxId: undefined };
    expect(to(invoice({ zeroTax: 'reverse', recipient }), 'approved').ok).toBe(true);
  });

  it('goes over to the credit note', () => {
    const one = approvedInvoice({ zeroTax: 'exempt', zeroTaxReason: '§ 19 UStG' });
    expect(creditNoteOf(one, office, now, today)).toMatchObject({
      zeroTax: 'exempt',
      zeroTaxReason: '§ 19 UStG',
    });
  });
});
