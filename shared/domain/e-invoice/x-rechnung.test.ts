import type { Invoice } from '../invoice';
import { approvedInvoice } from '../invoice/invoice-fixture';
import { eInvoice, lacksForXRechnung } from './index';

const one = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? '';
const has = (xml: string, name: string): boolean => new RegExp(`<${name}[ >]`).test(xml);

const fixture = approvedInvoice();
const contact = { name: 'Olga Brandt', phone: '+49 40 7654320', email: 'office@nordhaus.example' };
const seller = { name: 'Nordhaus', ...fixture.seller, contact };
const whole = (over: Partial<Invoice> = {}) =>
  approvedInvoice({ seller, buyerReference: '04011000-12345-34', ...over });
const credit = (over: Partial<Invoice> = {}) =>
  whole({ sort: 'credit', creditsRef: { id: 'i0', name: 'IN-2026-0007 Filters' }, ...over });

const ID = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const supplier = (xml: string) => one(xml, 'cac:AccountingSupplierParty');
const customer = (xml: string) => one(xml, 'cac:AccountingCustomerParty');
const sellerContact = (xml: string) => one(supplier(xml), 'cac:Contact');
const means = (xml: string) => one(xml, 'cac:PaymentMeans');
const isTransfer = (xml: string) => ['30', '58'].includes(one(means(xml), 'cbc:PaymentMeansCode'));
/** The type code of an invoice or a credit note. */
const typeCode = (xml: string) => one(xml, 'cbc:InvoiceTypeCode') || one(xml, 'cbc:CreditNoteTypeCode');

