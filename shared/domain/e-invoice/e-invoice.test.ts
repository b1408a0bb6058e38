import fc from 'fast-check';
import { approvedInvoice, invoice, position } from '../invoice/invoice-fixture';
import { eInvoice } from './index';

/** Everything between two tags of a name, in the order of the file. */
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inside]) => inside ?? '',
  );
const one = (xml: string, name: string): string => all(xml, name)[0] ?? '';
/** Cents of a decimal, by its digits alone. */
const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const written = (over: Parameters<typeof approvedInvoice>[0] = {}) => eInvoice(approvedInvoice(over)) ?? '';

const positions = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.record({
    order: fc.integer({ min: 0, max: 50 }),
    text: fc.string({ minLength: 1, maxLength: 40 }),
    unit: fc.constantFrom('h', 'pcs', 'flat', 'bags'),
    qtyMilli: fc.integer({ min: 1, max: 1_000_000 }),
    unitMinor: fc.integer({ min: 1, max: 1_000_000 }),
    discountBp: fc.integer({ min: 0, max: 10_000 }),
    taxBp: fc.constantFrom(0, 700, 1900),
  }),
  { minKeys: 1, maxKeys: 20 },
);

describe('the sums of an e-invoice', () => {
  it('hold by the rules BR-CO-10 to BR-CO-17 of EN 16931, read from the file itself', () => {
    fc.assert(
      fc.property(positions, (some) => {
        const xml = written({ positions: some });
        const total = one(xml, 'cac:LegalMonetaryTotal');
        const amount = (name: string) => cents(one(total, name));
        const lines = all(xml, 'cac:InvoiceLine');
        const tax = one(xml, 'cac:TaxTotal');
        const taxSum = cents(one(tax.replace(/<cac:TaxSubtotal>[\s\S]*/, ''), 'cbc:TaxAmount'));
        const rates = all(tax, 'cac:TaxSubtotal');
        // BR-CO-10, BR-CO-13: no discounts or charges stand on the whole invoice.
        const nets = lines.map((line) => cents(one(line, 'cbc:LineExtensionAmount')));
        expect(sum(nets)).toBe(amount('cbc:LineExtensionAmount'));
        expect(amount('cbc:TaxExclusiveAmount')).toBe(amount('cbc:LineExtensionAmount'));
        // BR-CO-14
        expect(sum(rates.map((rate) => cents(one(rate, 'cbc:TaxAmount'))))).toBe(taxSum);
        // BR-CO-15, BR-CO-16
        expect(amount('cbc:TaxInclusiveAmount')).toBe(amount('cbc:TaxExclusiveAmount') + taxSum);
        expect(amount('cbc:PayableAmount')).toBe(amount('cbc:TaxInclusiveAmount'));
        // BR-CO-17, and the bases of the rates are the net (BR-S-8, BR-Z-8).
        for (const rate of rates) {
          const exact = cents(one(rate, 'cbc:TaxableAmount')) * cents(one(rate, 'cbc:Percent'));
          expect(cents(one(rate, 'cbc:TaxAmount'))).toBe((exact + 5000n) / 10_000n);
        }
        expect(sum(rates.map((rate) => cents(one(rate, 'cbc:TaxableAmount'))))).toBe(sum(nets));
        // Each line: quantity times price less its discount.
        for (const line of lines) {
          const gross =
            (cents(one(line, 'cbc:InvoicedQuantity')) * cents(one(line, 'cbc:PriceAmount')) + 500n) / 1000n;
          const off = cents(one(line, 'cbc:Amount') || '0');
          expect(gross - off).toBe(cents(one(line, 'cbc:LineExtensionAmount')));
        }
      }),
    );
  });
});

