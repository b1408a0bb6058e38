import { parseTimestamp } from '../../firestore/values/timestamps';
import type { Fields, Value as Stored } from '../../firestore/values/value';
import { bool, float, list, NULL, path, string, type Value } from './value';

/** A stored value as the rules language sees it. Throws when a timestamp is none. */
export function fromFirestore(stored: Stored): Value {
  if ('nullValue' in stored) return NULL;
  if ('booleanValue' in stored) return bool(stored.booleanValue);
  if ('integerValue' in stored) return { kind: 'int', value: BigInt(stored.integerValue) };
  if ('doubleValue' in stored) return float(Number(stored.doubleValue));
  if ('stringValue' in stored) return string(stored.stringValue);
  if ('timestampValue' in stored) return instant(stored.timestampValue);
  if ('bytesValue' in stored) return { kind: 'bytes', value: Buffer.from(stored.bytesValue, 'base64') };
  if ('referenceValue' in stored) return path(stored.referenceValue.split('/').slice(2));
  if ('geoPointValue' in stored) return { kind: 'latlng', ...stored.geoPointValue };
  if ('arrayValue' in stored) return list(stored.arrayValue.values.map(fromFirestore));
  return fromFields(stored.mapValue.fields);
}

/** The fields of a document or map. */
export const fromFields = (fields: Fields): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(fields).map(([name, value]) => [name, fromFirestore(value)])),
});

/** An RFC 3339 instant. Throws when it is none. */
export function instant(text: string): Value {
  const { seconds, micros } = parseTimestamp(text);
  return { kind: 'timestamp', nanos: BigInt(seconds) * 1_000_000_000n + BigInt(micros) * 1000n };
}

/** The claims of a token, or any other JSON. */
export function fromJson(json: unknown): Value {
  if (typeof json === 'string') return string(json);
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'number') {
    return Number.isSafeInteger(json) ? { kind: 'int', value: BigInt(json) } : float(json);
  }
  if (Array.isArray(json)) return list(json.map(fromJson));
  if (typeof json !== 'object' || json === null) return NULL;
  return {
    kind: 'map',
    fields: new Map(Object.entries(json).map(([name, value]) => [name, fromJson(value)])),
  };
}