function hasCheckDigits(iban: string): boolean {
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** The rules of XRechnung 3.0 that concern what our files can hold, as KoSIT publishes them, read from the file. */
const RULES: Readonly<Record<string, (xml: string) => boolean>> = {
  'BR-DE-1': (xml) => has(xml, 'cac:PaymentMeans'),
  'BR-DE-2': (xml) => has(supplier(xml), 'cac:Contact'),
  'BR-DE-3': (xml) => one(supplier(xml), 'cbc:CityName').trim() !== '',
  'BR-DE-4': (xml) => one(supplier(xml), 'cbc:PostalZone').trim() !== '',
  'BR-DE-5': (xml) => one(sellerContact(xml), 'cbc:Name').trim() !== '',
  'BR-DE-6': (xml) => one(sellerContact(xml), 'cbc:Telephone').trim() !== '',
  'BR-DE-7': (xml) => one(sellerContact(xml), 'cbc:ElectronicMail').trim() !== '',
  'BR-DE-8': (xml) => one(customer(xml), 'cbc:CityName').trim() !== '',
  'BR-DE-9': (xml) => one(customer(xml), 'cbc:PostalZone').trim() !== '',
  'BR-DE-14': (xml) =>
    xml
      .split('<cac:TaxSubtotal>')
      .slice(1)
      .every((subtotal) => one(subtotal, 'cbc:Percent') !== ''),
  'BR-DE-15': (xml) => one(xml, 'cbc:BuyerReference').trim() !== '',
  'BR-DE-16': (xml) => one(one(supplier(xml), 'cac:PartyTaxScheme'), 'cbc:CompanyID') !== '',
  'BR-DE-17': (xml) => ['326', '380', '384', '389', '381', '875', '876', '877'].includes(typeCode(xml)),
  // No discount for paying early is written, which it says the form of.
  'BR-DE-18': (xml) => !one(one(xml, 'cac:PaymentTerms'), 'cbc:Note').includes('#'),
  'BR-DE-19': (xml) =>
    one(means(xml), 'cbc:PaymentMeansCode') !== '58' ||
    hasCheckDigits(one(one(means(xml), 'cac:PayeeFinancialAccount'), 'cbc:ID')),
  'BR-DE-21': (xml) => one(xml, 'cbc:CustomizationID') === ID,
  'BR-DE-23-a': (xml) => !isTransfer(xml) || has(means(xml), 'cac:PayeeFinancialAccount'),
  'BR-DE-23-b': (xml) =>
    !isTransfer(xml) || !(has(means(xml), 'cac:CardAccount') || has(means(xml), 'cac:PaymentMandate')),
  // No other payment means than transfers and none: BR-DE-24 and BR-DE-25 are of cards and direct debits.
  'BR-DE-24 and 25': (xml) => ['58', '1'].includes(one(means(xml), 'cbc:PaymentMeansCode')),
  'BR-DE-26': (xml) => typeCode(xml) !== '384' || has(xml, 'cac:BillingReference'),
  'BR-DE-27': (xml) => one(sellerContact(xml), 'cbc:Telephone').replace(/\D/g, '').length >= 3,
  'BR-DE-28': (xml) => /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(one(sellerContact(xml), 'cbc:ElectronicMail')),
  'BR-DE-TMP-32': (xml) => has(xml, 'cac:InvoicePeriod') || has(xml, 'cac:Delivery'),
  'BR-CO-25': (xml) => has(xml, 'cbc:DueDate') || one(one(xml, 'cac:PaymentTerms'), 'cbc:Note') !== '',
  'BR-62': (xml) => /<cbc:EndpointID schemeID="EM">/.test(supplier(xml)),
  'BR-63': (xml) => /<cbc:EndpointID schemeID="EM">/.test(customer(xml)),
  'PEPPOL-EN16931-R001': (xml) => has(xml, 'cbc:ProfileID'),
  'PEPPOL-EN16931-R008': (xml) => !/<([\w:]+)(?: [^>]*)?>\s*<\/\1>/.test(xml),
  'PEPPOL-EN16931-R010': (xml) => one(customer(xml), 'cbc:EndpointID') !== '',
  'PEPPOL-EN16931-R020': (xml) => one(supplier(xml), 'cbc:EndpointID') !== '',
  'PEPPOL-EN16931-R053': (xml) => xml.split('<cac:TaxTotal>').length === 2,
};
const broken = (xml: string): readonly string[] => Object.keys(RULES).filter((name) => !RULES[name]?.(xml));

describe('an e-invoice with all that XRechnung wants', () => {
  it.each([
    ['an invoice', whole()],
    ['a credit note', credit()],
    ['one of a seller without a VAT number', whole({ seller: { ...seller, taxId: '29/815/08152' } })],
  ])('names XRechnung 3.0 and keeps its rules: %s', (_, invoice) => {
    expect(lacksForXRechnung(invoice)).toEqual([]);
    expect(broken(eInvoice(invoice) ?? '')).toEqual([]);
  });

  it('has its parts in the order of the schema', () => {
    const party = supplier(eInvoice(whole({ seller: { ...seller, taxId: '29/815/08152' } })) ?? '');
    const order = [...party.matchAll(/^ {6}<(c[ab]c:\w+)/gm)].map(([, name]) => name);
    expect(order).toEqual([
      'cbc:EndpointID',
      'cac:PartyIdentification',
      'cac:PostalAddress',
      'cac:PartyTaxScheme',
      'cac:PartyLegalEntity',
      'cac:Contact',
    ]);
    for (const invoice of [whole(), credit()]) {
      const names = [...(eInvoice(invoice) ?? '').matchAll(/^ {2}<(c[ab]c:\w+)/gm)].map(([, name]) => name);
      const known = ORDER.filter((name) => names.includes(name));
      expect(names).toEqual(known);
    }
  });
});

const ORDER = [
  'cbc:CustomizationID',
  'cbc:ProfileID',
  'cbc:ID',
  'cbc:IssueDate',
  'cbc:DueDate',
  'cbc:InvoiceTypeCode',
  'cbc:CreditNoteTypeCode',
  'cbc:Note',
  'cbc:DocumentCurrencyCode',
  'cbc:BuyerReference',
  'cac:InvoicePeriod',
  'cac:BillingReference',
  'cac:AccountingSupplierParty',
  'cac:AccountingCustomerParty',
  'cac:PaymentMeans',
  'cac:PaymentTerms',
  'cac:TaxTotal',
  'cac:LegalMonetaryTotal',
  'cac:InvoiceLine',
  'cac:CreditNoteLine',
];

const without = (over: Partial<typeof contact>) => ({
  seller: { ...seller, contact: { ...contact, ...over } },
});
const city = { line1: 'Kai 1', postcode: '20457', city: ' ', country: 'DE' };

describe('an e-invoice of which something lacks', () => {
  it.each<[string, Partial<Invoice>, RegExp]>([
    ['no contact', { seller: { ...seller, contact: undefined } }, /Contact person/],
    ['no name of a contact', without({ name: '' }), /Contact person/],
    ['no phone', without({ phone: '' }), /Contact person/],
    ['a phone of no digits', without({ phone: 'ask Olga' }), /Contact person/],
    ['no mail address', without({ email: '' }), /Contact person/],
    ['a mail address that is none', without({ email: 'office at nordhaus' }), /Contact person/],
    ['no town of the seller', { seller: { ...seller, address: city } }, /Address with postcode/],
    ['no account', { seller: { ...seller, iban: undefined } }, /IBAN/],
    [
      'no town of the customer',
      { recipient: { ...fixture.recipient, address: city } },
      /town of the customer/,
    ],
    ['no reference', { buyerReference: undefined }, /Leitweg-ID/],
    [
      'no mail address of the customer',
      { recipient: { ...fixture.recipient, email: undefined } },
      /for bills/,
    ],
  ])('names EN 16931 alone, and it is said what to enter: %s', (_, over, lack) => {
    const invoice = whole(over);
    expect(lacksForXRechnung(invoice)).toEqual([expect.stringMatching(lack)]);
    const xml = eInvoice(invoice) ?? '';
    expect(one(xml, 'cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017');
    expect(broken(xml)).toContain('BR-DE-21');
    expect(has(xml, 'cbc:ProfileID')).toBe(false);
  });

  it('needs no account for a credit note', () => {
    expect(lacksForXRechnung(credit({ seller: { ...seller, iban: undefined } }))).toEqual([]);
  });
});
