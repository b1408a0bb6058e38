/** What a value has inside that a path can lead to: nothing where the value is a text, an instant, a list. */
type Inner<V> = V extends
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | readonly unknown[]
  | null
  | undefined
  ? never
  : V;

/** The paths to all values of a record, such as `billing.city`; an entry of a map is named by any key. */
export type PathOf<T> = T extends object
  ? {
      [K in keyof T & string]-?: K | ([Inner<T[K]>] extends [never] ? never : `${K}.${PathOf<Inner<T[K]>>}`);
    }[keyof T & string]
  : never;

/** What stands at the end of a path into a record, where something does. */
export type ValueAt<T, P extends string> = T extends object
  ? P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? ValueAt<NonNullable<T[K]>, Rest>
      : never
    : P extends keyof T
      ? NonNullable<T[P]>
      : never
  : never;

/** How a query compares a field. */
export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';

/** A code is compared with any text: an address may ask for one that there is not, and nothing is found. */
type Compared<V> = V extends string ? string : V;

type Entry<V> = V extends readonly (infer E)[] ? Compared<E> : never;

/** What a query compares a field of this type with. */
export type Operand<V, O extends Operator> = O extends 'in'
  ? readonly Compared<V>[]
  : O extends 'array-contains'
    ? Entry<V>
    : O extends 'array-contains-any'
      ? readonly Entry<V>[]
      : Compared<V>;

/** One condition on a record: a field that the record has, compared with what such a field can hold. */
export type Filter<R> = {
  [P in PathOf<R>]: {
    [O in Operator]: readonly [field: P, operator: O, value: Operand<ValueAt<R, P>, O> | undefined];
  }[Operator];
}[PathOf<R>];

/** What stands at the end of a path into maps; undefined where the path leads nowhere. */
export const valueAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      record,
    );
