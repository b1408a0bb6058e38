import type { OfferLanguage, RECURRING_TEXTS } from '@fm/domain/offer';
import { english } from './english';
import { german } from './german';

/** The languages in which documents are written. */
export type DocumentLanguage = 'de' | 'en';

/** How an optional line or one of an option stands to the total. */
export interface LineConditions {
  /** The option the line belongs to. */
  readonly option: string | undefined;
  readonly isOptional: boolean;
  /** The amount is in the total. */
  readonly isCounted: boolean;
  /** The customer has decided. */
  readonly isDecided: boolean;
}

/** Everything that stands on documents in one language and is not typed by somebody. */
export interface DocumentTexts {
  /** The locale for money, quantities and days. */
  readonly locale: string;
  readonly offer: string;
  offerNumber(number: string | undefined, version: number): string;
  page(number: number, count: number): string;
  attention(name: string): string;
  readonly facts: {
    readonly date: string;
    readonly validUntil: string;
    readonly customerNumber: string;
    readonly site: string;
    readonly owner: string;
  };
  /** What is to be known of an offer that is not simply open; undefined where there is nothing. */
  status(status: string): string | undefined;
  readonly columns: {
    readonly position: string;
    readonly name: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly discount: string;
    readonly tax: string;
    readonly amount: string;
  };
  conditions(conditions: LineConditions): string | undefined;
  /** Of lines that are carried out again and again. */
  readonly recurring: (typeof RECURRING_TEXTS)[OfferLanguage];
  unit(unit: string): string;
  groupTotal(group: string): string;
  readonly carriedOver: string;
  subtotal(isTaxIncluded: boolean): string;
  discount(share: string | undefined): string;
  net(isTaxIncluded: boolean): string;
  tax(rate: string, isIncluded: boolean): string;
  taxBase(amount: string): string;
  readonly total: string;
  totalsOf(option: string): string;
  readonly optionsCompared: string;
  comparedOption(option: string, net: string): string;
  /** Says what the sums hold for where an offer has options. */
  optionsNote(option: string, isAccepted: boolean): string;
  readonly notCountedNote: string;
  readonly taxIncludedNote: string;
  payment(days: number): string;
  validity(day: string): string;
  accepted(name: string, day: string): string;
  acceptedOption(option: string): string;
  readonly order: string;
  readonly orderNote: string;
  readonly orderOption: string;
  readonly placeAndDay: string;
  readonly signature: string;
  phone(number: string): string;
  taxId(id: string): string;
  iban(iban: string): string;
  bic(bic: string): string;
}

/** The texts of documents in a language. */
export const textsIn = (language: DocumentLanguage): DocumentTexts => (language === 'de' ? german : english);
