import { NO_FACTS } from './proof/facts';
import type { Segment } from './syntax/syntax';
import { type Outcome, path, string } from './values/value';

/** A segment of a requested path: its text, one of unknown text, or any number of unknown ones. */
export type Part = { text: string } | 'one' | 'many';

/** Values of a pattern's wildcards. */
export type Bindings = ReadonlyMap<string, Outcome>;

/** A way a pattern fits the beginning of a path, and what of the path is left. */
export interface Fit {
  bindings: Bindings;
  rest: readonly Part[];
}

/** All ways a pattern fits; unknown segments fit only what would fit whatever they turn out to be. */
export function* fits(
  pattern: readonly Segment[],
  parts: readonly Part[],
  bindings: Bindings,
): Generator<Fit> {
  const [segment, ...further] = pattern;
  if (segment === undefined) {
    yield { bindings, rest: parts };
    return;
  }
  if (segment.type === 'rest') {
    for (let taken = 0; taken <= parts.length; taken++) {
      const bound = new Map(bindings).set(segment.name, whole(parts.slice(0, taken)));
      yield* fits(further, parts.slice(taken), bound);
    }
    return;
  }
  const [part, ...rest] = parts;
  if (part === undefined || part === 'many') return;
  if (segment.type === 'one') {
    yield* fits(
      further,
      rest,
      new Map(bindings).set(segment.name, part === 'one' ? UNKNOWN : string(part.text)),
    );
  } else if (part !== 'one' && part.text === segment.text) yield* fits(further, rest, bindings);
}

const UNKNOWN: Outcome = { kind: 'unknown', facts: NO_FACTS };

function whole(parts: readonly Part[]): Outcome {
  const texts = parts.flatMap((part) => (typeof part === 'object' ? [part.text] : []));
  return texts.length === parts.length ? path(texts) : UNKNOWN;
}
