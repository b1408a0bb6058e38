import type { Micros } from '../../store/commit-clock';
import { orderKey } from '../values/order-key';
import { formatMicros } from '../values/timestamps';
import { doubleValue, NULL, readDouble, type Value } from '../values/value';
import type { Transform } from './write';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const MICROS_PER_MILLI = 1000;

/** What a server timestamp of a commit becomes, RFC 3339: whole milliseconds, as the service stores them. */
export const serverTimestamp = (commitTime: Micros): string =>
  formatMicros(commitTime - (commitTime % MICROS_PER_MILLI));

/** The new value of a transformed field, and what the client is told of it. */
export function transformed(
  transform: Transform,
  stored: Value | undefined,
  commitTime: Micros,
): { readonly value: Value; readonly result: Value } {
  switch (transform.kind) {
    case 'requestTime': {
      return same({ timestampValue: serverTimestamp(commitTime) });
    }
    case 'increment':
      return same(isNumber(stored) ? sum(stored, transform.operand) : transform.operand);
    case 'maximum':
      return same(extreme(stored, transform.operand, (a, b) => a < b));
    case 'minimum':
      return same(extreme(stored, transform.operand, (a, b) => a > b));
    case 'append':
      return { value: list(withElements(elementsOf(stored), transform.elements)), result: NULL };
    case 'remove':
      return { value: list(withoutElements(elementsOf(stored), transform.elements)), result: NULL };
  }
}

const same = (value: Value) => ({ value, result: value });
const list = (values: readonly Value[]): Value => ({ arrayValue: { values } });

const isNumber = (value: Value | undefined): value is Value =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

const elementsOf = (value: Value | undefined): readonly Value[] =>
  value && 'arrayValue' in value ? value.arrayValue.values : [];

/** Integers stay integers and stop at the ends of 64 bits; with a double the sum is a double. */
function sum(a: Value, b: Value): Value {
  if (!('integerValue' in a && 'integerValue' in b)) return doubleValue(numberOf(a) + numberOf(b));
  const exact = BigInt(a.integerValue) + BigInt(b.integerValue);
  const kept = exact > INT64_MAX ? INT64_MAX : exact < INT64_MIN ? INT64_MIN : exact;
  return { integerValue: kept.toString() };
}

const numberOf = (value: Value): number =>
  'integerValue' in value
    ? Number(value.integerValue)
    : 'doubleValue' in value
      ? readDouble(value.doubleValue)
      : Number.NaN;

/** The stored number unless the operand is beyond it. NaN wins, equal numbers keep what is stored. */
function extreme(
  stored: Value | undefined,
  operand: Value,
  isBeyond: (stored: string, operand: string) => boolean,
): Value {
  if (!isNumber(stored) || Number.isNaN(numberOf(operand))) return operand;
  if (Number.isNaN(numberOf(stored))) return stored;
  return isBeyond(orderKey(stored), orderKey(operand)) ? operand : stored;
}

function withElements(stored: readonly Value[], added: readonly Value[]): readonly Value[] {
  const result = [...stored];
  const known = new Set(stored.map(orderKey));
  for (const element of added) {
    const key = orderKey(element);
    if (!known.has(key)) result.push(element);
    known.add(key);
  }
  return result;
}

function withoutElements(stored: readonly Value[], removed: readonly Value[]): readonly Value[] {
  const gone = new Set(removed.map(orderKey));
  return stored.filter((element) => !gone.has(orderKey(element)));
}
