/** Words whose plural follows no rule, or one that would mislead from the plural back. */
const IRREGULAR: Readonly<Record<string, string>> = {
  alias: 'aliases',
  analysis: 'analyses',
  atlas: 'atlases',
  axis: 'axes',
  bias: 'biases',
  bookshelf: 'bookshelves',
  bureau: 'bureaus',
  cache: 'caches',
  calf: 'calves',
  calorie: 'calories',
  canvas: 'canvases',
  child: 'children',
  cookie: 'cookies',
  criterion: 'criteria',
  craftsman: 'craftsmen',
  diagnosis: 'diagnoses',
  excuse: 'excuses',
  foot: 'feet',
  fuse: 'fuses',
  foreman: 'foremen',
  gas: 'gases',
  goose: 'geese',
  half: 'halves',
  handyman: 'handymen',
  hero: 'heroes',
  knife: 'knives',
  leaf: 'leaves',
  lens: 'lenses',
  life: 'lives',
  loaf: 'loaves',
  man: 'men',
  matrix: 'matrices',
  menu: 'menus',
  mouse: 'mice',
  movie: 'movies',
  niche: 'niches',
  person: 'people',
  plateau: 'plateaus',
  potato: 'potatoes',
  quiz: 'quizzes',
  shelf: 'shelves',
  taxi: 'taxis',
  thief: 'thieves',
  tie: 'ties',
  tomato: 'tomatoes',
  tooth: 'teeth',
  use: 'uses',
  wife: 'wives',
  wolf: 'wolves',
  woman: 'women',
};

/** Words that are singular and plural, or have but one of the two. */
const BOTH = new Set([
  'aircraft',
  'chassis',
  'data',
  'equipment',
  'feedback',
  'fish',
  'furniture',
  'glass',
  'goods',
  'hardware',
  'headquarters',
  'information',
  'means',
  'media',
  'news',
  'personnel',
  'premises',
  'series',
  'sheep',
  'software',
  'species',
  'staff',
]);

const BY_ONE = new Map(Object.entries(IRREGULAR));
const BY_MANY = new Map(Array.from(BY_ONE, ([one, many]) => [many, one]));

const LAST_WORD = /[^-]+$/;
const lastWord = (by: (word: string) => string) => (name: string) =>
  name.replace(LAST_WORD, (word) => (BOTH.has(word) ? word : by(word)));

/** `battery` -> `batteries`, `box` -> `boxes`, `vehicle` -> `vehicles`, `company-car` -> `company-cars`. */
export const plural = lastWord(
  (word) =>
    BY_ONE.get(word) ??
    `${word
      .replace(/(?<=[^aeiou])y$/, 'ie')
      .replace(/(?<=s)is$/, 'e')
      .replace(/(?<=x|ch|sh|s|z)$/, 'e')}s`,
);

/** `batteries` -> `battery`, `boxes` -> `box`, `vehicles` -> `vehicle`. Words without such an end stay. */
export const singular = lastWord((word) => {
  if (BY_ONE.has(word)) return word;
  return (
    BY_MANY.get(word) ??
    word.replace(/((?<=[^aeiou])ies|(?<=x|ch|sh|ss|tz|zz|(?<![ao])us)es|(?<=[^su])(?<!si)s)$/, (end) =>
      end === 'ies' ? 'y' : '',
    )
  );
});
