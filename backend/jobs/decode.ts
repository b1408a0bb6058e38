import type { RestValue } from '../seed/write/encode';

/** A value of the database as the app sees it: instants are `Date`s. What the app stores nowhere becomes undefined. */
function decode(value: RestValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64');
  // The protocol leaves out what is empty.
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields ?? {});
  if ('nullValue' in value) return null;
  return Object.values(value)[0];
}

/** The fields of a document as the app sees them. */
export const decodeFields = (fields: Readonly<Record<string, RestValue>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
