/** What a record may hold of the fields of a form: what may be blank there, the record may leave out. */
type Held<F> = {
  readonly [K in keyof F as MayBeBlank<F[K], K>]?: Exclude<F[K], null> | undefined;
} & { readonly [K in keyof F as Exclude<K, MayBeBlank<F[K], K>>]: F[K] };

type MayBeBlank<V, K> = null extends V ? K : V extends string ? K : never;

/**
 * The fields of a form as a record says them, each under its own name. What the record leaves out is blank: '' where the
 * form starts with a text, null where it starts with anything else. `started` is what the form of a new record holds.
 */
export const toForm = <F extends object, R extends Held<F>>(
  started: F,
  // What only the form has, must be given beside the record.
  record: keyof F extends keyof R ? R : never,
): F =>
  Object.fromEntries(
    Object.entries(started).map(([name, start]) => [
      name,
      Reflect.get(record, name) ?? (typeof start === 'string' ? '' : null),
    ]),
  ) as F;

/** The values of a form as records hold them: without null. A text that may be blank is left out there as well. */
type Filled<V> = { [K in keyof V]: null extends V[K] ? Exclude<V[K], null> | undefined : V[K] };

/** A schema of records, with what it says of each field. */
interface Entries {
  readonly entries: Readonly<Record<string, { readonly type: string }>>;
}

/**
 * The values of a form as a record with this schema keeps them: undefined, which clears the field, for those that are
 * blank and that a record need not have.
 */
export const toRecord = <V extends object>({ entries }: Entries, values: V): Filled<V> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isBlank = value === '' || value === null;
      return [name, isBlank && entries[name]?.type === 'optional' ? undefined : value];
    }),
  ) as Filled<V>;
