import type { TextBlockPlace } from '@fm/domain/text-block';

/** Name, place, German and English text. */
export const TEXT_BLOCK_TEXTS: readonly (readonly [
  name: string,
  place: TextBlockPlace,
  textDe: string,
  textEn: string | undefined,
])[] = [
  [
    'Thank you for your inquiry',
    'intro',
    'vielen Dank für Ihre Anfrage. Gern bieten wir Ihnen die folgenden Leistungen an.',
    'Thank you for your inquiry. We are glad to offer you the following work.',
  ],
  [
    'After a visit',
    'intro',
    'wie vor Ort besprochen, bieten wir Ihnen an:',
    'As discussed during our visit, we offer you the following work:',
  ],
  [
    'Payment and access',
    'terms',
    'Zahlbar ohne Abzug. Zugang zu Wasser und Strom stellt der Auftraggeber.',
    'Payable without deduction. Access to water and power is provided by the customer.',
  ],
  [
    'Warranty',
    'terms',
    'Auf unsere Arbeit geben wir zwei Jahre Gewähr, auf Verschleißteile ein Jahr.',
    'We warrant our work for two years, and wear parts for one.',
  ],
  ['Asbestos', 'terms', 'Nicht enthalten sind Arbeiten an asbesthaltigen Baustoffen (TRGS 519).', undefined],
  [
    'Working hours',
    'line',
    'Ausführung zwischen 7:00 und 16:00 Uhr.\nArbeit außerhalb dieser Zeit wird nach Aufwand berechnet.',
    'Work is done between 7:00 and 16:00.\nWork outside of these hours is charged by time.',
  ],
];
