import {
  type ComparedLineField,
  type ComparedOfferField,
  LINE_KIND_LABELS,
  OFFER_LANGUAGE_LABELS,
  type Offer,
  type OfferLine,
  RHYTHM_LABELS,
  TAX_MODE_LABELS,
} from '@fm/domain/offer';
import { formatMoney, formatPercent, formatQuantity } from '@fm/ui';

export const LINE_FIELD_LABELS: Readonly<Record<ComparedLineField, string>> = {
  name: 'Name',
  description: 'Description',
  group: 'Group',
  kind: 'Kind',
  qtyMilli: 'Quantity',
  unit: 'Unit',
  unitMinor: 'Price',
  discountBp: 'Discount',
  taxBp: 'Tax',
  option: 'Option',
  optional: 'Optional',
  selected: 'Counted in the totals',
  costMinor: 'Cost of one',
  recurs: 'Carried out',
};

export const OFFER_FIELD_LABELS: Readonly<Record<ComparedOfferField, string>> = {
  title: 'Title',
  siteRef: 'Site',
  contactRef: 'Contact',
  language: 'Language',
  taxMode: 'Prices',
  paymentDays: 'Days to pay',
  discount: 'Discount on the whole offer',
  intro: 'Introduction',
  terms: 'Terms',
};

/** A field of a line as people read it; '' for one that is empty. */
export function lineFieldText(line: OfferLine, field: ComparedLineField, currency: string): string {
  switch (field) {
    case 'kind':
      return LINE_KIND_LABELS[line.kind];
    case 'qtyMilli':
      return formatQuantity(line.qtyMilli);
    case 'unitMinor':
      return formatMoney(line.unitMinor, currency);
    case 'costMinor':
      return line.costMinor === undefined ? '' : formatMoney(line.costMinor, currency);
    case 'recurs':
      return line.recurs ? RHYTHM_LABELS[line.recurs] : 'once';
    case 'discountBp':
    case 'taxBp':
      return formatPercent(line[field]);
    case 'optional':
    case 'selected':
      return line[field] ? 'Yes' : 'No';
    default:
      return line[field] ?? '';
  }
}

/** A field of an offer as people read it; '' for one that is empty. */
export function offerFieldText(offer: Offer, field: ComparedOfferField): string {
  switch (field) {
    case 'siteRef':
    case 'contactRef':
      return offer[field]?.name ?? '';
    case 'language':
      return offer.language ? OFFER_LANGUAGE_LABELS[offer.language] : '';
    case 'taxMode':
      return TAX_MODE_LABELS[offer.taxMode];
    case 'paymentDays':
      return String(offer.paymentDays);
    case 'discount':
      return discountText(offer);
    default:
      return offer[field] ?? '';
  }
}

function discountText({ discount, currency }: Offer): string {
  switch (discount.kind) {
    case 'none':
      return '';
    case 'share':
      return formatPercent(discount.bp);
    case 'amount':
      return formatMoney(discount.amountMinor, currency);
  }
}
