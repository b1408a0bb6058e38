import { StartError } from '../serve/start-error';
import { plural, singular } from './plural';

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

/** The one of which a plural name tells, `meter-reading` of `meter-readings`. Throws a StartError for a singular one. */
function oneOf(id: string): string {
  const one = singular(id);
  const many = plural(one);
  if (many === id) return one;
  throw new StartError(
    `The name must be plural: type ${many} in place of ${id}, or add --one <name of one record> if ${id} is the plural.`,
  );
}

/**
 * All spellings of an area named `id`, a plural; `one` names one of its records where English is no help. Throws a
 * StartError that says what to type instead.
 */
export function namesOf(id: string, one?: string): AreaNames {
  const many = checked(id, 'The name');
  return { many: spellings(many), one: spellings(checked(one ?? oneOf(many), '--one')) };
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
