import type { Address } from '../address';
import {
  creditedNumber,
  type Invoice,
  type InvoiceParty,
  invoiceTotals,
  type Position,
  positionsInOrder,
  type ZeroTax,
} from '../invoice';
import { minorDigits } from '../money';
import { lineNetMinor } from '../offer-arithmetic';
import { lacksForXRechnung, X_RECHNUNG } from './x-rechnung';
import { type Element, element, optional, xmlDocument } from './xml';

/** An invoice that was approved: everything that the norm asks for is there. */
export type SentInvoice = Invoice & { readonly number?: string | undefined };

/** The specification of a file that follows EN 16931 without any country's own rules. */
const SPECIFICATION = 'urn:cen.eu:en16931:2017';
/** The business process that XRechnung takes over from Peppol (PEPPOL-EN16931-R001). */
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** UNTDID 1001 and 4461. */
const INVOICE_CODE = '380';
const CREDIT_NOTE_CODE = '381';
const SEPA_TRANSFER = '58';
/** A credit note asks for nothing to be paid. */
const NOT_DEFINED = '1';
/** Electronic addresses that are mail addresses, in the list of those. */
const BY_MAIL = 'EM';

const CREDIT_TERMS = {
  de: 'Der Betrag wird mit offenen Forderungen verrechnet oder erstattet.',
  en: 'The amount is set off against what is open, or paid back.',
} as const;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/**
 * An approved invoice or credit note as the XML of an e-invoice: UBL 2.1 by EN 16931, and by XRechnung 3.0
 * where nothing lacks for that. Undefined for one that is not approved, and where its sender or the billing address is
 * not known.
 */
export function eInvoice(invoice: SentInvoice): string | undefined {
  const { number, issueDate, seller, recipient, sort, currency, creditsRef } = invoice;
  if (!number || !issueDate || !seller?.address || !recipient.address) return undefined;
  const isXRechnung = lacksForXRechnung(invoice).length === 0;
  const isCredit = sort === 'credit';
  const name = isCredit ? 'CreditNote' : 'Invoice';
  const money = amounts(currency);
  const totals = invoiceTotals(invoice.positions);
  return xmlDocument(
    element(
      name,
      [
        element('cbc:CustomizationID', isXRechnung ? X_RECHNUNG : SPECIFICATION),
        isXRechnung ? element('cbc:ProfileID', PROCESS) : undefined,
        element('cbc:ID', number),
        element('cbc:IssueDate', issueDate),
        isCredit ? undefined : optional('cbc:DueDate', invoice.dueDate),
        element(`cbc:${name}TypeCode`, isCredit ? CREDIT_NOTE_CODE : INVOICE_CODE),
        optional('cbc:Note', invoice.intro),
        element('cbc:DocumentCurrencyCode', currency),
        optional('cbc:BuyerReference', invoice.buyerReference),
        element('cac:InvoicePeriod', [
          element('cbc:StartDate', invoice.periodFrom),
          element('cbc:EndDate', invoice.periodTo),
        ]),
        creditsRef &&
          element('cac:BillingReference', [
            element('cac:InvoiceDocumentReference', [element('cbc:ID', creditedNumber(creditsRef))]),
          ]),
        element('cac:AccountingSupplierParty', [
          party({ ...seller, email: seller.contact?.email }, seller.address, true),
        ]),
        element('cac:AccountingCustomerParty', [party(recipient, recipient.address, false)]),
        isCredit
          ? element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', NOT_DEFINED)])
          : seller.iban
            ? transfer(seller.iban, seller.bic)
            : undefined,
        isCredit
          ? element('cac:PaymentTerms', [element('cbc:Note', CREDIT_TERMS[invoice.language])])
          : undefined,
        element('cac:TaxTotal', [
          money('cbc:TaxAmount', totals.taxMinor),
          ...Object.entries(totals.taxByRate).map(([rate, { baseMinor, taxMinor }]) =>
            element('cac:TaxSubtotal', [
              money('cbc:TaxableAmount', baseMinor),
              money('cbc:TaxAmount', taxMinor),
              taxCategory('cac:TaxCategory', Number(rate), invoice, reasonOf(invoice)),
            ]),
          ),
        ]),
        element('cac:LegalMonetaryTotal', [
          money('cbc:LineExtensionAmount', totals.netMinor),
          money('cbc:TaxExclusiveAmount', totals.netMinor),
          money('cbc:TaxInclusiveAmount', totals.grossMinor),
          money('cbc:PayableAmount', totals.grossMinor),
        ]),
        ...positionsInOrder(invoice.positions).map((position, index) =>
          line(position, index + 1, invoice, money),
        ),
      ],
      {
        xmlns: `${UBL}:${name}-2`,
        'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
        'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
      },
    ),
  );
}

type Money = (name: string, minor: number) => Element;

const amounts =
  (currency: string): Money =>
  (name, minor) =>
    element(name, decimal(minor, minorDigits(currency)), { currencyID: currency });

