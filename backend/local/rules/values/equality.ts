import type { Outcome, Value } from './value';

/** `==` of two known values; whole and broken numbers compare by amount, other kinds never mix. */
export function equals(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value) === 0;
  switch (a.kind) {
    case 'null':
      return b.kind === 'null';
    case 'bool':
    case 'string':
      return b.kind === a.kind && a.value === b.value;
    case 'bytes':
      return b.kind === 'bytes' && a.value.equals(b.value);
    case 'timestamp':
    case 'duration':
      return b.kind === a.kind && a.nanos === b.nanos;
    case 'latlng':
      return b.kind === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'path':
      return b.kind === 'path' && a.segments.join('/') === b.segments.join('/');
    case 'list':
      return b.kind === 'list' && sameItems(a.items, b.items);
    case 'set':
      return (
        b.kind === 'set' && a.items.length === b.items.length && a.items.every((v) => includes(b.items, v))
      );
    case 'map':
      return b.kind === 'map' && sameFields(a.fields, b.fields);
    case 'mapDiff':
      return b.kind === 'mapDiff' && sameFields(a.before, b.before) && sameFields(a.after, b.after);
    default:
      return false;
  }
}

/** Whether a list or set holds an equal value. */
export const includes = (items: readonly Value[], value: Value): boolean =>
  items.some((item) => equals(item, value));

/** The items without repeats, first ones kept. */
export function unique(items: readonly Value[]): Value[] {
  const kept: Value[] = [];
  for (const item of items) if (!includes(kept, item)) kept.push(item);
  return kept;
}

const isNumber = (value: Value) => value.kind === 'int' || value.kind === 'float';

const sameItems = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length &&
  a.every((item, i) => {
    const other = b[i];
    return other !== undefined && equals(item, other);
  });

const sameFields = (a: ReadonlyMap<string, Outcome>, b: ReadonlyMap<string, Outcome>): boolean =>
  a.size === b.size &&
  [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && sameOutcome(value, other);
  });

const sameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.kind !== 'error' && a.kind !== 'unknown' && b.kind !== 'error' && b.kind !== 'unknown' && equals(a, b);

/** Order of two numbers by exact amount; NaN compares with nothing (undefined). */
export function compareNumbers(a: bigint | number, b: bigint | number): -1 | 0 | 1 | undefined {
  if (a < b) return -1;
  if (a > b) return 1;
  // Loose on purpose: 1n == 1 holds, and NaN equals nothing.
  return a >= b && a <= b ? 0 : undefined;
}

/** Order of two values of one kind; undefined where the language has none. */
export function compare(a: Value, b: Value): -1 | 0 | 1 | undefined {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.kind === 'string' && b.kind === 'string') return Buffer.from(a.value).compare(Buffer.from(b.value));
  if (a.kind === 'bytes' && b.kind === 'bytes') return a.value.compare(b.value);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') return compareNumbers(a.nanos, b.nanos);
  if (a.kind === 'duration' && b.kind === 'duration') return compareNumbers(a.nanos, b.nanos);
  return undefined;
}

/** Whether `<` and its like are defined for two values (NaN included). */
export const isOrdered = (a: Value, b: Value): boolean =>
  (isNumber(a) && isNumber(b)) ||
  (a.kind === b.kind && ['string', 'bytes', 'timestamp', 'duration'].includes(a.kind));
