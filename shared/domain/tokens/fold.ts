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

/** The words of a text, folded; a record number such as `WO-2026-0042` is one word, apostrophes join. */
export function wordsOf(text: string): string[] {
  const folded = fold(text).replace(/['’ʼ]/g, '');
  const numbers = folded.match(RECORD_NUMBER) ?? [];
  const words = folded.replace(RECORD_NUMBER, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...numbers, ...words];
}

/** Whether a word is a whole record number. */
export const isRecordNumber = (word: string): boolean => /^[a-z]{1,3}-\d{4}-\d+$/.test(word);
