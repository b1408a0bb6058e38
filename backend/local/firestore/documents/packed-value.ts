import { type Fields, NULL, type Value } from '../values/value';

/**
 * A value as it is stored: half the length of its form on the wire. What JSON has stands for itself (a number is a
 * double), lists for arrays; anything else is an object with one letter for its type.
 */
export type Packed =
  | null
  | boolean
  | number
  | string
  | readonly Packed[]
  | { readonly i: string }
  | { readonly d: string }
  | { readonly t: string }
  | { readonly b: string }
  | { readonly r: string }
  | { readonly g: readonly [latitude: number, longitude: number] }
  | { readonly m: PackedFields };

export type PackedFields = { readonly [name: string]: Packed };

export const packFields = (fields: Fields): PackedFields => mapFields(fields, pack);

export const unpackFields = (fields: PackedFields): Fields => mapFields(fields, unpack);

function pack(value: Value): Packed {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return { i: value.integerValue };
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return { t: value.timestampValue };
  if ('mapValue' in value) return { m: packFields(value.mapValue.fields) };
  if ('arrayValue' in value) return value.arrayValue.values.map(pack);
  if ('doubleValue' in value) {
    return typeof value.doubleValue === 'number' ? value.doubleValue : { d: value.doubleValue };
  }
  if ('referenceValue' in value) return { r: value.referenceValue };
  if ('bytesValue' in value) return { b: value.bytesValue };
  if ('geoPointValue' in value) return { g: [value.geoPointValue.latitude, value.geoPointValue.longitude] };
  return null;
}

function unpack(packed: Packed): Value {
  if (typeof packed === 'string') return { stringValue: packed };
  if (typeof packed === 'boolean') return { booleanValue: packed };
  if (typeof packed === 'number') return { doubleValue: packed };
  if (packed === null) return NULL;
  if (isList(packed)) return { arrayValue: { values: packed.map(unpack) } };
  if ('i' in packed) return { integerValue: packed.i };
  if ('t' in packed) return { timestampValue: packed.t };
  if ('m' in packed) return { mapValue: { fields: unpackFields(packed.m) } };
  if ('d' in packed) return { doubleValue: packed.d as 'NaN' };
  if ('r' in packed) return { referenceValue: packed.r };
  if ('b' in packed) return { bytesValue: packed.b };
  return { geoPointValue: { latitude: packed.g[0], longitude: packed.g[1] } };
}

// Array.isArray does not tell a readonly list from the rest of a union.
const isList = (packed: Packed): packed is readonly Packed[] => Array.isArray(packed);

function mapFields<From, To>(
  fields: { readonly [name: string]: From },
  change: (value: From) => To,
): { readonly [name: string]: To } {
  const result: Record<string, To> = {};
  for (const name of Object.keys(fields)) result[name] = change(fields[name] as From);
  return result;
}
