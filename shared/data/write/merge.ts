import { same } from '../convert';
import { FailureSignal } from '../failure';

/**
 * Three-way merge by field. Gives the part of `patch` that really changes something against `base`; fields that
 * `current` changed and the patch leaves alone stay as they are. Throws a `conflict` naming each field that both
 * sides changed to different values.
 */
export function mergedPatch<R extends object>(base: R, current: R, patch: Partial<R>): Partial<R> {
  const mine = Object.entries(patch).filter(([key, value]) => !same(value, Reflect.get(base, key)));
  const clashes = mine.filter(([key, value]) => {
    const theirs = Reflect.get(current, key);
    return !same(theirs, Reflect.get(base, key)) && !same(theirs, value);
  });
  if (clashes.length === 0) return Object.fromEntries(mine) as Partial<R>;
  const by = nameOf(Reflect.get(current, 'updatedBy'));
  throw new FailureSignal({
    kind: 'conflict',
    message: `${by} changed the same fields while you were editing. Your text is still here: reload the record to see theirs, or save again to keep yours.`,
    fields: Object.fromEntries(clashes.map(([key]) => [key, `${by} changed this meanwhile.`])),
  });
}

function nameOf(stamp: unknown): string {
  const name = typeof stamp === 'object' && stamp !== null ? Reflect.get(stamp, 'name') : undefined;
  return typeof name === 'string' && name !== '' ? name : 'Someone else';
}
