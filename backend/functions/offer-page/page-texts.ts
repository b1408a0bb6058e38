import type { DECLINE_REASONS, LinkState } from '@fm/domain/offer-link';
import { nounFor } from '@fm/domain/record';

type Reason = (typeof DECLINE_REASONS)[number];

/** Everything the page says in one language. */
export interface PageTexts {
  readonly offer: string;
  readonly version: (number: number) => string;
  readonly forCustomer: string;
  readonly site: string;
  readonly issued: string;
  readonly validUntil: string;
  readonly payment: string;
  readonly paymentDays: (days: number) => string;
  readonly lines: string;
  readonly options: string;
  readonly optionsHint: string;
  readonly option: (key: string) => string;
  readonly optional: string;
  readonly lineDiscount: (share: string) => string;
  readonly total: string;
  readonly chooseForTotal: string;
  readonly groupTotal: (group: string) => string;
  readonly subtotal: string;
  readonly discount: string;
  readonly net: string;
  readonly tax: (rate: string, base: string) => string;
  readonly taxIncluded: (rate: string, base: string) => string;
  readonly gross: string;
  readonly recalculate: string;
  readonly accept: string;
  readonly acceptIntro: string;
  readonly name: string;
  readonly signature: string;
  readonly signatureHint: string;
  readonly clear: string;
  readonly acceptButton: string;
  readonly acceptNote: string;
  readonly decline: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly note: string;
  readonly declineButton: string;
  readonly ask: string;
  readonly question: string;
  readonly askButton: string;
  readonly asked: string;
  readonly contact: string;
  readonly noContact: string;
  readonly closed: Readonly<Record<Exclude<LinkState, 'open'>, (day: string) => readonly [string, string]>>;
  readonly wrong: string;
  readonly nameMissing: string;
  readonly optionMissing: string;
  readonly reasonMissing: string;
  readonly questionMissing: string;
  readonly signatureWrong: string;
  readonly tooManyQuestions: string;
}

export const DE: PageTexts = {
  offer: 'Angebot',
  version: (number) => `Fassung ${number}`,
  forCustomer: 'Für',
  site: 'Ort',
  issued: 'Datum',
  validUntil: 'Gültig bis',
  payment: 'Zahlung',
  paymentDays: (days) =>
    days === 0
      ? 'sofort'
      : nounFor(days, { one: 'innerhalb eines Tages', many: `innerhalb von ${days} Tagen` }),
  lines: 'Leistungen',
  options: 'Ihre Auswahl',
  optionsHint: 'Bitte wählen Sie eine der Möglichkeiten.',
  option: (key) => `Variante ${key}`,
  optional: 'Auf Wunsch',
  lineDiscount: (share) => `abzüglich ${share}`,
  total: 'Summe',
  chooseForTotal: 'Die Summe erscheint, sobald Sie eine Möglichkeit gewählt haben.',
  groupTotal: (group) => `Summe ${group}`,
  subtotal: 'Zwischensumme',
  discount: 'Nachlass',
  net: 'Summe ohne Umsatzsteuer',
  tax: (rate, base) => `${rate} Umsatzsteuer auf ${base}`,
  taxIncluded: (rate, base) => `darin ${rate} Umsatzsteuer auf ${base}`,
  gross: 'Gesamtbetrag',
  recalculate: 'Summe neu berechnen',
  accept: 'Angebot annehmen',
  acceptIntro: 'Mit Ihrem Namen unterschreiben Sie das Angebot so, wie es oben steht, mit Ihrer Auswahl.',
  name: 'Ihr Vor- und Nachname',
  signature: 'Unterschrift (freiwillig)',
  signatureHint: 'Unterschreiben Sie mit Finger, Stift oder Maus. Ihr Name genügt auch allein.',
  clear: 'Unterschrift löschen',
  acceptButton: 'Verbindlich annehmen',
  acceptNote: 'Sie nehmen das Angebot verbindlich und zahlungspflichtig an.',
  decline: 'Angebot ablehnen',
  reason: 'Woran liegt es?',
  reasons: {
    price: 'Am Preis',
    timing: 'Am Zeitpunkt',
    competitor: 'Jemand anderes macht es',
    scope: 'Am Umfang',
    other: 'An etwas anderem',
  },
  note: 'Was möchten Sie uns dazu sagen? (freiwillig)',
  declineButton: 'Ablehnen',
  ask: 'Eine Frage stellen',
  question: 'Ihre Frage',
  askButton: 'Frage senden',
  asked: 'Ihre Frage ist angekommen. Wir melden uns bei Ihnen. Das Angebot bleibt so lange offen.',
  contact: 'Ihr Kontakt',
  noContact: 'Fragen? Sie erreichen uns wie gewohnt.',
  closed: {
    expired: (day) => [
      'Dieses Angebot ist abgelaufen',
      `Es galt bis zum ${day}. Bitte melden Sie sich, wenn Sie es noch annehmen möchten.`,
    ],
    accepted: () => [
      'Dieses Angebot wurde angenommen',
      'Vielen Dank. Wir melden uns bei Ihnen, um alles Weitere abzusprechen.',
    ],
    declined: () => [
      'Dieses Angebot wurde abgelehnt',
      'Danke für Ihre Antwort. Wenn Sie es sich anders überlegen, melden Sie sich bitte.',
    ],
    withdrawn: () => ['Dieses Angebot wurde zurückgezogen', 'Es kann nicht mehr angenommen werden.'],
    superseded: () => [
      'Dieses Angebot wurde durch ein neues ersetzt',
      'Bitte sehen Sie in unserer neuesten Nachricht nach, oder melden Sie sich bei uns.',
    ],
  },
  wrong: 'Bitte prüfen Sie Ihre Angaben.',
  nameMissing: 'Geben Sie Ihren Vor- und Nachnamen ein.',
  optionMissing: 'Wählen Sie eine der Möglichkeiten.',
  reasonMissing: 'Wählen Sie einen Grund.',
  questionMissing: 'Schreiben Sie Ihre Frage auf, mit höchstens 1000 Zeichen.',
  signatureWrong:
    'Die Unterschrift konnte nicht gelesen werden. Unterschreiben Sie noch einmal, oder löschen Sie sie.',
  tooManyQuestions: 'Zu diesem Angebot wurde schon sehr viel gefragt. Bitte rufen Sie uns an.',
};

