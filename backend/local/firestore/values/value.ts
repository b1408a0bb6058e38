/** Fields of a document or map. Read members with `ownField`: a name may be `constructor`. */
export type Fields = { readonly [name: string]: Value };

/**
 * A Firestore value in the form of its JSON encoding, made uniform: integers in canonical decimal, timestamps in
 * UTC with microseconds at most, `values` and `fields` always there.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | SpecialDouble }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | ArrayValue
  | MapValue;

export type ArrayValue = { readonly arrayValue: { readonly values: readonly Value[] } };
export type MapValue = { readonly mapValue: { readonly fields: Fields } };

/** Doubles that JSON cannot write as numbers, -0 among them. */
export type SpecialDouble = 'NaN' | 'Infinity' | '-Infinity' | '-0';

export const NULL: Value = { nullValue: null };

/** A member that is the object's own. */
export const ownField = (fields: Fields, name: string): Value | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** A double as its value. */
export const readDouble = (value: number | SpecialDouble): number => Number(value);

/** A number as a double's value, special ones as texts. */
export function doubleValue(number: number): Value {
  if (Number.isFinite(number) && !Object.is(number, -0)) return { doubleValue: number };
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === 0) return { doubleValue: '-0' };
  return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' };
}

export const isNaNValue = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';

/** The components of a vector, which travels as a map with a mark; undefined for every other value. */
export function vectorOf(value: Value): readonly Value[] | undefined {
  if (!('mapValue' in value)) return undefined;
  const { fields } = value.mapValue;
  const mark = ownField(fields, '__type__');
  const content = ownField(fields, 'value');
  if (!mark || !('stringValue' in mark) || mark.stringValue !== '__vector__') return undefined;
  return content && 'arrayValue' in content ? content.arrayValue.values : undefined;
}
