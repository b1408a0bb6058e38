/** Terms that the glossary has taken out, each with what is said in its place. */
export type TermsOut = ReadonlyMap<string, string>;

const SECTION = '## Words that are out';

/** Reads the table of words that are out, each cell of which may name several, from the text of the glossary. */
export function termsOutOf(glossary: string): TermsOut {
  const [, section = ''] = glossary.split(SECTION);
  const rows = section
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, words, say]) => words && say && words !== 'word' && !words.startsWith('-'));
  return new Map(
    rows.flatMap(([, words = '', say = '']) =>
      words.split(', ').map((word): [string, string] => [word, say]),
    ),
  );
}

/** Names are looked at where they are declared: what else stands in a source may be text or somebody else's. */
const DECLARED = /\b(?:const|let|function|class|interface|type|enum|readonly|static)\s+([A-Za-z_$][\w$]*)/g;

/** The words of a name in small letters: `useLinkedComment` and `linked-comment` are `linked comment` with more before. */
const spoken = (name: string): string =>
  ` ${name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()} `;

/** What a file says with words that are out, in its name and in what it declares: a line for each. */
export function findTermsOut(path: string, source: string, terms: TermsOut): readonly string[] {
  const file = path.split('/').at(-1) ?? path;
  const declared = [...source.matchAll(DECLARED)].map(([, name = '']) => name);
  const names = [...new Set([file, ...declared])].map((name) => ({ name, phrase: spoken(name) }));
  return [...terms].flatMap(([term, say]) =>
    names
      .filter(({ phrase }) => phrase.includes(` ${term} `))
      .map(({ name }) => `${path}: “${name}” says “${term}”, which the glossary has out: say ${say}.`),
  );
}
