import type { RestValue } from './encode';

/** A value as the app has it. */
function decode(value: RestValue): unknown {
  if ('nullValue' in value) return null;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decode);
  if ('mapValue' in value) return decodeFields(value.mapValue.fields ?? {});
  return Object.values(value)[0];
}

/** The fields of a document as the REST protocol of the database gives them, as the app has them. */
export const decodeFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value as RestValue)]));
