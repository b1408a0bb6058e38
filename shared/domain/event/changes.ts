import { envelopeEntries, type Fields, isDerived } from '../record';
import { type Change, MAX_CHANGES } from './event';

/** Changes of single fields are told as changes of whole fields above this many, where those fit in an entry. */
const MOST_SINGLE = MAX_CHANGES - 1;

/** Characters of an entry's changes at most when whole fields are told: well below what a document holds. */
const MOST_TEXT = 200_000;

const ENVELOPE: ReadonlySet<string> = new Set([...Object.keys(envelopeEntries), 'id']);

/**
 * What differs between two states of a record with these fields, field by field, with the whole values: a field can be put back from
 * them. Paths reach into maps (`billing.city`), and a field of a line names its line. Envelope and fields kept only for sorting are left out. At most 30
 * entries: when more differ, whole maps are told in place of what is in them; and where those would be too long, 30
 * of the single changes (see `isComplete`).
 */
export function changesBetween(fields: Fields, before: object, after: object): Change[] {
  const [was, is] = [own(fields, before), own(fields, after)];
  const single: Change[] = [];
  collect(was, is, '', single, true);
  if (single.length <= MOST_SINGLE) return single;
  const whole: Change[] = [];
  collect(was, is, '', whole, false);
  const fits = whole.length <= MOST_SINGLE && JSON.stringify(whole).length <= MOST_TEXT;
  return fits ? whole : single.slice(0, MAX_CHANGES);
}

/** A record without its envelope and without what follows from its other fields. */
const own = (fields: Fields, record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !ENVELOPE.has(key) && !isDerived(fields, key)));

/** Whether an entry names everything that changed: one with as many fields as it can hold may leave some out. */
export const isComplete = (changes: readonly Change[]): boolean => changes.length < MAX_CHANGES;

function collect(
  before: object,
  after: object,
  prefix: string,
  changes: Change[],
  deep: boolean,
  entryName?: string,
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const from: unknown = Reflect.get(before, key);
    const to: unknown = Reflect.get(after, key);
    if (isSame(from, to)) continue;
    if (deep && isMap(from) && isMap(to) && !isRef(from))
      collect(from, to, `${prefix}${key}.`, changes, deep, prefix === '' ? undefined : nameOf(from));
    else
      changes.push({
        path: `${prefix}${key}`,
        ...(entryName !== undefined && { entryName }),
        ...side('from', from),
        ...side('to', to),
      });
  }
}

/** What a line or an item of a list is called. */
const nameOf = (entry: object): string | undefined =>
  ['name', 'label'].map((key) => Reflect.get(entry, key)).find((name) => typeof name === 'string');

const side = (name: 'from' | 'to', value: unknown) => (value === undefined ? {} : { [name]: value });

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isRef(value: unknown): value is { id: string; name: string } {
  return isMap(value) && 'id' in value && 'name' in value && Object.keys(value).length === 2;
}

function isSame(a: unknown, b: unknown): boolean {
  // A changed record shares what is not changed with the one before.
  if (Object.is(a, b)) return true;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  return (
    Object.keys(a).every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key))) &&
    Object.keys(b).every((key) => Object.hasOwn(a, key) || Reflect.get(b, key) === undefined)
  );
}
