import { REMOVED } from './document-transaction';

type Data = Readonly<Record<string, unknown>>;

/** A document after an update of fields, which are named by their paths (`checklist.abc`); undefined leaves one alone. */
export const patched = (data: Data, fields: Data): Data =>
  Object.entries(fields).reduce(
    (before, [field, value]) => (value === undefined ? before : withValue(before, field.split('.'), value)),
    data,
  );

function withValue(data: Data, [key = '', ...rest]: readonly string[], value: unknown): Data {
  const { [key]: before, ...others } = data;
  if (rest.length > 0) return { ...data, [key]: withValue(isMap(before) ? before : {}, rest, value) };
  return value === REMOVED ? others : { ...data, [key]: value };
}

/** Whether a value is a map of a document, and no instant, list or bytes. */
export const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
