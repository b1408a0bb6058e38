/** How often a line of an offer is carried out: so many weeks (w) or months (m) apart. */
export const RHYTHMS = ['1w', '2w', '4w', '1m', '2m', '3m', '6m', '12m', '24m'] as const;
export type Rhythm = (typeof RHYTHMS)[number];
export const RHYTHM_LABELS: Readonly<Record<Rhythm, string>> = {
  '1w': 'every week',
  '2w': 'every 2 weeks',
  '4w': 'every 4 weeks',
  '1m': 'every month',
  '2m': 'every 2 months',
  '3m': 'every 3 months',
  '6m': 'every 6 months',
  '12m': 'every year',
  '24m': 'every 2 years',
};

const GERMAN_LABELS: Readonly<Record<Rhythm, string>> = {
  '1w': 'jede Woche',
  '2w': 'alle 2 Wochen',
  '4w': 'alle 4 Wochen',
  '1m': 'jeden Monat',
  '2m': 'alle 2 Monate',
  '3m': 'alle 3 Monate',
  '6m': 'alle 6 Monate',
  '12m': 'jedes Jahr',
  '24m': 'alle 2 Jahre',
};

/** What a customer reads of how often a line is carried out and what its price is for. */
export const RECURRING_TEXTS = {
  de: {
    line: (rhythm: Rhythm) => `je Termin, ${GERMAN_LABELS[rhythm]}`,
    note: 'Leistungen, die sich wiederholen, stehen in den Summen mit dem Betrag eines einzigen Termins. Dieser Betrag fällt bei jedem Termin an.',
  },
  en: {
    line: (rhythm: Rhythm) => `per visit, ${RHYTHM_LABELS[rhythm]}`,
    note: 'Recurring work is in the totals with the amount of a single visit. That amount is due for each visit.',
  },
} as const;
