import { invalid } from '../status';
import { type Fields, ownField, type Value } from './value';

/** Names from the outermost map inwards. */
export type FieldPath = readonly string[];

const PART = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[\s\S])+)`)(\.|$)/y;
const MAX_FIELD_NAME_BYTES = 1500;

/** Reads `a.b` and `` `with blanks`.c ``. Throws INVALID_ARGUMENT on anything else. */
export function parseFieldPath(text: string): FieldPath {
  const parts: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length || parts.length === 0 || text.endsWith('.')) {
    const match = PART.exec(text);
    if (!match) throw invalid(text === '' ? 'Invalid empty property path string.' : malformed(text));
    parts.push(match[1] ?? (match[2] ?? '').replace(/\\([\s\S])/g, '$1'));
    if (match[3] === '') break;
  }
  return parts;
}

const malformed = (text: string): string =>
  `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`;

/** The text of a path: quoted where a plain name would not do. */
export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((part) => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(part) ? part : `\`${part.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');

/** The value at a path; undefined where a step is missing or no map. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  let value: Value | undefined;
  for (const [index, name] of path.entries()) {
    value = ownField(current, name);
    if (index === path.length - 1) return value;
    if (!value || !('mapValue' in value)) return undefined;
    current = value.mapValue.fields;
  }
  return value;
}

/** Fields with a value put at a path; maps on the way are made, what is no map is replaced. */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name = '', ...rest] = path;
  const { [name]: _, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...fields, [name]: value };
  const inner = ownField(fields, name);
  const isMap = inner !== undefined && 'mapValue' in inner;
  if (value === undefined && !isMap) return fields;
  const changed = withValueAt(isMap ? inner.mapValue.fields : {}, rest, value);
  return { ...fields, [name]: { mapValue: { fields: changed } } };
}

/** Only what lies at one of the paths. */
export function onlyPaths(fields: Fields, paths: readonly FieldPath[]): Fields {
  let result: Fields = {};
  for (const path of paths) {
    const value = valueAt(fields, path);
    if (value !== undefined) result = withValueAt(result, path, value);
  }
  return result;
}

/** Refuses a name of a document's field that Firestore keeps for itself or that is too long. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalid('A property name must not be empty.');
  if (isReservedName(name)) throw invalid(`field name ${name} is reserved`);
  if (Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
    throw invalid(`The property.name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
  }
}

/** Refuses the same of a name inside a map; too long is the path to it, which is up to the caller to tell. */
export function checkInnerName(name: string): void {
  if (name === '') throw invalid('A property name must not be empty.');
  if (isReservedName(name)) throw invalid(`field name '${name}' is reserved.`);
}

/** Whether a name with its path is longer than the service has it. */
export const isTooLong = (path: string): boolean => Buffer.byteLength(path) > MAX_FIELD_NAME_BYTES;

/** Refuses a path a write names of which a part may not be. */
export function checkFieldPath([first = '', ...rest]: FieldPath): void {
  checkFieldName(first);
  rest.forEach(checkInnerName);
  if (isTooLong([first, ...rest].join('.'))) {
    throw invalid(`The property.name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
  }
}

const isReservedName = (name: string): boolean => /^__.*__$/s.test(name);
