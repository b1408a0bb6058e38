import { envelopeEntries } from '../record';
import { type Change, MAX_CHANGES } from './event';

/** Text of a change longer than this is cut: the history tells that it changed, not the whole text twice. */
const MAX_TEXT = 500;

const ENVELOPE: ReadonlySet<string> = new Set([
  ...Object.keys(envelopeEntries),
  'id',
  'nameLower',
  'dueSort',
  'nextDueSort',
]);

/**
 * What differs between two states of a record, field by field, at most 30 entries; paths reach into maps
 * (`billing.city`). Envelope and fields kept only for sorting are left out. Of a reference the names are told.
 */
export function changesBetween(before: object, after: object): Change[] {
  const changes: Change[] = [];
  collect(before, after, '', changes);
  return changes.slice(0, MAX_CHANGES);
}

function collect(before: object, after: object, prefix: string, changes: Change[]): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (prefix === '' && ENVELOPE.has(key)) continue;
    const from: unknown = Reflect.get(before, key);
    const to: unknown = Reflect.get(after, key);
    if (isSame(from, to)) continue;
    if (isMap(from) && isMap(to) && !isRef(from)) collect(from, to, `${prefix}${key}.`, changes);
    else changes.push({ path: `${prefix}${key}`, ...side('from', from), ...side('to', to) });
  }
}

const side = (name: 'from' | 'to', value: unknown) => (value === undefined ? {} : { [name]: told(value) });

function told(value: unknown): unknown {
  if (isRef(value)) return value.name;
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${value.slice(0, MAX_TEXT)}…`;
  return value;
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isRef(value: unknown): value is { id: string; name: string } {
  return isMap(value) && 'id' in value && 'name' in value && Object.keys(value).length === 2;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isMap(a) || !isMap(b)) return Object.is(a, b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    isSame(Reflect.get(a, key), Reflect.get(b, key)),
  );
}
