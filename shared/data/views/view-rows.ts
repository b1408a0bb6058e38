import type { Stored } from '@fm/domain/record';
import { type SavedView, savedViews } from '@fm/domain/saved-view';
import { type LiveRows, useLiveRows } from '../live/live-rows';

/** Views offered at most: of one's own, and of those that others share. */
const MOST_VIEWS = 50;

/** Own views of a list and those that anybody shares, live; nothing is read before `wanted`. */
export function useViewRows(
  uid: string,
  screen: string,
  wanted: boolean,
): { readonly own: LiveRows<SavedView>; readonly shared: LiveRows<SavedView> } {
  const kind = wanted ? savedViews : undefined;
  return {
    own: useViewsWhere(kind, screen, 'ownerId', uid),
    shared: useViewsWhere(kind, screen, 'shared', true),
  };
}

const useViewsWhere = (
  kind: typeof savedViews | undefined,
  screen: string,
  field: 'ownerId' | 'shared',
  value: string | boolean,
): LiveRows<SavedView> =>
  useLiveRows(
    kind,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .where('screen', '==', screen)
        .where(field, '==', value)
        .orderBy('order'),
    MOST_VIEWS,
  );

/** Own views first, then those of others, each once. */
export const viewsOf = (
  uid: string,
  own: readonly Stored<SavedView>[],
  shared: readonly Stored<SavedView>[],
): readonly Stored<SavedView>[] => [...own, ...shared.filter(({ ownerId }) => ownerId !== uid)];
