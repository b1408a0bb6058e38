import { wordsOf } from '../tokens';

export const TRADES = [
  'cleaning',
  'grounds',
  'lift',
  'heating',
  'ventilation',
  'cooling',
  'electrical',
  'plumbing',
  'fireSafety',
] as const;
export type Trade = (typeof TRADES)[number];

/** Beginnings of words, folded, that name a trade: English, and German as people of the company write. */
const BEGINNINGS: Readonly<Record<Trade, readonly string[]>> = {
  cleaning: ['clean', 'hygien', 'graffiti', 'reinig'],
  grounds: ['ground', 'garden', 'hedge', 'tree', 'branch', 'lawn', 'paving', 'winter', 'chainsaw', 'garten'],
  lift: ['lift', 'elevator', 'escalator', 'aufzug'],
  heating: ['heat', 'boiler', 'radiator', 'burner', 'gas', 'heiz'],
  ventilation: ['ventil', 'hvac', 'luft'],
  cooling: ['cool', 'chiller', 'refriger', 'klima', 'kalte'],
  electrical: ['electr', 'light', 'lamp', 'wiring', 'elektr'],
  plumbing: ['plumb', 'toilet', 'water', 'pipe', 'drain', 'pump', 'sanit'],
  fireSafety: ['fire', 'extinguish', 'smoke', 'sprinkler', 'brandschutz', 'feuer'],
};

/** The trades that texts name: titles of work, names of assets, jobs, teams and certificates. */
export function tradesIn(texts: readonly (string | undefined)[]): ReadonlySet<Trade> {
  const words = texts.flatMap((text) => wordsOf(text ?? ''));
  const names = (beginning: string) => words.some((word) => word.startsWith(beginning));
  return new Set(TRADES.filter((trade) => BEGINNINGS[trade].some(names)));
}
