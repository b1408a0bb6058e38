import type { Presence } from '@fm/data/presence';
import type { Editors, WatchEditors } from '@fm/ui';
import { colleagueName } from './colleague-name';
import { latestOf } from './latest-of';

/** Tells who changes the records of a kind, by name. */
export const watchEditorsBy =
  (presence: Pick<Presence, 'watchEdited'>): WatchEditors =>
  (type, listener) => {
    const named = latestOf(listener);
    const unwatch = presence.watchEdited(type, (edited) => named.add(namesOf(edited)));
    return () => {
      named.end();
      unwatch();
    };
  };

const namesOf = async (edited: Editors): Promise<Editors> =>
  new Map(
    await Promise.all(
      [...edited].map(async ([id, uids]) => [id, await Promise.all(uids.map(colleagueName))] as const),
    ),
  );
