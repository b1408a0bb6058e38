import { findTermsOut, termsOutOf } from './terms-out';

const GLOSSARY = `
| word | is    | not   |
| ---- | ----- | ----- |
| task | a job | shelf |

## Words that are out

| word        | say               |
| ----------- | ----------------- |
| twin, twins | duplicate         |
| let go      | release           |
`;

const terms = termsOutOf(GLOSSARY);
const found = (path: string, source: string) => findTermsOut(path, source, terms);

it('reads the words from their own table', () => {
  expect([...terms]).toEqual([
    ['twin', 'duplicate'],
    ['twins', 'duplicate'],
    ['let go', 'release'],
  ]);
});

it('finds a word in a declared name, whatever stands around it', () => {
  const source = ['findTwins', 'letGoOfAll'].map((name) => `export const ${name} = 1;`).join('\n');
  expect(found('a.ts', source)).toEqual([
    'a.ts: “findTwins” says “twins”, which the glossary has out: say duplicate.',
    'a.ts: “letGoOfAll” says “let go”, which the glossary has out: say release.',
  ]);
});

it('finds a word in the name of a file', () => {
  expect(found('remotes/a/twin-row.tsx', '')).toHaveLength(1);
});

it('finds nothing in texts and in longer words', () => {
  expect(found('a.ts', "const between = 'twins';")).toEqual([]);
});
