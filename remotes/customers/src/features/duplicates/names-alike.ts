import { wordsOf } from '@fm/domain/tokens';

/** Words of a name that say what kind of company it is, not which. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'gmbh mbh ggmbh ag kg co kgaa ohg gbr ug se eg ev e v aor ltd inc sa bv'.split(' '),
);
/** From this share of equal pairs of letters on, two words are taken for spellings of one. */
const ALIKE = 0.5;
/** A single word of many says little: "Grundschule" is not every Grundschule. */
const FEWEST_WORDS = 2;

const shortened = (text: string) => text.replace(/([aou])e/g, '$1');

/** The words that tell a customer from others, without accents and with "ae" as "ä" is folded. */
const tellingWords = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => !LEGAL_FORMS.has(word))
    .map(shortened);

const pairsOf = (word: string) =>
  Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2));

/** By the pairs of letters two words share (Sørensen and Dice). */
function wordsAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const left = pairsOf(other);
  const shared = pairsOf(one).filter((pair) => {
    const at = left.indexOf(pair);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
  return (2 * shared.length) / (one.length + other.length - 2 || 1) >= ALIKE;
}

/** Whether two names may be spellings of one: each telling word of the shorter one is like a word of the other. */
export function namesAlike(one: string, other: string): boolean {
  const [shorter, longer] = [tellingWords(one), tellingWords(other)].sort((a, b) => a.length - b.length);
  if (!shorter || !longer || shorter.length === 0) return false;
  if (shorter.join('') === longer.join('')) return true;
  if (shorter.length < longer.length && shorter.length < FEWEST_WORDS) return false;
  return shorter.every((word) => longer.some((candidate) => wordsAlike(word, candidate)));
}
