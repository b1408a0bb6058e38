import { StartError } from '../serve/start-error';

/** A word in every form that files and texts need. */
export interface Spellings {
  /** `meter-readings` */
  readonly kebab: string;
  /** `meterReadings` */
  readonly camel: string;
  /** `MeterReadings` */
  readonly pascal: string;
  /** `meter readings` */
  readonly words: string;
  /** `Meter readings` */
  readonly title: string;
}

/** What an area and its records are called. */
export interface AreaNames {
  readonly many: Spellings;
  readonly one: Spellings;
}

const FORM = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 30;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function spellings(kebab: string): Spellings {
  const parts = kebab.split('-');
  const pascal = parts.map(capital).join('');
  const words = parts.join(' ');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words,
    title: capital(words),
  };
}

function checked(name: string, what: string): string {
  if (!FORM.test(name))
    throw new StartError(
      `${what} is "${name}" but must be lower-case words with hyphens between, such as meter-readings.`,
    );
  if (name.length > MAX_LENGTH)
    throw new StartError(`${what} is "${name}" but must have at most ${MAX_LENGTH} characters.`);
  return name;
}

/** Plurals that follow no rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  knives: 'knife',
  leaves: 'leaf',
  men: 'man',
  movies: 'movie',
  people: 'person',
  series: 'series',
  shelves: 'shelf',
  species: 'species',
  women: 'woman',
};

const LAST_WORD = /[^-]+$/;

/** `batteries` -> `battery`, `boxes` -> `box`, `vehicles` -> `vehicle`. Words without such an end stay. */
const singular = (name: string) =>
  name.replace(
    LAST_WORD,
    (word) =>
      IRREGULAR[word] ??
      word.replace(/(ies|(?<=x|ch|sh|ss|(?<![ao])us)es|(?<!s|u)s)$/, (end) => (end === 'ies' ? 'y' : '')),
  );

/** All spellings of an area named `id`; `one` names one of its records where English is no help. Throws a StartError. */
export function namesOf(id: string, one = singular(checked(id, 'The name'))): AreaNames {
  return {
    many: spellings(checked(id, 'The name')),
    one: spellings(checked(one, '--one')),
  };
}

/** The template's own names, which the area's take the place of. */
export const TEMPLATE_NAMES: AreaNames = {
  many: spellings('sample-records'),
  one: spellings('sample-record'),
};

/** A text of the template with the area's names in place of the template's. */
export function renamed(text: string, names: AreaNames): string {
  // The longer words first: one of them is the beginning of the other.
  const pairs = (['many', 'one'] as const).flatMap((number) =>
    (['kebab', 'camel', 'pascal', 'words', 'title'] as const).map(
      (form) => [TEMPLATE_NAMES[number][form], names[number][form]] as const,
    ),
  );
  return pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
