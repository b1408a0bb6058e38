import { RECURRING_TEXTS } from '@fm/domain/offer';
import { germanUnit } from '@fm/domain/quantity';
import { nounFor } from '@fm/domain/record';
import type { DocumentTexts } from './document-texts';

const STATUS: Readonly<Record<string, string>> = {
  draft: 'Entwurf: Dieses Angebot ist noch nicht abgegeben und nicht verbindlich.',
  superseded: 'Dieses Angebot wurde durch eine neuere Fassung ersetzt.',
  withdrawn: 'Dieses Angebot wurde zurückgezogen.',
  expired: 'Die Frist dieses Angebots ist abgelaufen.',
  declined: 'Dieses Angebot wurde abgelehnt.',
};

/** Documents in German. */
export const german: DocumentTexts = {
  locale: 'de-DE',
  offer: 'Angebot',
  offerNumber: (number, version) => {
    const name = number === undefined ? 'Angebot' : `Angebot ${number}`;
    return version > 1 ? `${name}, Version ${version}` : name;
  },
  page: (number, count) => `Seite ${number} von ${count}`,
  attention: (name) => `z. Hd. ${name}`,
  facts: {
    date: 'Datum',
    validUntil: 'Gültig bis',
    customerNumber: 'Kundennummer',
    site: 'Objekt',
    owner: 'Ansprechpartner',
  },
  status: (status) => STATUS[status],
  columns: {
    position: 'Pos.',
    name: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    discount: 'Rabatt',
    tax: 'USt.',
    amount: 'Betrag',
  },
  conditions: ({ option, isOptional, isCounted, isDecided }) => {
    const sum = isCounted ? 'in der Summe enthalten' : 'nicht in der Summe enthalten';
    if (isOptional && isDecided) {
      const decision = isCounted ? 'beauftragt' : 'nicht beauftragt';
      return option === undefined
        ? `Bedarfsposition, ${decision}`
        : `Bedarfsposition zu Variante „${option}“, ${decision}`;
    }
    if (isOptional)
      return option === undefined
        ? `Bedarfsposition, ${sum}`
        : `Bedarfsposition zu Variante „${option}“, ${sum}`;
    return option === undefined ? undefined : `Variante „${option}“, ${sum}`;
  },
  recurring: RECURRING_TEXTS.de,
  unit: germanUnit,
  groupTotal: (group) => `Summe ${group}`,
  carriedOver: 'Übertrag',
  subtotal: (isTaxIncluded) => (isTaxIncluded ? 'Zwischensumme inkl. USt.' : 'Zwischensumme'),
  discount: (share) => (share === undefined ? 'Rabatt' : `Rabatt ${share}`),
  net: (isTaxIncluded) => (isTaxIncluded ? 'Nettobetrag ohne USt.' : 'Nettobetrag'),
  tax: (rate, isIncluded) => (isIncluded ? `Enthaltene USt. ${rate}` : `USt. ${rate}`),
  taxBase: (amount) => `auf ${amount}`,
  total: 'Gesamtbetrag',
  totalsOf: (option) => `Summen mit Variante „${option}“`,
  optionsCompared: 'Varianten im Vergleich',
  comparedOption: (option, net) => `Variante „${option}“, netto ${net}`,
  optionsNote: (option, isAccepted) =>
    isAccepted
      ? `Beauftragt ist die Variante „${option}“. Alle Summen gelten für sie.`
      : `Bitte wählen Sie eine Variante. Die Summen gelten für die Variante „${option}“; was jede Variante kostet, steht am Ende.`,
  notCountedNote: 'Beträge in Klammern sind nicht in den Summen enthalten.',
  taxIncludedNote: 'Alle Preise enthalten die gesetzliche Umsatzsteuer.',
  payment: (days) => {
    if (days === 0) return 'Zahlbar sofort nach Erhalt der Rechnung ohne Abzug.';
    return nounFor(days, {
      one: 'Zahlbar innerhalb eines Tages nach Rechnungsdatum ohne Abzug.',
      many: `Zahlbar innerhalb von ${days} Tagen nach Rechnungsdatum ohne Abzug.`,
    });
  },
  validity: (day) => `Dieses Angebot gilt bis zum ${day}.`,
  accepted: (name, day) => `Angenommen von ${name} am ${day}.`,
  acceptedOption: (option) => `Beauftragte Variante: „${option}“.`,
  order: 'Auftragserteilung',
  orderNote: 'Wir nehmen dieses Angebot an und erteilen den Auftrag.',
  orderOption: 'Gewählte Variante',
  placeAndDay: 'Ort, Datum',
  signature: 'Unterschrift',
  phone: (number) => `Tel. ${number}`,
  taxId: (id) => (/^[A-Z]{2}/.test(id) ? `USt-IdNr. ${id}` : `Steuernummer ${id}`),
  iban: (iban) => `IBAN ${iban}`,
  bic: (bic) => `BIC ${bic}`,
};
