import { failure, kindName, type Outcome, type Value } from '../values/value';
import { bytesMethods } from './bytes';
import { conversions } from './convert';
import { hashingFunctions } from './hashing';
import { latlngFunctions, latlngMethods } from './latlng';
import { listMethods } from './list';
import { mapDiffMethods, mapMethods } from './map';
import { mathFunctions } from './math';
import type { BuiltIn } from './method';
import { pathMethods } from './path';
import { setMethods } from './set';
import { stringMethods } from './string';
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from './time';

/** Functions called with a namespace before them, as in `math.abs(x)`. */
export const namespaces: Readonly<Record<string, Readonly<Record<string, BuiltIn<undefined>>>>> = {
  math: mathFunctions,
  hashing: hashingFunctions,
  duration: durationFunctions,
  timestamp: timestampFunctions,
  latlng: latlngFunctions,
};

/** Functions of the language that need nothing but their arguments. */
export const plainFunctions = conversions;

/** Functions that read other documents: their parameter is a path. */
export const documentFunctions = ['get', 'exists', 'getAfter', 'existsAfter'] as const;

/** One of {@link documentFunctions}. */
export type DocumentFunction = (typeof documentFunctions)[number];

/** Kinds the `is` operator knows. */
export const kindNames: readonly string[] =
  'bool bytes constraint duration float int latlng list map map_diff number path set string timestamp'.split(
    ' ',
  );

const METHODS: Readonly<Record<Value['kind'], Readonly<Record<string, { arity: number }>>>> = {
  null: {},
  bool: {},
  int: {},
  float: {},
  string: stringMethods,
  bytes: bytesMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  path: pathMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  mapDiff: mapDiffMethods,
};

/** How many arguments a method takes, by the types that have one of this name; empty when none has. */
export const aritiesOf = (name: string): number[] =>
  Object.values(METHODS).flatMap((methods) => {
    const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
    return found ? [found.arity] : [];
  });

/** Calls a method of a known value with known arguments. */
export function callMethod(self: Value, name: string, args: readonly Value[]): Outcome {
  const methods = METHODS[self.kind] as Readonly<Record<string, BuiltIn<Value>>>;
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (found === undefined) return failure(`There is no ${name}() of ${kindName(self.kind)}.`);
  if (found.arity !== args.length)
    return failure(`${name}() of ${kindName(self.kind)} takes ${found.arity} arguments.`);
  return found.run(self, args);
}
