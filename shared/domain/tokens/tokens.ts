import { MAX_TOKENS } from '../record';
import { isRecordNumber, wordsOf } from './fold';

/**
 * Lengths at which the beginnings of a word are stored. Not every length: six instead of ten for a long word leave
 * room for more words below the limit; a query is cut to the next shorter of them.
 */
const LENGTHS = [2, 3, 4, 5, 6, 8] as const;
const SHORTEST = LENGTHS[0];

/**
 * Word beginnings a record is found by, for `array-contains`: folded, at least 2 letters, at most 60. Give the most
 * telling parts first: where there is no room for everything, short beginnings of all words come before long ones.
 */
export function tokensOf(parts: readonly (string | undefined)[]): string[] {
  const words = [...new Set(parts.flatMap((part) => (part ? wordsOf(part) : [])))];
  const numbers = words.filter(isRecordNumber).flatMap(numberTokens);
  const plain = words.filter((word) => !isRecordNumber(word));
  const beginnings = LENGTHS.flatMap((length) =>
    plain.filter((word) => word.length >= length).map((word) => word.slice(0, length)),
  );
  return [...new Set([...numbers, ...beginnings])].slice(0, MAX_TOKENS);
}

function numberTokens(number: string): string[] {
  const sequence = number.split('-')[2] ?? '';
  const bare = sequence.replace(/^0+/, '');
  const typed = Array.from({ length: sequence.length + 1 }, (_, index) =>
    number.slice(0, number.length - index).replace(/-$/, ''),
  );
  return [...typed, sequence, ...(bare.length >= SHORTEST ? [bare] : [])];
}

/** The one token of a query to ask the database for: of its longest word. Undefined while nothing can be searched. */
export function searchToken(query: string): string | undefined {
  const words = queryWords(query);
  const number = words.find(isRecordNumber);
  if (number) return number;
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const length = LENGTHS.findLast((candidate) => candidate <= longest.length);
  return length === undefined ? undefined : longest.slice(0, length);
}

/** The stored beginning of every word of a query that has one: a record with all of them is found. */
export function searchTokens(query: string): string[] {
  const tokens = queryWords(query).map((word) => (isRecordNumber(word) ? word : searchToken(word)));
  return [...new Set(tokens.filter((token) => token !== undefined))];
}

/** Whether every word of `query` begins a word of `texts`: refines in the browser what one token found. */
export function matchesAll(texts: readonly (string | undefined)[], query: string): boolean {
  const words = texts.flatMap((text) => (text ? wordsOf(text) : []));
  return queryWords(query).every((wanted) => words.some((word) => begins(word, wanted)));
}

function begins(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  if (!isRecordNumber(word)) return false;
  const sequence = word.split('-')[2] ?? '';
  return sequence.startsWith(wanted) || sequence.replace(/^0+/, '').startsWith(wanted);
}

/** `wo-2026` and `wo-2026-` are record numbers not typed to the end. */
function queryWords(query: string): string[] {
  const text = query.trim().replace(/^([a-z]{1,3}-\d{4})$/i, '$1-');
  return wordsOf(text);
}
