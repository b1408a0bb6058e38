import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
/** Where texts for people are written. */
const FOLDERS = [
  'remotes',
  'host/src',
  'backend/functions',
  ...['data', 'domain', 'screens', 'ui', 'workflows'].map((name) => `shared/${name}`),
];
/** Whether there is one of something, or more. */
const ONE_OR_MORE = String.raw`(?:[=!]== 1|> 1|>= 2|< 2|<= 1)\b`;
/** `count === 1 ? 'order' : 'orders'`, and `if (count > 1) return 'orders'`, also over several lines. */
const HAND_MADE = new RegExp(String.raw`${ONE_OR_MORE}[^?;{}]{0,60}(?:\?|\)\s*return)\s*['"\`]`);

/** Texts that a number chooses otherwise than by how many there are of what they name. */
const NO_PLURALS: readonly string[] = [
  // "today", "tomorrow", "yesterday".
  'shared/ui/format/day.ts',
  'shared/domain/customer/next-steps/texts.ts',
  // The first version of an offer is not called by its number.
  'remotes/offers/src/search.ts',
  'backend/functions/documents/offer-pdf.ts',
  'backend/functions/documents/texts/english.ts',
  'backend/functions/documents/texts/german.ts',
  // What is wrong where there are several, and nothing where there is one.
  'remotes/offers/src/features/billing/payments/payment-row.ts',
  'remotes/offers/src/features/deal-out/move-bar.tsx',
  // A text of at least one character is asked for without the number.
  'shared/domain/text/text.ts',
  // Codes.
  'shared/domain/usage/summary.ts',
];

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules/.test(file))
    .map((file) => join(folder, file));

it('no text makes its plural by hand: nounFor, formatCounted and formatSentence do', () => {
  const files = FOLDERS.flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(1500);
  const byHand = files.filter((file) => HAND_MADE.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(byHand.toSorted()).toEqual(NO_PLURALS.toSorted());
});
