/** Something false at one place of an input, as it comes over the wire. */
export interface HostileInput {
  readonly place: string;
  readonly what: string;
  readonly input: unknown;
}

/** Where something stands in an input: the keys that lead there. */
export type Place = readonly (string | number)[];

/** What a form was filled with: only compared with what is stored, and taken over nowhere. */
export const COMPARED = new Set(['base', 'parts', 'before', 'details']);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place of a value, with its own. */
export function placesOf(value: unknown, place: Place = []): Place[] {
  const inner = isMap(value) || Array.isArray(value) ? Object.entries(value) : [];
  return [place, ...inner.flatMap(([key, one]) => placesOf(one, [...place, key]))];
}

/** What stands at a place. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

/** A value with something else at one place. */
export function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? replaced(one, rest, by) : one));
  return isMap(value) ? { ...value, [key]: replaced(value[key], rest, by) } : value;
}

function nested(levels: number): unknown {
  let deep: unknown = 1;
  for (let level = 0; level < levels; level += 1) deep = { deep };
  return deep;
}

const HOSTILE: Readonly<Record<string, unknown>> = {
  nothing: null,
  undefined: { $undefined: true },
  'a truth': true,
  'a number': 7,
  'a fraction': 0.1,
  'a number below zero': -1,
  'a number that is none': Number.NaN,
  'a number without end': Number.POSITIVE_INFINITY,
  'a number beyond the whole ones': 2 ** 60,
  'an empty text': '',
  'a megabyte of text': 'x'.repeat(1_000_000),
  'half a letter': '\ud800',
  'an id that is a path': '../users/admin',
  'an id of nothing': 'nothing-has-this-id',
  'a day that is none': '2026-02-31',
  'the last day of the calendar': '9999-12-31',
  'a time zone that is none': 'Mars/Olympus',
  'an instant': { $instant: '2026-11-20T09:00:00.000Z' },
  'an instant that is none': { $instant: 'yesterday' },
  'an instant beyond the calendar': { $instant: '+275760-09-13T00:00:00.000Z' },
  'an instant of the year 9999': { $instant: '9999-12-31T23:59:59.000Z' },
  'an empty list': [],
  'a list of lists': [[[]]],
  'ten thousand of a list': Array.from({ length: 10_000 }, (_, n) => `n${n}`),
  'ten thousand entries': Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, { n }])),
  'an empty map': {},
  'keys of prototypes': JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}'),
  'a map in a map, endlessly': nested(3_000),
};

/** The value that only maps can be replaced by. */
export const OTHERS_SAY = 'what others say';

/** What nobody but the server says of a record. */
export const SAID_BY_NOBODY = {
  hostile: 'hostile',
  rev: 99,
  number: 'XX-1999-0001',
  createdBy: { uid: 'hostile', name: 'Hostile' },
  updatedBy: { uid: 'hostile', name: 'Hostile' },
  trashed: false,
  lastEvent: 'hostile',
  tokens: ['hostile'],
  schema: 99,
  by: { uid: 'hostile', name: 'Hostile' },
  at: { $instant: '2026-01-01T00:00:00.000Z' },
};

/** Every hostile value at every place of an input, and at every map of it what is the server's to say. */
export function hostileInputs(input: unknown): HostileInput[] {
  return placesOf(input).flatMap((place) => {
    const at = valueAt(input, place);
    const name = place.join('.') || 'the input';
    const all = isMap(at) ? { ...HOSTILE, [OTHERS_SAY]: { ...at, ...SAID_BY_NOBODY } } : HOSTILE;
    return Object.entries(all).map(([what, value]) => ({
      place: name,
      what,
      input: replaced(input, place, value),
    }));
  });
}
