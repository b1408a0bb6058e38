import { isObject, type Json, member, readList, readObject } from '../json';
import { invalid } from '../status';
import { checkFieldName, checkInnerName, isTooLong } from './field-path';
import { formatInstant, parseTimestamp } from './timestamps';
import { doubleValue, type Fields, NULL, type Value, vectorOf } from './value';

const MAX_DEPTH = 20;
const MAX_VALUE_BYTES = 1_048_487;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Where a value stands, for messages and limits. */
interface Place {
  /** The outermost field; `array` from an array on, as the service has it. */
  readonly field: string;
  /** The names from there to here, with dots. */
  readonly path: string;
  readonly depth: number;
  readonly inArray: boolean;
}

/** Reads the `fields` of a document, checking every limit of a single value. Throws INVALID_ARGUMENT. */
export function parseFields(json: unknown): Fields {
  const fields: Record<string, Value> = {};
  for (const [name, value] of Object.entries(readObject(json, 'fields'))) {
    checkFieldName(name);
    fields[name] = parse(value, { field: name, path: name, depth: 0, inArray: false });
  }
  return fields;
}

/** Reads one value, e.g. of a filter. */
export const parseValue = (json: unknown): Value =>
  parse(json, { field: 'value', path: 'value', depth: 0, inArray: false });

function parse(json: unknown, place: Place): Value {
  if (!isObject(json)) throw invalid(`The value of property "${place.field}" is not a value.`);
  const kinds = Object.keys(json).filter((key) => Object.hasOwn(PARSERS, key));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    throw invalid(`The value of property "${place.field}" must have exactly one type.`);
  }
  return (PARSERS[kind] ?? unknownKind)(json[kind], place);
}

const unknownKind = (): Value => {
  throw invalid('Unknown type of value.');
};

const PARSERS: Readonly<Record<string, (json: unknown, place: Place) => Value>> = {
  nullValue: () => NULL,
  booleanValue: (json, place) => {
    if (typeof json !== 'boolean') throw wrong('booleanValue', place);
    return { booleanValue: json };
  },
  integerValue: (json, place) => ({ integerValue: parseInteger(json, place) }),
  doubleValue: (json, place) => doubleValue(parseDouble(json, place)),
  timestampValue: (json) => ({ timestampValue: formatInstant(parseTimestamp(json)) }),
  stringValue: (json, place) => {
    if (typeof json !== 'string') throw wrong('stringValue', place);
    checkBytes(Buffer.byteLength(json), place);
    return { stringValue: json };
  },
  bytesValue: (json, place) => {
    if (typeof json !== 'string' || !BASE64.test(json)) throw wrong('bytesValue', place);
    const bytes = Buffer.from(json, 'base64');
    checkBytes(bytes.length, place);
    return { bytesValue: bytes.toString('base64') };
  },
  referenceValue: (json, place) => {
    if (typeof json !== 'string' || !/^projects\/[^/]+\/databases\/[^/]+\/documents\/.+/s.test(json)) {
      throw wrong('referenceValue', place);
    }
    return { referenceValue: json };
  },
  geoPointValue: (json, place) => parseGeoPoint(readObject(json, 'geoPointValue'), place),
  arrayValue: (json, place) => {
    if (place.inArray) throw invalid('Nested arrays are not allowed');
    const inside = inner(place, true);
    const values = readList(member(readObject(json, 'arrayValue'), 'values'), 'arrayValue.values');
    return { arrayValue: { values: values.map((value) => parse(value, inside)) } };
  },
  mapValue: (json, place) =>
    parseMap(readObject(member(readObject(json, 'mapValue'), 'fields'), 'fields'), place),
};

function parseMap(json: Json, place: Place): Value {
  const inside = inner(place, false);
  const fields: Record<string, Value> = {};
  const isVector = isObject(json.__type__) && json.__type__.stringValue === '__vector__';
  for (const [name, value] of Object.entries(json)) {
    if (!(isVector && name === '__type__')) checkInnerName(name);
    const path = `${place.path}.${name}`;
    if (isTooLong(path)) throw nested(place);
    fields[name] = parse(value, { ...inside, path });
  }
  const map: Value = { mapValue: { fields } };
  if (isVector) checkVector(map, place);
  return map;
}

function checkVector(map: Value, place: Place): void {
  const numbers = vectorOf(map);
  const isRight = numbers?.every((value) => 'doubleValue' in value || 'integerValue' in value);
  if (!isRight || numbers?.length === 0) throw invalid(`Property ${place.field} is not a valid vector.`);
}

function inner(place: Place, inArray: boolean): Place {
  if (place.depth >= MAX_DEPTH) throw nested(place);
  const isOutermost = place.depth === 0;
  const field = inArray && isOutermost ? 'array' : place.field;
  return { field, path: inArray ? 'array' : place.path, depth: place.depth + 1, inArray };
}

function parseInteger(json: unknown, place: Place): string {
  const text = typeof json === 'number' && Number.isInteger(json) ? BigInt(json).toString() : json;
  if (typeof text !== 'string' || !/^[+-]?\d{1,20}$/.test(text)) throw wrong('integerValue', place);
  const integer = BigInt(text.replace(/^\+/, ''));
  if (integer < INT64_MIN || integer > INT64_MAX) throw wrong('integerValue', place);
  return integer.toString();
}

function parseDouble(json: unknown, place: Place): number {
  if (typeof json === 'number') return json;
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return Number(json);
  if (typeof json !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(json)) {
    throw wrong('doubleValue', place);
  }
  return Number(json);
}

function parseGeoPoint(json: Json, place: Place): Value {
  const latitude = parseDouble(member(json, 'latitude') ?? 0, place);
  const longitude = parseDouble(member(json, 'longitude') ?? 0, place);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw wrong('geoPointValue', place);
  return { geoPointValue: { latitude, longitude } };
}

function checkBytes(bytes: number, place: Place): void {
  if (bytes <= MAX_VALUE_BYTES) return;
  const isInMap = place.path !== place.field;
  throw isInMap
    ? nested(place)
    : invalid(`The value of property "${place.field}" is longer than ${MAX_VALUE_BYTES} bytes.`);
}

const wrong = (kind: string, { field }: Place) =>
  invalid(`The value of property "${field}" is not a valid ${kind}.`);

const nested = ({ field }: Place) => invalid(`Property ${field} contains an invalid nested entity.`);
