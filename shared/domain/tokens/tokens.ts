import { MAX_TOKENS } from '../record';
import { isRecordNumber, spellingsOf, wordsOf } from './fold';

/**
 * Lengths at which the beginnings of a word are stored. Not every length: fewer per word leave room for more words
 * below the limit. A word of a query is cut to the next shorter of them.
 */
const LENGTHS = [2, 3, 4, 5, 7, 10] as const;
const SHORTEST = LENGTHS[0];

/** Words in so many names that looking for them finds nothing in particular. */
const IDLE_WORDS: ReadonlySet<string> = new Set('and the for und der die das gmbh mbh'.split(' '));

/**
 * Word beginnings a record is found by, for `array-contains`: folded, at least 2 letters, at most 60. Give the most
 * telling parts first: what there is no room for any more is left out as a whole, the beginnings of numbers first. A
 * word of which only the short beginnings are stored would be lost as soon as it is typed in full.
 */
export function tokensOf(parts: readonly (string | undefined)[]): string[] {
  const words = [...new Set(parts.flatMap((part) => (part ? spellingsOf(part) : [])))];
  const numbers = words.filter(isRecordNumber);
  const plain = words.filter((word) => !isRecordNumber(word) && !IDLE_WORDS.has(word));
  const tokens = new Set(numbers.flatMap(numberTokens));
  for (const added of [...plain.map(beginningsOf), ...numbers.map(begunNumbers)]) {
    const missing = added.filter((token) => !tokens.has(token));
    if (tokens.size + missing.length <= MAX_TOKENS) for (const token of missing) tokens.add(token);
  }
  return [...tokens];
}

const beginningsOf = (word: string): string[] =>
  LENGTHS.filter((length) => word.length >= length).map((length) => word.slice(0, length));

/** `wo-2026-0042` is found whole, by `0042` and by `42`. */
function numberTokens(number: string): string[] {
  const sequence = number.split('-')[2] ?? '';
  const bare = sequence.replace(/^0+/, '');
  return [number, sequence, bare].filter((token) => token.length >= SHORTEST);
}

/** What a number is found by while it is being typed: by `wo`, by `20` and the rest of the year, by `wo-2026-0`. */
function begunNumbers(number: string): string[] {
  const [letters = '', year = '', sequence = ''] = number.split('-');
  const begun = Array.from(sequence, (_, at) => `${letters}-${year}-${sequence.slice(0, at + 1)}`);
  return [letters, ...beginningsOf(year), ...begun].filter((token) => token.length >= SHORTEST);
}

/** The tokens a record must have to match a query: one for each word of at least 2 letters. */
export function searchTokens(query: string): string[] {
  return [...new Set(searchText(query).map(tokenOf))];
}

/** The one token to ask the database for, of the longest word. Undefined while nothing can be searched. */
export function searchToken(query: string): string | undefined {
  const words = searchText(query);
  const number = words.find(isRecordNumber);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return number ?? (longest === '' ? undefined : tokenOf(longest));
}

function searchText(query: string): string[] {
  return wordsOf(query).filter((word) => word.length >= SHORTEST && !IDLE_WORDS.has(word));
}

function tokenOf(word: string): string {
  if (isRecordNumber(word)) return word;
  return word.slice(
    0,
    LENGTHS.findLast((length) => length <= word.length),
  );
}

/** Whether every word of `query` begins a word of `texts`: refines in the browser what one token found. */
export function matchesAll(texts: readonly (string | undefined)[], query: string): boolean {
  const words = texts.flatMap((text) => (text ? spellingsOf(text) : []));
  return wordsOf(query).every((wanted) => words.some((word) => begins(word, wanted)));
}

function begins(word: string, wanted: string): boolean {
  return word.startsWith(wanted) || (isRecordNumber(word) && numberTokens(word).includes(wanted));
}
