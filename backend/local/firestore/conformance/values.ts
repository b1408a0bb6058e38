/** Short forms of values on the wire, for tables of cases. */
export const int = (value: number | string) => ({ integerValue: String(value) });
export const double = (value: number | string) => ({ doubleValue: value });
export const text = (stringValue: string) => ({ stringValue });
export const bool = (booleanValue: boolean) => ({ booleanValue });
export const time = (timestampValue: string) => ({ timestampValue });
export const bytes = (bytesValue: string) => ({ bytesValue });
export const geo = (latitude: number, longitude: number) => ({ geoPointValue: { latitude, longitude } });
export const list = (...values: readonly object[]) => ({ arrayValue: { values } });
export const map = (fields: Readonly<Record<string, object>> = {}) => ({ mapValue: { fields } });
export const vector = (...numbers: readonly number[]) =>
  map({ __type__: text('__vector__'), value: list(...numbers.map(double)) });
export const NULL = { nullValue: null };
export const NAN = double('NaN');

/** Short forms of the parts of a query. */
export const where = (fieldPath: string, op: string, value?: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
export const and = (...filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: readonly object[]) => ({ compositeFilter: { op: 'OR', filters } });
/** `a` or `-a` for descending. */
export const order = (...fields: readonly string[]) =>
  fields.map((field) => ({
    field: { fieldPath: field.replace('-', '') },
    direction: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
