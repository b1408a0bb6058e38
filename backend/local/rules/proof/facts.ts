import type { Outcome, Value } from '../values/value';

/** An end of a range. */
export interface Bound {
  value: Value;
  inclusive: boolean;
}

/** What a query's constraints say of a value that is not fixed. All parts hold for every possible result. */
export interface Facts {
  /** Kinds it may have, as far as that is known. */
  kinds?: readonly Value['kind'][];
  /** A number it equals: the amount is known, whole or broken is not. */
  equals?: Value;
  min?: Bound;
  max?: Bound;
  /** Values it certainly differs from. */
  not: readonly Value[];
  /** Items a list certainly has. */
  contains: readonly Value[];
  /** Fields a map certainly has, with what is known of each. */
  fields?: ReadonlyMap<string, Outcome>;
}

/** Nothing known. */
export const NO_FACTS: Facts = { not: [], contains: [] };
