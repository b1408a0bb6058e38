import { NO_FACTS } from './proof/facts';
import { unknownIs } from './proof/unknown';
import {
  bool,
  failure,
  int,
  isKnown,
  kindName,
  type Outcome,
  type Unknown,
  type Value,
} from './values/value';

/** Unknown, and nothing to be said of it. */
export const UNKNOWN: Unknown = { kind: 'unknown', facts: NO_FACTS };

/** Known and true. */
export const isTrue = (outcome: Outcome): boolean => outcome.kind === 'bool' && outcome.value;
/** Known and false. */
export const isFalse = (outcome: Outcome): boolean => outcome.kind === 'bool' && !outcome.value;

/** Two sides of which neither decides alone: an error outweighs what is unknown. */
export function joined(first: Outcome, second: Outcome): Outcome {
  if (first.kind === 'error') return first;
  if (second.kind === 'error') return second;
  return first.kind === 'unknown' || second.kind === 'unknown' ? UNKNOWN : second;
}

/** Goes on with known values; otherwise the first error, or unknown. */
export function whenKnown(outcomes: readonly Outcome[], use: (known: readonly Value[]) => Outcome): Outcome {
  const failed = outcomes.find((outcome) => outcome.kind === 'error');
  if (failed) return failed;
  const known = outcomes.filter(isKnown);
  return known.length === outcomes.length ? use(known) : UNKNOWN;
}

/** `-x` */
export function negate(outcome: Outcome): Outcome {
  if (outcome.kind === 'int') return int(-outcome.value);
  if (outcome.kind === 'float') return { kind: 'float', value: -outcome.value };
  return isKnown(outcome)
    ? failure(`A ${kindName(outcome.kind)} has no negative.`)
    : outcome.kind === 'error'
      ? outcome
      : UNKNOWN;
}

/** `x is name` */
export function isKind(outcome: Outcome, name: string): Outcome {
  if (outcome.kind === 'error') return outcome;
  const fits = (kind: Outcome['kind']) =>
    kindName(kind) === name || (name === 'number' && (kind === 'int' || kind === 'float'));
  if (outcome.kind !== 'unknown') return bool(fits(outcome.kind));
  const proven = unknownIs(outcome.facts, fits);
  return proven === undefined ? UNKNOWN : bool(proven);
}
