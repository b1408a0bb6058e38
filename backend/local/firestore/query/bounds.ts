import { afterPrefix, type ByteString, inverted } from '../../store/byte-string';
import { AFTER_NULL, afterType, firstComparable, orderKey } from '../values/order-key';
import type { FieldFilter } from './query';

/** One end of a range of values. */
export interface Bound {
  readonly key: ByteString;
  readonly isIncluded: boolean;
}

export interface Interval {
  readonly low?: Bound | undefined;
  readonly high?: Bound | undefined;
  /** Whether the interval says all the filter says. */
  readonly isExact: boolean;
}

/** The values an inequality on a field leaves. `keyOf` makes the keys that values are compared by. */
export function intervalOf({ op, value }: FieldFilter): Interval {
  const key = orderKey(value);
  const type = { key: firstComparable(key), isIncluded: true };
  const nextType = { key: afterType(key), isIncluded: false };
  switch (op) {
    case '<':
      return { low: type, high: { key, isIncluded: false }, isExact: true };
    case '<=':
      return { low: type, high: { key, isIncluded: true }, isExact: true };
    case '>':
      return { low: { key, isIncluded: false }, high: nextType, isExact: true };
    case '>=':
      return { low: { key, isIncluded: true }, high: nextType, isExact: true };
    case '!=':
    case 'not-in':
      return { low: { key: AFTER_NULL, isIncluded: true }, isExact: false };
    default:
      return { low: { key, isIncluded: true }, high: { key, isIncluded: true }, isExact: op === '==' };
  }
}

/** First key that is neither `key` nor begins with it; a key of 255s alone has none and does not occur. */
export const after = (key: ByteString): ByteString => afterPrefix(key) ?? `${key}\xff`;

/** First key of an index's range whose next column lies in an interval; the column may be inverted. */
export function rangeStart(prefix: ByteString, { low, high }: Interval, isInverted: boolean): ByteString {
  const bound = isInverted ? high : low;
  if (!bound) return prefix;
  const key = prefix + (isInverted ? inverted(bound.key) : bound.key);
  return bound.isIncluded ? key : after(key);
}

/** First key after that range. */
export function rangeEnd(prefix: ByteString, { low, high }: Interval, isInverted: boolean): ByteString {
  const bound = isInverted ? low : high;
  if (!bound) return after(prefix);
  const key = prefix + (isInverted ? inverted(bound.key) : bound.key);
  return bound.isIncluded ? after(key) : key;
}
