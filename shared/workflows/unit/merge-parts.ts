import { same } from './same';

type Part = Readonly<Record<string, unknown>>;
/** Repeated parts of a record, such as checklist items, by id. */
export type Parts = Readonly<Record<string, Part>>;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a value is a map of parts. An address is none: half of one and half of another is no place. */
export const areParts = (value: unknown): value is Parts =>
  isPlain(value) && Object.values(value).every(isPlain);

/**
 * Parts as both sides left them against `base`: added ones of either side, changed ones field by field. Undefined
 * where both changed the same field of a part differently, or one removed what the other changed.
 */
export function mergedParts(base: Parts, theirs: Parts, mine: Parts): Parts | undefined {
  const merged: Record<string, Part> = {};
  for (const id of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const side = oneSide(base[id], theirs[id], mine[id]);
    const part = side ? side.value : fieldByField(base[id], theirs[id], mine[id]);
    if (!side && !part) return undefined;
    if (part) merged[id] = part;
  }
  return merged;
}

/** What to take where at most one side changed something, or both the same. */
function oneSide<T>(base: T, theirs: T, mine: T): { readonly value: T } | undefined {
  if (same(mine, base) || same(mine, theirs)) return { value: theirs };
  return same(theirs, base) ? { value: mine } : undefined;
}

function fieldByField(
  base: Part | undefined,
  theirs: Part | undefined,
  mine: Part | undefined,
): Part | undefined {
  if (!base || !theirs || !mine) return undefined;
  const merged: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const side = oneSide(base[key], theirs[key], mine[key]);
    if (!side) return undefined;
    if (side.value !== undefined) merged[key] = side.value;
  }
  return merged;
}
