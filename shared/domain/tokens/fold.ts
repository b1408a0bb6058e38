const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents, so that `Zoë Müller` is found by `zoe muller`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}

const RECORD_NUMBER = /(?<![\p{L}\p{N}])[a-z]{1,3}-\d{4}-\d+(?![\p{L}\p{N}])/gu;
const APOSTROPHES = /['’‘ʼ´`]/g;

/** The words of a text, folded; a record number such as `WO-2026-0042` is one word, apostrophes join. */
export const wordsOf = (text: string): string[] => wordsIn(fold(text).replace(APOSTROPHES, ''));

/** Whether a word is a whole record number. */
export const isRecordNumber = (word: string): boolean => /^[a-z]{1,3}-\d{4}-\d+$/.test(word);

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const WITH_ACCENT = /[äöüøå]/g;
/** `ue` is no written-out `ü` after a vowel or `q`: `neue`, `Quelle`. */
const WRITTEN_ACCENT = /([ao])e|(?<![aeiouq])(u)e/g;

/**
 * The words of a text in every spelling that people look for them by: `O'Brien` is `obrien` and `brien`, `Müller` and
 * `Mueller` each are `muller` and `mueller`. What is typed into a search is one of them: take `wordsOf` for it.
 */
export function spellingsOf(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFC');
  const writtenOut = lower.replace(WITH_ACCENT, (letter) => WRITTEN_OUT[letter] ?? letter);
  const asWritten = wordsOf(text);
  const spellings = [
    ...asWritten,
    ...wordsOf(writtenOut),
    ...asWritten.map((word) => (isRecordNumber(word) ? word : word.replace(WRITTEN_ACCENT, '$1$2'))),
    // The word after an apostrophe by itself.
    ...wordsIn(fold(text).replace(APOSTROPHES, ' ')),
  ];
  return [...new Set(spellings)];
}

function wordsIn(folded: string): string[] {
  const numbers = folded.match(RECORD_NUMBER) ?? [];
  const words = folded.replace(RECORD_NUMBER, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...numbers, ...words];
}
