/** What stands in a text and is not seen there: controls, formats, fillers, turns of direction, selectors of variants. */
const UNSEEN = /\p{C}|\p{Z}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** Whether there is anything to read in a text. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

/** Whether everything in a name can be seen; between its words stand spaces. */
export const isPlainName = (name: string): boolean => name.replace(UNSEEN, '') === name.replaceAll(' ', '');

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Armenian', 'Georgian', 'Han'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Whether each word of a name is of one script: a Cyrillic letter in a Latin name is there to be taken for another. */
export const isOneScript = (name: string): boolean =>
  name.split(' ').every((word) => SCRIPTS.filter((script) => script.test(word)).length <= 1);

/** Letters that look like Latin ones, after https://www.unicode.org/reports/tr39/#Confusable_Detection; small and without accents. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      'аa',
      'вb',
      'еe',
      'кk',
      'мm',
      'нh',
      'оo',
      'рp',
      'сc',
      'тt',
      'уy',
      'хx',
      'іl',
      'ӏl',
      'јj',
      'ѕs',
      'ԁd',
      'ԛq',
      'ԝw',
      'һh',
    ],
    ...['αa', 'βb', 'εe', 'ηn', 'ιl', 'κk', 'μm', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', 'γy', 'ζz'],
    ...['0o', '1l', 'il', '|l', 'ıl', 'ℓl', 'ꞵb', 'օo', 'սu', 'ոn', 'հh'],
  ].map((pair) => [...pair] as [string, string]),
);

/** What a folded text looks like: two that look alike have the same one. */
export const skeletonOf = (folded: string): string =>
  [...folded.normalize('NFKD')]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
