import { nounFor } from '@fm/domain/record';
import type { DocumentLanguage } from './document-texts';

/** What stands on invoices and credit notes alone, in one language. */
export interface InvoiceTexts {
  /** Undefined for a draft. */
  invoice(number: string | undefined): string;
  credit(number: string | undefined): string;
  /** What a credit note takes back. */
  creditFor(number: string): string;
  readonly draft: string;
  readonly draftNote: string;
  readonly creditedNote: string;
  orders(names: readonly string[]): string;
  readonly facts: {
    readonly number: string;
    readonly due: string;
    readonly day: string;
    readonly period: string;
    readonly reference: string;
    readonly taxId: string;
    readonly contact: string;
  };
  readonly creditTotal: string;
  /** How to pay what is due on a day. */
  payBy(amount: string, day: string): string;
  account(iban: string, bank: string | undefined, purpose: string): string;
  readonly creditPayment: string;
  readonly reverseCharge: string;
  exempt(reason: string): string;
}

const english: InvoiceTexts = {
  invoice: (number) => (number === undefined ? 'Invoice' : `Invoice ${number}`),
  credit: (number) => (number === undefined ? 'Credit note' : `Credit note ${number}`),
  creditFor: (number) => `For invoice ${number}, which this credit note takes back in full`,
  draft: 'Draft',
  draftNote: 'Draft: this is no invoice yet. Please do not pay it.',
  creditedNote: 'A credit note has taken this invoice back.',
  orders: (names) =>
    nounFor(names.length, { one: `For order ${names[0]}`, many: `For orders ${names.join('; ')}` }),
  facts: {
    number: 'Number',
    due: 'Due',
    day: 'Day of service',
    period: 'Period of service',
    reference: 'Your reference',
    taxId: 'Your VAT ID',
    contact: 'Your contact',
  },
  creditTotal: 'Amount credited',
  payBy: (amount, day) => `Please transfer ${amount} by ${day}, without deduction.`,
  account: (iban, bank, purpose) =>
    bank === undefined
      ? `Account: IBAN ${iban}. Reference: ${purpose}.`
      : `Account: IBAN ${iban} at ${bank}. Reference: ${purpose}.`,
  creditPayment: 'The amount is set off against what is open, or paid back to you.',
  reverseCharge: 'Reverse charge: the recipient of the service owes the value added tax.',
  exempt: (reason) => `Positions at 0% are exempt from value added tax: ${reason}`,
};

const german: InvoiceTexts = {
  invoice: (number) => (number === undefined ? 'Rechnung' : `Rechnung ${number}`),
  credit: (number) => (number === undefined ? 'Rechnungskorrektur' : `Rechnungskorrektur ${number}`),
  creditFor: (number) => `Zur Rechnung ${number}, die hiermit vollständig storniert wird`,
  draft: 'Entwurf',
  draftNote: 'Entwurf: Dies ist noch keine Rechnung. Bitte nicht bezahlen.',
  creditedNote: 'Diese Rechnung wurde durch eine Rechnungskorrektur storniert.',
  orders: (names) =>
    nounFor(names.length, { one: `Zum Auftrag ${names[0]}`, many: `Zu den Aufträgen ${names.join('; ')}` }),
  facts: {
    number: 'Nummer',
    due: 'Zahlbar bis',
    day: 'Leistungsdatum',
    period: 'Leistungszeitraum',
    reference: 'Ihr Zeichen',
    taxId: 'Ihre USt-IdNr.',
    contact: 'Ansprechpartner',
  },
  creditTotal: 'Gutgeschriebener Betrag',
  payBy: (amount, day) => `Bitte überweisen Sie ${amount} bis zum ${day} ohne Abzug.`,
  account: (iban, bank, purpose) =>
    bank === undefined
      ? `Konto: IBAN ${iban}. Verwendungszweck: ${purpose}.`
      : `Konto: IBAN ${iban} bei ${bank}. Verwendungszweck: ${purpose}.`,
  creditPayment: 'Der Betrag wird mit offenen Forderungen verrechnet oder Ihnen erstattet.',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers.',
  exempt: (reason) => `Positionen mit 0 % sind umsatzsteuerfrei: ${reason}`,
};

/** The texts of invoices in a language. */
export const invoiceTextsIn = (language: DocumentLanguage): InvoiceTexts =>
  language === 'de' ? german : english;
