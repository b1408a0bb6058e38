import type { ExportedTypes } from '@fm/build/exported-types';

type Names = Readonly<Record<string, readonly string[]>>;

/**
 * Which of the names that somebody `takes` of each module are of another type in `now` than in `before`, in themselves
 * or in a type that they come to. A name that one of the two lacks is no matter of types.
 */
export function changedTypes(takes: Names, before: ExportedTypes, now: ExportedTypes): Names {
  const [was, is] = [new WrittenTypes(before), new WrittenTypes(now)];
  const changed = Object.entries(takes).map(([module, names]): [string, readonly string[]] => [
    module,
    names.filter((name) => {
      const [one, other] = [was.of(module, name), is.of(module, name)];
      return one !== undefined && other !== undefined && one !== other;
    }),
  ]);
  return Object.fromEntries(changed.filter(([, names]) => names.length > 0));
}

class WrittenTypes {
  constructor(private readonly all: ExportedTypes) {}

  /** The type of a name, followed by all types that it comes to; the same text where they are the same. */
  of(module: string, name: string): string | undefined {
    const text = this.all.modules[module]?.[name];
    if (text === undefined) return undefined;
    // A set may grow while it is walked.
    const named = new Set(this.#namedIn(text));
    for (const type of named) for (const further of this.#namedIn(this.#textOf(type))) named.add(further);
    return [text, ...[...named].sort().map((type) => `${type}: ${this.#textOf(type)}`)].join('\n');
  }

  #textOf = (type: string): string => this.all.types[type] ?? '';

  #namedIn = (text: string): readonly string[] =>
    (text.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => Object.hasOwn(this.all.types, word));
}

/** `takes` as a message says it: `Button, Dialog of @fm/ui`. */
export const namesOf = (takes: Names): string =>
  Object.entries(takes)
    .map(([module, names]) => `${names.join(', ')} of ${module}`)
    .join('; ');

/** What somebody takes that is of another type in `now`, to be read; empty for nothing, and where one is not known. */
export const otherTypesIn = (takes: Names = {}, before?: ExportedTypes, now?: ExportedTypes): string =>
  before && now ? namesOf(changedTypes(takes, before, now)) : '';
