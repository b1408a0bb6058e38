import { type ByteString, terminated, unsigned, utf8 } from '../../store/byte-string';
import { numberKey } from './number-key';
import { parseTimestamp, secondsFromStart } from './timestamps';
import { type Fields, readDouble, type Value, vectorOf } from './value';

/** First byte of a value's key: types follow one another in this order. */
const TYPE = {
  null: '\x05',
  boolean: '\x0a',
  number: '\x10',
  timestamp: '\x18',
  string: '\x20',
  bytes: '\x28',
  reference: '\x30',
  geoPoint: '\x38',
  array: '\x40',
  vector: '\x48',
  map: '\x50',
} as const;

const END = '\0';
const END_OF_MAP = '\0\0';

/**
 * A value as bytes: `orderKey(a) < orderKey(b)` exactly when Firestore sorts a before b, equal exactly when the
 * values are equal to a query. No key is the beginning of another one. Order of types and values:
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function orderKey(value: Value): ByteString {
  if ('stringValue' in value) return TYPE.string + terminated(utf8(value.stringValue));
  if ('integerValue' in value) return TYPE.number + numberKey(value.integerValue);
  if ('booleanValue' in value) return TYPE.boolean + (value.booleanValue ? '\x01' : '\0');
  if ('timestampValue' in value) return TYPE.timestamp + timestampKey(value.timestampValue);
  if ('nullValue' in value) return TYPE.null;
  if ('doubleValue' in value) return TYPE.number + numberKey(readDouble(value.doubleValue));
  if ('referenceValue' in value) return TYPE.reference + referenceKey(value.referenceValue);
  if ('arrayValue' in value) return TYPE.array + value.arrayValue.values.map(orderKey).join('') + END;
  if ('bytesValue' in value) {
    return TYPE.bytes + terminated(Buffer.from(value.bytesValue, 'base64').toString('latin1'));
  }
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return TYPE.geoPoint + numberKey(latitude) + numberKey(longitude);
  }
  const vector = vectorOf(value);
  if (vector) return TYPE.vector + unsigned(vector.length, 4) + vector.map(orderKey).join('');
  return TYPE.map + mapKey(value.mapValue.fields);
}

/** First byte of all keys of a value's type: inequalities compare within it. */
export const typeByte = (key: ByteString): ByteString => key.slice(0, 1);

/** First key after all values of a type. */
export const afterType = (key: ByteString): ByteString => String.fromCharCode(key.charCodeAt(0) + 1);

/** Keys of everything but null are at or after this one. */
export const AFTER_NULL: ByteString = '\x06';

/** The smallest key an inequality can find among values of a type: NaN is neither small nor large. */
export const firstComparable = (key: ByteString): ByteString =>
  typeByte(key) === TYPE.number ? `${TYPE.number}\x01` : typeByte(key);

export const isNullKey = (key: ByteString): boolean => key === TYPE.null;

function timestampKey(text: string): ByteString {
  const instant = parseTimestamp(text);
  return unsigned(secondsFromStart(instant), 6) + unsigned(instant.micros, 3);
}

const referenceKey = (name: string): ByteString => `${name.split('/').map(segmentKey).join('')}${END_OF_MAP}`;

// Below every text and above the end of a name.
const NUMERIC = '\0\x02';

/** Old numeric ids, written `__id7__`, come first and by their number. */
function segmentKey(segment: string): ByteString {
  const number = /^__id(-?\d{1,19})__$/.exec(segment)?.[1];
  if (number === undefined) return terminated(utf8(segment));
  const fromLowest = BigInt(number) + 2n ** 63n;
  return NUMERIC + unsigned(Number(fromLowest >> 32n), 4) + unsigned(Number(fromLowest & 0xffffffffn), 4);
}

function mapKey(fields: Fields): ByteString {
  const entries = Object.entries(fields).map(([name, value]) => [terminated(utf8(name)), value] as const);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, value]) => name + orderKey(value)).join('') + END_OF_MAP;
}
