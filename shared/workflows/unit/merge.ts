import { mendedRecord, type RecordKind } from '@fm/domain/record';
import { FailureSignal } from '../failure';
import { derivedOf, differing } from './derived';
import { areParts, mergedParts, type Parts } from './merge-parts';
import { same } from './same';

/**
 * What a patch of a whole record stores: merged with what others changed since `base`, and with the derived fields of
 * the outcome. Those of the patch count for nothing: two people who change what they follow from do not clash in them.
 */
export function settledPatch<R extends object>(
  collection: RecordKind<R>,
  base: R,
  stored: R,
  patch: Partial<R>,
): Partial<R> {
  // What a form began with stood on the page in place of what is damaged: nobody changed that meanwhile.
  const current = mendedRecord(collection, stored);
  const derived = new Set(Object.keys(derivedOf(collection, { ...current, ...patch })));
  const own = Object.entries(patch).filter(([key]) => !derived.has(key));
  const merged = mergedPatch(base, current, Object.fromEntries(own) as Partial<R>);
  const gone = Object.keys(collection.fields).filter((key) => key in stored && !(key in current));
  return {
    ...Object.fromEntries(gone.map((key) => [key, undefined])),
    ...merged,
    ...differing(derivedOf(collection, { ...current, ...merged }), current),
  };
}

/**
 * Three-way merge by field. Gives the part of `patch` that really changes something against `base`; fields that
 * `current` changed and the patch leaves alone stay as they are. Maps of parts, such as a checklist, are merged part
 * by part and field by field. Throws a `conflict` naming each field that both sides changed to different values.
 */
export function mergedPatch<R extends object>(base: R, current: R, patch: Partial<R>): Partial<R> {
  const merged: Record<string, unknown> = {};
  const clashes: string[] = [];
  for (const [key, mine] of Object.entries(patch)) {
    const before: unknown = Reflect.get(base, key);
    const theirs: unknown = Reflect.get(current, key);
    if (same(mine, before)) continue;
    if (same(theirs, before) || same(theirs, mine)) merged[key] = mine;
    else {
      const parts =
        areParts(before ?? {}) && areParts(mine) && areParts(theirs)
          ? mergedParts((before ?? {}) as Parts, theirs, mine)
          : undefined;
      if (parts) merged[key] = parts;
      else clashes.push(key);
    }
  }
  if (clashes.length === 0) return merged as Partial<R>;
  const by = nameOf(Reflect.get(current, 'updatedBy'));
  throw new FailureSignal({
    kind: 'conflict',
    message: `${by} changed the same fields while you were editing. Nothing was saved and your text is still here: save again to bring both together.`,
    fields: Object.fromEntries(clashes.map((key) => [key, `${by} changed this meanwhile.`])),
  });
}

function nameOf(stamp: unknown): string {
  const name = typeof stamp === 'object' && stamp !== null ? Reflect.get(stamp, 'name') : undefined;
  return typeof name === 'string' && name !== '' ? name : 'Someone else';
}
