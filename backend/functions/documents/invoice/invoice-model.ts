import type { Letterhead } from '@fm/domain/company';
import { creditedNumber, type Invoice, invoiceTotals, positionsInOrder, zeroTaxOf } from '@fm/domain/invoice';
import { lineNetMinor, type OfferTotals } from '@fm/domain/offer-arithmetic';
import { ibanText } from '@fm/domain/settings';
import type { DocumentModel, ModelLine, SumRow } from '../letter/document-model';
import { type Formats, formatsFor } from '../letter/formats';
import { letterOf } from '../letter/letter';
import { figuresOf, taxRows } from '../letter/model-figures';
import { type DocumentTexts, textsIn } from '../texts/document-texts';
import { type InvoiceTexts, invoiceTextsIn } from '../texts/invoice-texts';
import type { InvoiceDocumentInput } from './invoice-document-input';

interface Speech {
  readonly texts: DocumentTexts;
  readonly own: InvoiceTexts;
  readonly formats: Formats;
}

/** What the document of an invoice or a credit note says, in its language. */
export function invoiceModel({ invoice, customerNumber, company }: InvoiceDocumentInput): DocumentModel {
  const texts = textsIn(invoice.language);
  const own = invoiceTextsIn(invoice.language);
  const formats = formatsFor(texts.locale, invoice.currency);
  const speech = { texts, own, formats };
  const { sort, number, recipient, creditsRef } = invoice;
  const isCredit = sort === 'credit';
  const sender = senderOf(invoice, company);
  const totals = invoiceTotals(invoice.positions);
  return {
    texts,
    formats,
    letter: letterOf(
      { company: sender, recipient, facts: factsOf(invoice, customerNumber, sender, speech) },
      texts,
      formats,
    ),
    subject: isCredit ? own.credit(number) : own.invoice(number),
    title: creditsRef ? own.creditFor(creditedNumber(creditsRef)) : invoice.title,
    notes: [
      ...(invoice.status === 'draft' ? [own.draftNote] : []),
      ...(invoice.status === 'cancelled' ? [own.creditedNote] : []),
      ...(invoice.orderRefs.length > 0 ? [own.orders(invoice.orderRefs.map(({ name }) => name))] : []),
    ],
    intro: invoice.intro,
    hasDiscounts: Object.values(invoice.positions).some(({ discountBp }) => discountBp > 0),
    groups: [{ heading: undefined, lines: linesOf(invoice, speech), total: undefined }],
    sums: [{ heading: undefined, rows: sumRows(totals, isCredit, speech) }],
    closing: [
      ...zeroTaxNote(invoice, own),
      ...(isCredit ? [own.creditPayment] : paymentOf(invoice, sender, speech)),
    ],
    terms: undefined,
    across: invoice.status === 'draft' ? own.draft : undefined,
  };
}

/** Who sends it: as it was when it was approved. The name of a bank belongs to its account. */
function senderOf(
  { seller }: Invoice,
  company: InvoiceDocumentInput['company'],
): InvoiceDocumentInput['company'] {
  if (!seller) return company;
  const { name, address, contact, taxId, iban, bic } = seller;
  const bankName = iban === company.iban ? company.bankName : undefined;
  return { ...company, name, address, contact, taxId, iban, bic, bankName };
}

function factsOf(
  invoice: InvoiceDocumentInput['invoice'],
  customerNumber: string | undefined,
  { contact }: Letterhead,
  { texts, own, formats }: Speech,
) {
  const { number, issueDate, dueDate, periodFrom, periodTo, recipient, buyerReference, sort } = invoice;
  return [
    { term: own.facts.number, value: number },
    { term: texts.facts.date, value: issueDate && formats.day(issueDate) },
    {
      term: periodFrom === periodTo ? own.facts.day : own.facts.period,
      value: formats.days(periodFrom, periodTo),
    },
    { term: own.facts.due, value: sort === 'invoice' ? dueDate && formats.day(dueDate) : undefined },
    { term: texts.facts.customerNumber, value: customerNumber },
    { term: own.facts.reference, value: buyerReference },
    { term: own.facts.taxId, value: recipient.taxId },
    { term: own.facts.contact, value: contact?.name },
  ];
}

const linesOf = ({ positions }: Invoice, { texts, formats }: Speech): readonly ModelLine[] =>
  positionsInOrder(positions).map((position, index) => ({
    position: String(index + 1),
    name: position.text,
    description: undefined,
    conditions: undefined,
    figures: figuresOf(position, true, texts, formats),
    countedMinor: lineNetMinor(position),
  }));

const sumRows = (
  totals: OfferTotals,
  isCredit: boolean,
  { texts, own, formats }: Speech,
): readonly SumRow[] => [
  { label: texts.net(false), amount: formats.money(totals.netMinor), weight: 'strong' },
  ...taxRows(totals, false, texts, formats),
  {
    label: isCredit ? own.creditTotal : texts.total,
    amount: formats.money(totals.grossMinor),
    weight: 'total',
  },
];

/** Why there is no tax, which § 14 UStG wants to read. */
function zeroTaxNote(invoice: Invoice, own: InvoiceTexts): readonly string[] {
  const zeroTax = zeroTaxOf(invoice);
  if (zeroTax === 'reverse') return [own.reverseCharge];
  return zeroTax === 'exempt' && invoice.zeroTaxReason ? [own.exempt(invoice.zeroTaxReason)] : [];
}

/** When and where to pay; of a draft only within how many days. */
function paymentOf(
  { number, dueDate, paymentDays, grossMinor }: InvoiceDocumentInput['invoice'],
  { iban, bankName }: Letterhead,
  { texts, own, formats }: Speech,
): readonly string[] {
  if (!number || !dueDate) return [texts.payment(paymentDays)];
  return [
    own.payBy(formats.money(grossMinor), formats.day(dueDate)),
    ...(iban ? [own.account(ibanText(iban), bankName, number)] : []),
  ];
}