describe('positions without tax', () => {
  const positions = { a: position({ taxBp: 0 }), b: position({ order: 1 }) };
  const categories = (over: Parameters<typeof approvedInvoice>[0]) => {
    const xml = written({ positions, ...over });
    const [zero] = all(xml, 'cac:TaxSubtotal').filter((each) => one(each, 'cbc:Percent') === '0.00');
    return {
      ofRate: one(one(zero ?? '', 'cac:TaxCategory'), 'cbc:ID'),
      ofLines: all(xml, 'cac:ClassifiedTaxCategory').map((each) => one(each, 'cbc:ID')),
      reasons: all(xml, 'cbc:TaxExemptionReason'),
      code: one(zero ?? '', 'cbc:TaxExemptionReasonCode'),
    };
  };

  it('are zero-rated without a reason, as BR-Z-5, BR-Z-8 and BR-Z-10 want', () => {
    expect(categories({})).toEqual({ ofRate: 'Z', ofLines: ['Z', 'S'], reasons: [], code: '' });
  });

  it('are exempt with one, by BR-E-5, BR-E-8 and BR-E-10', () => {
    const exempt = categories({ zeroTax: 'exempt', zeroTaxReason: '§ 4 Nr. 12 UStG' });
    expect(exempt).toEqual({ ofRate: 'E', ofLines: ['E', 'S'], reasons: ['§ 4 Nr. 12 UStG'], code: '' });
  });

  it('name reverse charge, by BR-AE-2 with the VAT numbers of both, BR-AE-5, BR-AE-8 and BR-AE-10', () => {
    expect(categories({ zeroTax: 'reverse' })).toEqual({
      ofRate: 'AE',
      ofLines: ['AE', 'S'],
      reasons: ['Reverse charge'],
      code: 'VATEX-EU-AE',
    });
    const xml = written({ positions, zeroTax: 'reverse' });
    for (const party of ['Supplier', 'Customer'])
      expect(one(one(xml, `cac:Accounting${party}Party`), 'cbc:CompanyID')).toMatch(/^DE\d{9}$/);
  });
});

describe('an e-invoice', () => {
  it('says who bills whom, for when, and where to pay', () => {
    const xml = written({ buyerReference: '04011000-12345-34' });
    expect(one(xml, 'cbc:ID')).toBe('IN-2026-0001');
    expect(one(xml, 'cbc:InvoiceTypeCode')).toBe('380');
    expect(one(xml, 'cbc:BuyerReference')).toBe('04011000-12345-34');
    expect(one(one(xml, 'cac:AccountingSupplierParty'), 'cbc:CompanyID')).toBe('DE136695976');
    expect(one(one(xml, 'cac:AccountingCustomerParty'), 'cbc:RegistrationName')).toBe('Elbe Clinic');
    expect(one(one(xml, 'cac:PayeeFinancialAccount'), 'cbc:ID')).toBe('DE89370400440532013000');
    expect(one(xml, 'cbc:EndDate')).toBe('2026-11-12');
  });

  it('names a tax number that is no VAT number as one, so that the seller can be told', () => {
    const { seller } = approvedInvoice();
    const supplier = one(
      written({ seller: { name: 'Nordhaus', ...seller, taxId: '29/815/08152' } }),
      'cac:AccountingSupplierParty',
    );
    expect(one(one(supplier, 'cac:PartyIdentification'), 'cbc:ID')).toBe('29/815/08152');
    expect(one(one(supplier, 'cac:TaxScheme'), 'cbc:ID')).toBe('FC');
  });

  it('of a credit note is a credit note that names its invoice', () => {
    const xml = written({ sort: 'credit', creditsRef: { id: 'i0', name: 'IN-2026-0007 Filters' } });
    expect(xml).toContain('<CreditNote xmlns=');
    expect(one(xml, 'cbc:CreditNoteTypeCode')).toBe('381');
    expect(one(one(xml, 'cac:BillingReference'), 'cbc:ID')).toBe('IN-2026-0007');
    expect(all(xml, 'cac:CreditNoteLine')).toHaveLength(1);
  });

  it('stays well formed whatever was typed', () => {
    const xml = written({ positions: { a: position({ text: '<Pump> & "Co"\u0000\u0008' }) } });
    expect(one(xml, 'cbc:Name')).toBe('&lt;Pump&gt; &amp; &quot;Co&quot;');
  });

  it('is none of a draft', () => {
    expect(eInvoice(invoice())).toBeUndefined();
  });
});
