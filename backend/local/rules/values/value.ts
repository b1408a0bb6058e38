import type { Facts } from '../proof/facts';

/** A value of the rules language. Times and durations count nanoseconds; whole numbers are 64 bits wide. */
export type Value =
  | { kind: 'null' }
  | { kind: 'bool'; value: boolean }
  | { kind: 'int'; value: bigint }
  | { kind: 'float'; value: number }
  | { kind: 'string'; value: string }
  | { kind: 'bytes'; value: Buffer }
  | { kind: 'timestamp'; nanos: bigint }
  | { kind: 'duration'; nanos: bigint }
  | { kind: 'latlng'; latitude: number; longitude: number }
  | { kind: 'path'; segments: readonly string[] }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'set'; items: readonly Value[] }
  | { kind: 'map'; fields: ReadonlyMap<string, Outcome> }
  | { kind: 'mapDiff'; before: ReadonlyMap<string, Value>; after: ReadonlyMap<string, Value> };

/** What is not fixed while a query is proven, with all that its constraints tell of it. */
export interface Unknown {
  kind: 'unknown';
  facts: Facts;
}

/** An error as a value: `||` and `&&` may absorb it, everything else passes it on. */
export interface Failure {
  kind: 'error';
  message: string;
}

/** What evaluating an expression gives. */
export type Outcome = Value | Unknown | Failure;

/** The value of one kind. */
export type ValueOf<Kind extends Value['kind']> = Extract<Value, { kind: Kind }>;

/** `null`. */
export const NULL: Value = { kind: 'null' };
/** `true`. */
export const TRUE: Value = { kind: 'bool', value: true };
/** `false`. */
export const FALSE: Value = { kind: 'bool', value: false };

/** A boolean. */
export const bool = (value: boolean): Value => (value ? TRUE : FALSE);
/** A float. */
export const float = (value: number): Value => ({ kind: 'float', value });
/** A string. */
export const string = (value: string): Value => ({ kind: 'string', value });
/** A list. */
export const list = (items: readonly Value[]): Value => ({ kind: 'list', items });
/** A path such as `/databases/(default)/documents/users/ana`. */
export const path = (segments: readonly string[]): Value => ({ kind: 'path', segments });
/** An error. */
export const failure = (message: string): Failure => ({ kind: 'error', message });
/** A list of strings, as keys are. */
export const strings = (items: Iterable<string>): Value => list([...items].map(string));

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;

/** A whole number, or an error when it needs more than 64 bits. */
export const int = (value: bigint | number): Value | Failure => {
  const whole = BigInt(value);
  return whole >= INT_MIN && whole <= INT_MAX ? { kind: 'int', value: whole } : failure('Integer overflow.');
};

/** Whether an outcome is neither an error nor unknown. */
export const isKnown = (outcome: Outcome): outcome is Value =>
  outcome.kind !== 'error' && outcome.kind !== 'unknown';

/** The name of a kind as the `is` operator and messages spell it. */
export const kindName = (kind: Outcome['kind']): string => (kind === 'mapDiff' ? 'map_diff' : kind);
