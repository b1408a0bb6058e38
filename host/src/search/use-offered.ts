import { useActor } from '@fm/data';
import { THEME_LABELS, THEMES, type Theme } from '@fm/domain/user';
import { useHost } from '@fm/platform';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { applyTheme } from '../app/theme';
import { useSessionStore } from '../auth/session-context';
import { federation, useRegistry } from '../federation';
import { saveTheme } from '../profile/api/save-theme';
import { menuFor } from '../shell/menu-policy';
import { shortcutsShown } from '../shortcuts/shortcuts-shown';
import { commandsFor, placesFor, searchedBy } from './entries';
import type { Action, Offered } from './groups';
import type { RecentRecords } from './recent';
import { RecordSearch } from './record-search';

/** What the search offers who is signed in, and the search over the areas' records. */
export function useOffered(recent: RecentRecords): { offered: Offered; search: RecordSearch } {
  const { session } = useHost();
  const state = useRegistry();
  const registry = state.phase === 'ready' ? state.registry : undefined;
  // The areas as they were when it was opened: a release meanwhile must not end a search that is under way.
  const [areas] = useState(() => (registry ? searchedBy(session.role, registry) : []));
  const [search] = useState(() => new RecordSearch(areas, (id) => federation().parts.search(id)));
  const answers = useSyncExternalStore(search.subscribe, search.getSnapshot);
  useEffect(() => {
    search.warm();
    return () => search.stop();
  }, [search]);
  const actions = useActions();
  const named = useMemo(
    () => ({
      places: placesFor(menuFor(session.role, registry), session.role),
      commands: registry ? commandsFor(registry, session.role) : [],
    }),
    [session.role, registry],
  );
  return { offered: { ...named, actions, recent: recent.all, areas, answers }, search };
}

function useActions(): readonly Action[] {
  const actor = useActor();
  const { toast } = useHost();
  const store = useSessionStore();
  const choose = async (theme: Theme) => {
    applyTheme(theme);
    const outcome = await saveTheme(actor, theme);
    if (!outcome.ok)
      toast.error(`The theme is shown here, but not kept with your login. ${outcome.failure.message}`);
  };
  return [
    ...THEMES.map((theme) => ({
      label: `Theme: ${THEME_LABELS[theme]}`,
      icon: theme,
      run: () => void choose(theme),
    })),
    { label: 'Keyboard shortcuts', icon: 'keys', run: () => shortcutsShown.open() },
    { label: 'Logout', icon: 'logout', run: () => void store.logOut() },
  ];
}
