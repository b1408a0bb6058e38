import type { BinaryOperator } from '../syntax/syntax';
import { compare, equals, includes } from '../values/equality';
import { isKnown, list, type Outcome, string, type Value } from '../values/value';
import { type Bound, type Facts, NO_FACTS } from './facts';

const FLIPPED: Partial<Record<BinaryOperator, BinaryOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** What a comparison gives for every result of the query; undefined when it may differ from one to another. */
export function compareUnknown(operator: BinaryOperator, left: Outcome, right: Outcome): boolean | undefined {
  if (left.kind === 'unknown' && isKnown(right)) return decide(operator, left.facts, right);
  if (right.kind === 'unknown' && isKnown(left))
    return decide(FLIPPED[operator] ?? operator, right.facts, left);
  return undefined;
}

function decide(operator: BinaryOperator, facts: Facts, value: Value): boolean | undefined {
  switch (operator) {
    case '==':
      return isEqual(facts, value);
    case '!=': {
      const equal = isEqual(facts, value);
      return equal === undefined ? undefined : !equal;
    }
    case '<':
      return isBelow(facts, value, false);
    case '<=':
      return isBelow(facts, value, true);
    case '>':
      return negated(isBelow(facts, value, true), facts, value);
    case '>=':
      return negated(isBelow(facts, value, false), facts, value);
    default:
      return undefined;
  }
}

// Only comparable values have an opposite: `!(x < 'a')` says nothing when x is a number.
const negated = (result: boolean | undefined, facts: Facts, value: Value): boolean | undefined =>
  result === undefined || !mayBe(facts, value) ? undefined : !result;

const mayBe = (facts: Facts, value: Value): boolean => facts.kinds?.includes(value.kind) ?? false;

/** Whether it equals the value: for sure, for sure not, or (undefined) perhaps. */
export function isEqual(facts: Facts, value: Value): boolean | undefined {
  if (facts.equals !== undefined) return equals(facts.equals, value);
  if (facts.kinds !== undefined && !facts.kinds.includes(value.kind)) return false;
  if (includes(facts.not, value)) return false;
  return outside(facts, value) ? false : undefined;
}

const outside = ({ min, max }: Facts, value: Value): boolean =>
  (min !== undefined && beyond(compare(value, min.value), min, -1)) ||
  (max !== undefined && beyond(compare(value, max.value), max, 1));

const beyond = (order: number | undefined, bound: Bound, side: -1 | 1): boolean =>
  order === side || (order === 0 && !bound.inclusive);

/** Whether it is below the value (or equal, if that counts). */
function isBelow(facts: Facts, value: Value, orEqual: boolean): boolean | undefined {
  const { min, max } = facts.equals === undefined ? facts : exactly(facts.equals);
  const fromMax = max === undefined ? undefined : compare(max.value, value);
  if (fromMax === -1) return true;
  if (fromMax === 0 && (orEqual || !max?.inclusive)) return true;
  const fromMin = min === undefined ? undefined : compare(min.value, value);
  if (fromMin === 1) return false;
  if (fromMin === 0 && (!orEqual || !min?.inclusive)) return false;
  return undefined;
}

const exactly = (value: Value): Pick<Facts, 'min' | 'max'> => {
  const bound = { value, inclusive: true };
  return { min: bound, max: bound };
};

/** `unknown in [values]` */
export function unknownIsIn(facts: Facts, items: readonly Value[]): boolean | undefined {
  const each = items.map((item) => isEqual(facts, item));
  if (each.includes(true)) return true;
  return each.every((equal) => equal === false) ? false : undefined;
}

/** `value in unknown`: a list certainly has it, or a map certainly has the key. */
export const isInUnknown = (value: Value, facts: Facts): boolean | undefined =>
  includes(facts.contains, value) || (value.kind === 'string' && facts.fields?.has(value.value))
    ? true
    : undefined;

/** `unknown is kind` */
export function unknownIs(facts: Facts, isKind: (kind: Value['kind']) => boolean): boolean | undefined {
  const answers = new Set(facts.kinds?.map(isKind));
  return answers.size === 1 ? answers.has(true) : undefined;
}

/** A method of an unknown value, as far as it is the same for every result. */
export function callUnknown(facts: Facts, name: string, args: readonly Value[]): Outcome {
  const unknown: Outcome = { kind: 'unknown', facts: NO_FACTS };
  const [first] = args;
  if (name === 'get' && facts.fields !== undefined) return deepGet(facts, first) ?? unknown;
  if (name === 'keys' && facts.fields !== undefined) {
    return {
      kind: 'unknown',
      facts: { kinds: ['list'], not: [], contains: [...facts.fields.keys()].map(string) },
    };
  }
  if (first?.kind !== 'list' && first?.kind !== 'set') return unknown;
  const has = (item: Value) => includes(facts.contains, item);
  const isProven =
    (name === 'hasAll' && first.items.every(has)) || (name === 'hasAny' && first.items.some(has));
  // An empty hasAll holds for lists only, so the value must be known to be one.
  return isProven && facts.kinds?.includes('list') ? { kind: 'bool', value: true } : unknown;
}

function deepGet(facts: Facts, key: Value | undefined): Outcome | undefined {
  const keys = key?.kind === 'list' ? key.items : [key ?? list([])];
  let at: Outcome = { kind: 'unknown', facts };
  for (const step of keys) {
    if (step.kind !== 'string') return undefined;
    const fields: ReadonlyMap<string, Outcome> | undefined =
      at.kind === 'map' ? at.fields : at.kind === 'unknown' ? at.facts.fields : undefined;
    const next: Outcome | undefined = fields?.get(step.value);
    if (next === undefined) return undefined;
    at = next;
  }
  return at;
}
