import type { Stored } from '../record';
import type { Asset } from './asset';

/** Levels of assets that are parts of others at most, the uppermost included. */
export const MAX_ASSET_DEPTH = 5;

/** An asset and where it is to be put. */
interface Placed {
  /** Undefined for a new one. */
  readonly id: string | undefined;
  readonly siteId: string;
  /** Levels it has itself: 1 without sub-assets. */
  readonly levels: number;
}

/**
 * Why an asset cannot be a part of another; undefined when it can. `above` is what it would be a part of and what that
 * is a part of, from the nearest up.
 */
export function placeProblem(
  { id, siteId, levels }: Placed,
  above: readonly Pick<Stored<Asset>, 'id' | 'name' | 'siteRef' | 'trashed'>[],
): string | undefined {
  const [parent] = above;
  if (!parent) return undefined;
  if (parent.trashed) return `“${parent.name}” is in the trash. Choose another asset.`;
  if (parent.siteRef.id !== siteId)
    return `“${parent.name}” is at another site. Choose an asset of this one.`;
  if (parent.id === id) return 'An asset cannot be a part of itself.';
  if (above.some((one) => one.id === id)) return `“${parent.name}” is a part of this asset already.`;
  return above.length + levels > MAX_ASSET_DEPTH
    ? `Parts go at most ${MAX_ASSET_DEPTH} levels deep. Choose an asset further up.`
    : undefined;
}
