/** A value as the REST protocol of the database writes it. */
export type RestValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly arrayValue: { readonly values: readonly RestValue[] } }
  | { readonly mapValue: { readonly fields: Readonly<Record<string, RestValue>> } };

/** A value of the app as the database takes it. Throws a TypeError for what cannot be stored. */
export function encode(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`Cannot store a ${typeof value}.`);
}

/** The fields of a document; those that are undefined are left out. */
export function encodeFields(fields: object): Record<string, RestValue> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [[key, encode(value)]])),
  );
}