/** A whole number of 10^-digits as a decimal, exactly. */
function decimal(value: number, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function party(
  { name, taxId, email, contact }: InvoiceParty & Pick<NonNullable<Invoice['seller']>, 'contact'>,
  address: Address,
  isSeller: boolean,
): Element {
  // A VAT number begins with a country; another tax number says something of the seller alone.
  const isVat = /^[A-Z]{2}/.test(taxId ?? '');
  const taxed = taxId !== undefined && (isVat || isSeller);
  return element('cac:Party', [
    email ? element('cbc:EndpointID', email, { schemeID: BY_MAIL }) : undefined,
    isSeller && taxId && !isVat ? element('cac:PartyIdentification', [element('cbc:ID', taxId)]) : undefined,
    element('cac:PostalAddress', [
      optional('cbc:StreetName', address.line1),
      optional('cbc:AdditionalStreetName', address.line2),
      optional('cbc:CityName', address.city),
      optional('cbc:PostalZone', address.postcode),
      element('cac:Country', [element('cbc:IdentificationCode', address.country)]),
    ]),
    taxed
      ? element('cac:PartyTaxScheme', [
          element('cbc:CompanyID', taxId),
          element('cac:TaxScheme', [element('cbc:ID', isVat ? 'VAT' : 'FC')]),
        ])
      : undefined,
    element('cac:PartyLegalEntity', [element('cbc:RegistrationName', name)]),
    contact &&
      element('cac:Contact', [
        optional('cbc:Name', contact.name),
        optional('cbc:Telephone', contact.phone),
        optional('cbc:ElectronicMail', contact.email),
      ]),
  ]);
}

const transfer = (iban: string, bic: string | undefined): Element =>
  element('cac:PaymentMeans', [
    element('cbc:PaymentMeansCode', SEPA_TRANSFER),
    element('cac:PayeeFinancialAccount', [
      element('cbc:ID', iban),
      bic ? element('cac:FinancialInstitutionBranch', [element('cbc:ID', bic)]) : undefined,
    ]),
  ]);

/** Codes of UNTDID 5305 for a tax of 0 %. */
const ZERO_CODES: Readonly<Record<ZeroTax, string>> = { zero: 'Z', exempt: 'E', reverse: 'AE' };

/** The category of a rate; `reason` says why there is no tax, where the category wants that. */
const taxCategory = (
  name: string,
  taxBp: number,
  { zeroTax = 'zero' }: Pick<Invoice, 'zeroTax'>,
  reason: readonly (Element | undefined)[] = [],
): Element =>
  element(name, [
    element('cbc:ID', taxBp > 0 ? 'S' : ZERO_CODES[zeroTax]),
    element('cbc:Percent', decimal(taxBp, 2)),
    ...(taxBp > 0 ? [] : reason),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);

/** BR-E-10 and BR-AE-10 want a reason, BR-Z-10 none. */
function reasonOf({ zeroTax, zeroTaxReason }: Invoice): readonly (Element | undefined)[] {
  if (zeroTax === 'exempt') return [optional('cbc:TaxExemptionReason', zeroTaxReason)];
  if (zeroTax !== 'reverse') return [];
  return [
    element('cbc:TaxExemptionReasonCode', 'VATEX-EU-AE'),
    element('cbc:TaxExemptionReason', 'Reverse charge'),
  ];
}

function line(position: Position, at: number, invoice: Invoice, money: Money): Element {
  const { text, unit, qtyMilli, unitMinor, discountBp, taxBp } = position;
  const net = lineNetMinor(position);
  const discount = lineNetMinor({ qtyMilli, unitMinor, discountBp: 0 }) - net;
  const [name, quantity] =
    invoice.sort === 'credit' ? ['CreditNoteLine', 'CreditedQuantity'] : ['InvoiceLine', 'InvoicedQuantity'];
  return element(`cac:${name}`, [
    element('cbc:ID', String(at)),
    element(`cbc:${quantity}`, decimal(qtyMilli, 3), { unitCode: unitCode(unit) }),
    money('cbc:LineExtensionAmount', net),
    discountBp > 0
      ? element('cac:AllowanceCharge', [
          element('cbc:ChargeIndicator', 'false'),
          element('cbc:AllowanceChargeReason', 'Discount'),
          money('cbc:Amount', discount),
        ])
      : undefined,
    element('cac:Item', [
      element('cbc:Name', text),
      taxCategory('cac:ClassifiedTaxCategory', taxBp, invoice),
    ]),
    element('cac:Price', [money('cbc:PriceAmount', unitMinor)]),
  ]);
}

/** Codes of UN/ECE Recommendation 20 for units as people type them. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  h: 'HUR',
  hour: 'HUR',
  hours: 'HUR',
  std: 'HUR',
  min: 'MIN',
  day: 'DAY',
  days: 'DAY',
  month: 'MON',
  pcs: 'H87',
  stk: 'H87',
  m: 'MTR',
  'm²': 'MTK',
  m2: 'MTK',
  'm³': 'MTQ',
  m3: 'MTQ',
  km: 'KMT',
  kg: 'KGM',
  l: 'LTR',
  flat: 'LS',
};

/** "One" for units that have no code here. */
const unitCode = (unit: string): string => {
  const key = unit.trim().toLowerCase().replace(/\.$/, '');
  return (Object.hasOwn(UNIT_CODES, key) && UNIT_CODES[key]) || 'C62';
};
