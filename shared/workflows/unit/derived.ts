import type { RecordKind } from '@fm/domain/record';
import { same } from './same';

/** The fields of a record that follow from its others, as they should be. */
export function derivedOf<R extends object>(collection: RecordKind<R>, record: R): Partial<R> {
  try {
    return collection.derived?.(record) ?? {};
  } catch {
    // Of a damaged record nothing follows; whoever stores it is told by its schema what is wrong.
    return {};
  }
}

/** A patch of `before` with the derived fields that it makes others; none that merely stood there differently. */
export function withDerived<R extends object>(
  collection: RecordKind<R>,
  before: R,
  patch: Partial<R>,
): Partial<R> {
  const was = derivedOf(collection, before);
  const is = derivedOf(collection, { ...before, ...patch });
  return { ...patch, ...differing(is, was) };
}

/** The entries of `values` that `record` has otherwise. */
export const differing = <R extends object>(values: Partial<R>, record: object): Partial<R> =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !same(value, Reflect.get(record, key))),
  ) as Partial<R>;