export const EN: PageTexts = {
  offer: 'Offer',
  version: (number) => `Version ${number}`,
  forCustomer: 'For',
  site: 'Site',
  issued: 'Date',
  validUntil: 'Valid until',
  payment: 'Payment',
  paymentDays: (days) =>
    days === 0 ? 'at once' : nounFor(days, { one: 'within one day', many: `within ${days} days` }),
  lines: 'What we offer',
  options: 'Your choice',
  optionsHint: 'Please choose one of the options.',
  option: (key) => `Option ${key}`,
  optional: 'If you wish',
  lineDiscount: (share) => `less ${share}`,
  total: 'Total',
  chooseForTotal: 'The total appears once you have chosen an option.',
  groupTotal: (group) => `Total of ${group}`,
  subtotal: 'Subtotal',
  discount: 'Discount',
  net: 'Total without tax',
  tax: (rate, base) => `${rate} tax on ${base}`,
  taxIncluded: (rate, base) => `including ${rate} tax on ${base}`,
  gross: 'Total amount',
  recalculate: 'Recalculate the total',
  accept: 'Accept the offer',
  acceptIntro: 'With your name you sign the offer as it stands above, with what you have chosen.',
  name: 'Your full name',
  signature: 'Signature (optional)',
  signatureHint: 'Sign with a finger, a pen or the mouse. Your name alone will do as well.',
  clear: 'Clear the signature',
  acceptButton: 'Accept with obligation to pay',
  acceptNote: 'You accept the offer, which is binding.',
  decline: 'Decline the offer',
  reason: 'What is the reason?',
  reasons: {
    price: 'The price',
    timing: 'The timing',
    competitor: 'Somebody else does it',
    scope: 'The scope',
    other: 'Something else',
  },
  note: 'What would you like to tell us? (optional)',
  declineButton: 'Decline',
  ask: 'Ask a question',
  question: 'Your question',
  askButton: 'Send the question',
  asked: 'Your question has arrived. We will get back to you. The offer stays open meanwhile.',
  contact: 'Your contact',
  noContact: 'Questions? You can reach us as usual.',
  closed: {
    expired: (day) => [
      'This offer has expired',
      `It was valid until ${day}. Please get in touch if you would still like to accept it.`,
    ],
    accepted: () => [
      'This offer was accepted',
      'Thank you. We will get in touch to arrange everything else.',
    ],
    declined: () => [
      'This offer was declined',
      'Thank you for your answer. If you change your mind, please get in touch.',
    ],
    withdrawn: () => ['This offer was withdrawn', 'It can no longer be accepted.'],
    superseded: () => [
      'This offer was replaced by a newer one',
      'Please look at our latest message, or get in touch with us.',
    ],
  },
  wrong: 'Please check what you entered.',
  nameMissing: 'Enter your full name.',
  optionMissing: 'Choose one of the options.',
  reasonMissing: 'Choose a reason.',
  questionMissing: 'Write down your question, in at most 1000 characters.',
  signatureWrong: 'The signature could not be read. Sign once more, or clear it.',
  tooManyQuestions: 'A lot was asked about this offer already. Please call us.',
};
