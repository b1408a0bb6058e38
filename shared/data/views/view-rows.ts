import type { Stored } from '@fm/domain/record';
import { type SavedView, savedViews } from '@fm/domain/saved-view';
import type { LiveRows } from '../live/live-rows';
import { useLiveRows } from '../live/live-rows';

/** Views offered at most: of one's own, and of those that others share. */
const MOST_VIEWS = 50;

/** Own views of a list and those that anybody shares, live; nothing is read before `wanted`. */
export function useViewRows(
  uid: string,
  screen: string,
  wanted: boolean,
): { readonly own: LiveRows<SavedView>; readonly shared: LiveRows<SavedView> } {
  const kind = wanted ? savedViews : undefined;
  const own = useLiveRows(
    kind,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('screen', '==', screen)
        .where('ownerId', '==', uid)
        .orderBy('order'),
    MOST_VIEWS,
  );
  const shared = useLiveRows(
    kind,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('screen', '==', screen)
        .where('shared', '==', true)
        .orderBy('order'),
    MOST_VIEWS,
  );
  return { own, shared };
}

/** Own views first, then those of others, each once. */
export const viewsOf = (
  uid: string,
  own: readonly Stored<SavedView>[],
  shared: readonly Stored<SavedView>[],
): readonly Stored<SavedView>[] => [...own, ...shared.filter(({ ownerId }) => ownerId !== uid)];
