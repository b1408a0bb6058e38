import { RECURRING_TEXTS } from '@fm/domain/offer';
import { nounFor } from '@fm/domain/record';
import type { DocumentTexts } from './document-texts';

const STATUS: Readonly<Record<string, string>> = {
  draft: 'Draft: this offer has not been made yet and binds nobody.',
  superseded: 'A newer version has replaced this offer.',
  withdrawn: 'This offer was withdrawn.',
  expired: 'This offer is no longer open.',
  declined: 'This offer was declined.',
};

/** Documents in English. */
export const english: DocumentTexts = {
  locale: 'en-GB',
  offer: 'Offer',
  offerNumber: (number, version) => {
    const name = number === undefined ? 'Offer' : `Offer ${number}`;
    return version > 1 ? `${name}, version ${version}` : name;
  },
  page: (number, count) => `Page ${number} of ${count}`,
  attention: (name) => `Attn. ${name}`,
  facts: {
    date: 'Date',
    validUntil: 'Valid until',
    customerNumber: 'Customer number',
    site: 'Site',
    owner: 'Your contact',
  },
  status: (status) => STATUS[status],
  columns: {
    position: 'No.',
    name: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    discount: 'Discount',
    tax: 'VAT',
    amount: 'Amount',
  },
  conditions: ({ option, isOptional, isCounted, isDecided }) => {
    const sum = isCounted ? 'included in the total' : 'not included in the total';
    if (isOptional && isDecided) {
      const decision = isCounted ? 'ordered' : 'not ordered';
      return option === undefined
        ? `Optional item, ${decision}`
        : `Optional item of option “${option}”, ${decision}`;
    }
    if (isOptional)
      return option === undefined ? `Optional item, ${sum}` : `Optional item of option “${option}”, ${sum}`;
    return option === undefined ? undefined : `Option “${option}”, ${sum}`;
  },
  recurring: RECURRING_TEXTS.en,
  unit: (unit) => (unit === 'flat' ? 'lump sum' : unit),
  groupTotal: (group) => `Total of ${group}`,
  carriedOver: 'Carried over',
  subtotal: (isTaxIncluded) => (isTaxIncluded ? 'Subtotal with VAT' : 'Subtotal'),
  discount: (share) => (share === undefined ? 'Discount' : `Discount ${share}`),
  net: (isTaxIncluded) => (isTaxIncluded ? 'Net amount without VAT' : 'Net amount'),
  tax: (rate, isIncluded) => (isIncluded ? `VAT ${rate} included` : `VAT ${rate}`),
  taxBase: (amount) => `on ${amount}`,
  total: 'Total amount',
  totalsOf: (option) => `Totals with option “${option}”`,
  optionsCompared: 'Options compared',
  comparedOption: (option, net) => `Option “${option}”, net ${net}`,
  optionsNote: (option, isAccepted) =>
    isAccepted
      ? `Option “${option}” was ordered. All totals are for that option.`
      : `Please choose one option. The totals are for option “${option}”; what each option costs stands at the end.`,
  notCountedNote: 'Amounts in brackets are not included in the totals.',
  taxIncludedNote: 'All prices include value added tax.',
  payment: (days) => {
    if (days === 0) return 'Payable in full on receipt of the invoice.';
    return nounFor(days, {
      one: 'Payable in full within one day of the invoice date.',
      many: `Payable in full within ${days} days of the invoice date.`,
    });
  },
  validity: (day) => `This offer is valid until ${day}.`,
  accepted: (name, day) => `Accepted by ${name} on ${day}.`,
  acceptedOption: (option) => `Option ordered: “${option}”.`,
  order: 'Order',
  orderNote: 'We accept this offer and place the order.',
  orderOption: 'Chosen option',
  placeAndDay: 'Place, date',
  signature: 'Signature',
  phone: (number) => `Phone ${number}`,
  taxId: (id) => (/^[A-Z]{2}/.test(id) ? `VAT ID ${id}` : `Tax number ${id}`),
  iban: (iban) => `IBAN ${iban}`,
  bic: (bic) => `BIC ${bic}`,
};
