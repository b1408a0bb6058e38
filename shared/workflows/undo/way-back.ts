import { type Change, fieldText } from '@fm/domain/event';
import { type Fields, valueAt } from '@fm/domain/record';
import { same } from '../unit/same';

/** What takes changes back, or the fields that stand in the way. */
export type WayBack<R> =
  | { readonly ok: true; readonly patch: Partial<R> }
  | { readonly ok: false; readonly fields: readonly string[] };

/**
 * What takes `changes`, the newest first, back from `current`, a record with the fields `of`. A field that is neither as the change left it nor as it
 * was before has been changed since and stands in the way: then nothing is taken back.
 */
export function wayBack<R extends object>(of: Fields, current: R, changes: readonly Change[]): WayBack<R> {
  const fields = new Set<string>();
  let back: object = current;
  for (const { path, from, to } of changes) {
    const now = valueAt(back, path);
    if (same(now, to)) back = withValue(back, path.split('.'), from);
    else if (!same(now, from)) fields.add(fieldText(of, path));
  }
  if (fields.size > 0) return { ok: false, fields: [...fields] };
  return { ok: true, patch: patchBetween(current, back) };
}

/** What makes `after` of `before`; undefined for a field that goes. */
export function patchBetween<R extends object>(before: R, after: object): Partial<R> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => !same(Reflect.get(before, key), Reflect.get(after, key)));
  return Object.fromEntries(changed.map((key) => [key, Reflect.get(after, key)])) as Partial<R>;
}

/** The record with another value at the end of a path; undefined takes the field away. */
export function withValue(record: object, [key, ...rest]: readonly string[], value: unknown): object {
  if (key === undefined) return record;
  const inner: unknown = Reflect.get(record, key);
  const next =
    rest.length === 0 ? value : withValue(typeof inner === 'object' && inner ? inner : {}, rest, value);
  const { [key]: _, ...others } = record as Record<string, unknown>;
  return next === undefined ? others : { ...record, [key]: next };
}
