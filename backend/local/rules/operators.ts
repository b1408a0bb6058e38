import { NO_FACTS } from './proof/facts';
import { compareUnknown, isInUnknown, unknownIsIn } from './proof/unknown';
import type { BinaryOperator } from './syntax/syntax';
import { compare, equals, includes, isOrdered } from './values/equality';
import {
  bool,
  type Failure,
  failure,
  float,
  int,
  isKnown,
  kindName,
  type Outcome,
  string,
  type Value,
} from './values/value';

const unsupported = (operator: string, left: Outcome, right: Outcome): Failure =>
  failure(`Unsupported operation: ${kindName(left.kind)} ${operator} ${kindName(right.kind)}.`);

/** A binary operator on whatever its sides turned out to be. */
export function applyBinary(operator: BinaryOperator, left: Outcome, right: Outcome): Outcome {
  if (left.kind === 'error') return left;
  if (right.kind === 'error') return right;
  if (isKnown(left) && isKnown(right)) return applyKnown(operator, left, right);
  const proven = operator === 'in' ? provenIn(left, right) : compareUnknown(operator, left, right);
  return proven === undefined ? { kind: 'unknown', facts: NO_FACTS } : bool(proven);
}

function provenIn(left: Outcome, right: Outcome): boolean | undefined {
  if (left.kind === 'unknown') {
    return right.kind === 'list' || right.kind === 'set' ? unknownIsIn(left.facts, right.items) : undefined;
  }
  return right.kind === 'unknown' && isKnown(left) ? isInUnknown(left, right.facts) : undefined;
}

function applyKnown(operator: BinaryOperator, left: Value, right: Value): Outcome {
  switch (operator) {
    case '==':
      return bool(equals(left, right));
    case '!=':
      return bool(!equals(left, right));
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return related(operator, left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

function isIn(item: Value, whole: Value): Outcome {
  if (whole.kind === 'list' || whole.kind === 'set') return bool(includes(whole.items, item));
  if (whole.kind === 'map' && item.kind === 'string') return bool(whole.fields.has(item.value));
  return unsupported('in', item, whole);
}

/** `<`, `<=`, `>`, `>=`; nothing is before or after NaN. */
function related(operator: '<' | '<=' | '>' | '>=', left: Value, right: Value): Outcome {
  if (!isOrdered(left, right)) return unsupported(operator, left, right);
  const order = compare(left, right);
  if (order === undefined) return bool(false);
  if (order === 0) return bool(operator.endsWith('='));
  return bool(operator.startsWith(order < 0 ? '<' : '>'));
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', left: Value, right: Value): Outcome {
  if (left.kind === 'int' && right.kind === 'int') return wholeNumbers(operator, left.value, right.value);
  const isNumber = (value: Value) => value.kind === 'int' || value.kind === 'float';
  if (isNumber(left) && isNumber(right))
    return float(FLOAT[operator](Number(left.value), Number(right.value)));
  if (operator === '+' && left.kind === 'string' && right.kind === 'string')
    return string(left.value + right.value);
  return times(operator, left, right);
}

const FLOAT = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '%': (a: number, b: number) => a % b,
};

function wholeNumbers(operator: '+' | '-' | '*' | '/' | '%', a: bigint, b: bigint): Outcome {
  if ((operator === '/' || operator === '%') && b === 0n) return failure('Division by zero.');
  switch (operator) {
    case '+':
      return int(a + b);
    case '-':
      return int(a - b);
    case '*':
      return int(a * b);
    case '/':
      return int(a / b);
    default:
      return int(a % b);
  }
}

/** Timestamps and durations: their sums and differences. */
function times(operator: string, left: Value, right: Value): Outcome {
  const isTime = (value: Value) => value.kind === 'timestamp' || value.kind === 'duration';
  if (!isTime(left) || !isTime(right)) return unsupported(operator, left, right);
  const pair = `${left.kind} ${operator} ${right.kind}`;
  const kind = RESULT_OF[pair];
  if (kind === undefined) return unsupported(operator, left, right);
  return { kind, nanos: operator === '+' ? left.nanos + right.nanos : left.nanos - right.nanos };
}

const RESULT_OF: Readonly<Record<string, 'timestamp' | 'duration' | undefined>> = {
  'timestamp + duration': 'timestamp',
  'duration + timestamp': 'timestamp',
  'timestamp - duration': 'timestamp',
  'timestamp - timestamp': 'duration',
  'duration + duration': 'duration',
  'duration - duration': 'duration',
};

/** `x[i]` */
export function applyIndex(of: Outcome, index: Outcome): Outcome {
  if (of.kind === 'error') return of;
  if (index.kind === 'error') return index;
  if (of.kind === 'map' && index.kind === 'string') return memberOf(of, index.value);
  if (of.kind === 'unknown' && index.kind === 'string') return memberOf(of, index.value);
  if (of.kind === 'unknown' || index.kind === 'unknown') return { kind: 'unknown', facts: NO_FACTS };
  const items = itemsOf(of);
  if (items === undefined || index.kind !== 'int')
    return failure(`${kindName(of.kind)} has no index of this kind.`);
  return items[Number(index.value)] ?? failure(`Index ${index.value} is out of range.`);
}

/** `x[i:j]` */
export function applyRange(of: Outcome, from: Outcome, to: Outcome): Outcome {
  const failed = [of, from, to].find((part) => part.kind === 'error');
  if (failed) return failed;
  if (from.kind === 'unknown' || to.kind === 'unknown' || of.kind === 'unknown') {
    return { kind: 'unknown', facts: NO_FACTS };
  }
  const items = isKnown(of) ? itemsOf(of) : undefined;
  if (items === undefined || from.kind !== 'int' || to.kind !== 'int')
    return failure('Ranges are of lists and strings.');
  const [start, end] = [Number(from.value), Number(to.value)];
  if (start < 0 || end < start || end > items.length)
    return failure(`Range ${start}:${end} is out of bounds.`);
  const part = items.slice(start, end);
  return of.kind === 'string'
    ? string(part.map((sign) => (sign.kind === 'string' ? sign.value : '')).join(''))
    : { kind: 'list', items: part };
}

function itemsOf(value: Value): readonly Value[] | undefined {
  if (value.kind === 'list') return value.items;
  if (value.kind === 'string') return [...value.value].map(string);
  return value.kind === 'path' ? value.segments.map(string) : undefined;
}

/** `x.name` */
export function memberOf(of: Outcome, name: string): Outcome {
  if (of.kind === 'error') return of;
  if (of.kind === 'unknown') return of.facts.fields?.get(name) ?? { kind: 'unknown', facts: NO_FACTS };
  if (of.kind === 'null') return failure(`'${name}' was asked of null.`);
  if (of.kind !== 'map') return failure(`'${name}' was asked of a ${kindName(of.kind)}.`);
  return of.fields.get(name) ?? failure(`There is no field '${name}'.`);
}
