import { COMPARED, type Place, placesOf, replaced, valueAt } from './hostile-inputs';
import { wired } from './knocking';
import { type AnySample, CALLERS } from './samples';

/** One false thing at one place of an honest input, as it comes over the wire. */
export interface Attempt {
  readonly place: string;
  readonly what: string;
  readonly input: unknown;
}

/** Who attacks: people with a login of each role, one that is none, and those who lost theirs. */
export const INSIDERS = CALLERS.filter((by) => by !== 'nobody' && by !== 'newcomer');

/** What stands where the id of a record is expected, and is none. */
const NO_IDS: Readonly<Record<string, unknown>> = {
  'a path to private details': 'e-office/private/hr',
  'a path upwards': '../users/admin',
  'a name of the store’s own': '__all__',
  'the end of a text': 'w1\0',
  'half a letter': '\ud800',
  'an invisible letter': 'w\u200b1',
  'letters the other way round': '\u202e1w',
  'what every map has': 'constructor',
  'what maps are made of': '__proto__',
  'more than the store holds': 'x'.repeat(400),
  'a number': 7,
  'a map': { id: 'w1' },
};

/** What is refused wherever a text stands. */
const NO_TEXTS: Readonly<Record<string, unknown>> = {
  'half a letter': 'Filter \udc00',
  'the end of a text': 'Filter\0',
  'nothing to be seen': '\u200b\u2060',
  'a text without end': 'x'.repeat(50_001),
};

const noMaps = (map: object): Readonly<Record<string, unknown>> => ({
  'a name that every map has': { ...map, ...JSON.parse('{"constructor":{}}') },
  'what maps are made of': { ...map, ...JSON.parse('{"__proto__":{"role":"admin"}}') },
  'a name of the store’s own': { ...map, __all__: {} },
  'a text': 'w1',
});

const noLists = ([first = 'x']: readonly unknown[]): Readonly<Record<string, unknown>> => ({
  'a list without end': Array.from({ length: 1_001 }, () => first),
  'a number': 7,
});

const ID = /^(id|\w+Id|kept|other|back)$/;
const IDS = /^(ids|\w+Ids|mentions|records)$/;
/** A tax id is no record's, and the row of an absence is nobody's but the form's. */
const NO_RECORDS = new Set(['taxId', 'recordId']);
/** Where these words lead to a record, and not from a status to another. */
const HANDED_OVER = /^(from|to)$/;

function isIdPlace(place: Place, name: string): boolean {
  const keys = place.map(String);
  const key = keys.at(-1) ?? '';
  if (HANDED_OVER.test(key)) return name === 'employees.handOver';
  return (
    (ID.test(key) && !NO_RECORDS.has(key)) || (/^\d+$/.test(key) && keys.some((above) => IDS.test(above)))
  );
}

/** What is only compared with what is stored is no way in. */
const isTaken = (place: Place): boolean =>
  place.length > 0 && place[0] !== 'seen' && !COMPARED.has(String(place[0]));

/** An instant or bytes, as they cross the wire. */
const isPacked = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).some((key) => key.startsWith('$'));

/** The places of an input where the id of a record stands, with the id. */
export function idPlaces(
  name: string,
  input: unknown,
): readonly { readonly place: Place; readonly id: string }[] {
  return placesOf(input).flatMap((place) => {
    const id = valueAt(input, place);
    return typeof id === 'string' && id !== '' && isTaken(place) && isIdPlace(place, name)
      ? [{ place, id }]
      : [];
  });
}

type Documents = Readonly<Record<string, object>>;

/** Whether nothing was written: each document is the very one. */
export const isSame = (before: Documents, after: Documents): boolean =>
  [...Object.keys(before), ...Object.keys(after)].every((path) => before[path] === after[path]);

/** Every attempt with something that no input of the command holds. */
export function shapelessAttempts(name: string, sample: AnySample): readonly Attempt[] {
  const input = wired(sample.input);
  const ids = new Set(idPlaces(name, input).map(({ place }) => place.join('.')));
  return placesOf(input).flatMap((place) => {
    const value = valueAt(input, place);
    if (!isTaken(place) || isPacked(value) || place.some((key) => String(key).startsWith('$'))) return [];
    return Object.entries(falseAt(value, ids.has(place.join('.')))).map(([what, over]) => ({
      place: place.join('.'),
      what,
      input: replaced(input, place, over),
    }));
  });
}

function falseAt(value: unknown, isId: boolean): Readonly<Record<string, unknown>> {
  if (isId) return NO_IDS;
  if (typeof value === 'string') return NO_TEXTS;
  if (Array.isArray(value)) return noLists(value);
  return typeof value === 'object' && value !== null ? noMaps(value) : {};
}
