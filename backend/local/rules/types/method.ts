import { failure, isKnown, kindName, type Outcome, type Value, type ValueOf } from '../values/value';

interface Params {
  string: ValueOf<'string'>;
  int: ValueOf<'int'>;
  number: ValueOf<'int' | 'float'>;
  list: ValueOf<'list'>;
  collection: ValueOf<'list' | 'set'>;
  map: ValueOf<'map'>;
  duration: ValueOf<'duration'>;
  latlng: ValueOf<'latlng'>;
  'bytes or string': ValueOf<'bytes' | 'string'>;
  any: Value;
}

/** What a parameter of a built-in takes. */
export type Param = keyof Params;

type Args<P extends readonly Param[]> = { [I in keyof P]: Params[P[I]] };

const ACCEPTS: { [K in Param]: readonly Value['kind'][] | undefined } = {
  string: ['string'],
  int: ['int'],
  number: ['int', 'float'],
  list: ['list'],
  collection: ['list', 'set'],
  map: ['map'],
  duration: ['duration'],
  latlng: ['latlng'],
  'bytes or string': ['bytes', 'string'],
  any: undefined,
};

/** A built-in function or method: how many arguments it takes and what it does with known ones. */
export interface BuiltIn<Self> {
  arity: number;
  run(self: Self, args: readonly Value[]): Outcome;
}

/** The methods of one type by name. */
export type Methods<Self extends Value> = Readonly<Record<string, BuiltIn<Self>>>;

/** A method with checked parameters: the body sees only values of the kinds it asked for. */
export const method = <Self, const P extends readonly Param[]>(
  takes: P,
  body: (self: Self, ...args: Args<P>) => Outcome,
): BuiltIn<Self> => ({
  arity: takes.length,
  run: (self, args) => {
    const wrong = takes.findIndex(
      (param, i) => !ACCEPTS[param]?.some((kind) => kind === args[i]?.kind) && param !== 'any',
    );
    if (wrong >= 0) {
      return failure(
        `Argument ${wrong + 1} must be ${takes[wrong]}, not ${kindName(args[wrong]?.kind ?? 'null')}.`,
      );
    }
    // The kinds were compared one by one above.
    return body(self, ...(args as unknown as Args<P>));
  },
});

/** A function of a namespace: a method of nothing. */
export const fn = <const P extends readonly Param[]>(
  takes: P,
  body: (...args: Args<P>) => Outcome,
): BuiltIn<undefined> => method<undefined, P>(takes, (_self, ...args) => body(...args));

/** The known values of a map; an unknown or failed one is left out. */
export function knownFields(fields: ReadonlyMap<string, Outcome>): ReadonlyMap<string, Value> {
  // Nearly always all are known: copying every document for each comparison would be felt.
  return allKnown(fields)
    ? fields
    : new Map([...fields].filter((entry): entry is Known => isKnown(entry[1])));
}

type Known = [string, Value];

function allKnown(fields: ReadonlyMap<string, Outcome>): fields is ReadonlyMap<string, Value> {
  for (const value of fields.values()) if (!isKnown(value)) return false;
  return true;
}
