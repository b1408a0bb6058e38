import { isFreeKey, isWholeText } from '@fm/domain/record';
import { isSeen } from '@fm/domain/text';
import { FailureSignal, invalid } from '../failure';
import { MOST_DEPTH } from './wire-value';

/** Entries of one list or map at most; the longest is a page of an import. */
const MOST_ENTRIES = 1000;

/** Values in all at most: a page of an import has some 20,000. */
const MOST_VALUES = 50_000;

/** Characters of one text at most; the longest is the company's logo. */
const MOST_TEXT = 50_000;

/** Characters of what is no text, such as a picture, at most: the largest file in the letters it crosses in. */
const MOST_BYTES = 1_000_000;

/** Characters in all at most. */
const MOST_CHARACTERS = 2_000_000;

/**
 * Checks the size of an input as it came over the wire, and what no text and no name in it may hold, before anything is
 * made of it. Throws an `invalid` failure that names the place.
 */
export function checkBounds(input: unknown): void {
  let values = 0;
  let characters = 0;
  const visit = (value: unknown, place: readonly string[], most: number): void => {
    values += 1;
    if (values > MOST_VALUES) throw refuse(place, 'This is too much at once. Send less of it.');
    if (typeof value === 'string') {
      characters += value.length;
      if (value.length > most || characters > MOST_CHARACTERS)
        throw refuse(place, 'This is more text than can be kept here. Shorten it.');
      if (!isWholeText(value)) throw refuse(place, 'A letter in this text is damaged. Enter it again.');
      if (value.trim() !== '' && !isSeen(value) && !STORED.has(place[0] ?? ''))
        throw refuse(place, 'There is nothing to see in this text. Enter it again, or leave it empty.');
    }
    if (typeof value !== 'object' || value === null) return;
    if (place.length >= MOST_DEPTH) throw refuse(place, 'This is nested too deeply.');
    const keys = Object.keys(value);
    if (keys.length > MOST_ENTRIES)
      throw refuse(place, `Send at most ${MOST_ENTRIES.toLocaleString('en')} of these at once.`);
    for (const key of keys) {
      characters += key.length;
      if (!isFreeKey(key) || !isWholeText(key) || key.length > MOST_KEY)
        throw refuse(place, 'An entry is damaged. Remove the last one that you added, and add it again.');
      visit(Reflect.get(value, key), [...place, key], key === '$bytes' ? MOST_BYTES : MOST_TEXT);
    }
  };
  visit(input, [], MOST_TEXT);
}

/** What a form was filled with: it may hold what older versions took, and is only compared. */
const STORED = new Set(['base', 'parts', 'before', 'details', 'seen']);

/** Characters of a name of a field or an entry at most. */
const MOST_KEY = 375;

const refuse = (place: readonly string[], message: string): FailureSignal =>
  new FailureSignal(invalid(message, { [place.join('.')]: message }));
