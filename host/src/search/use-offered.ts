import type { RegistryEntry, RemoteId } from '@fm/contract';
import { THEME_LABELS, THEMES, type Theme } from '@fm/domain/user';
import { useHost, useStore } from '@fm/platform';
import { useEffect, useMemo, useState } from 'react';
import { applyTheme } from '../app/theme';
import { federation, useRegistry } from '../federation';
import { saveTheme } from '../profile/api/save-theme';
import { useLogout } from '../shell/logout';
import { menuFor } from '../shell/menu-policy';
import { shortcutsShown } from '../shortcuts/shortcuts-shown';
import { commandsFor, placesFor, searchedBy } from './entries';
import type { Action, Offered } from './groups';
import type { RecentRecords } from './recent';
import { RecordSearch } from './record-search';

export interface PaletteSearch {
  readonly offered: Offered;
  /** Looks for records with what is typed now. */
  ask(query: string): void;
  /** Asks what gave no answer once more: an area, or which areas there are. */
  retry(area: RemoteId | undefined): void;
}

/** What the search offers who is signed in, and the search over the areas' records. */
export function useOffered(recent: RecentRecords): PaletteSearch {
  const { session } = useHost();
  const state = useRegistry();
  const registry = state.phase === 'ready' ? state.registry : undefined;
  const [areas, setAreas] = useState<readonly RegistryEntry[]>();
  // The areas as they were first known: a release meanwhile must not end a search that is under way.
  if (!areas && registry) setAreas(searchedBy(session.role, registry));
  const [search] = useState(() => new RecordSearch((id) => federation().parts.search(id)));
  const answers = useStore(search);
  useEffect(() => {
    if (areas) search.lookIn(areas);
    return () => search.stop();
  }, [search, areas]);
  const actions = useActions();
  const named = useMemo(
    () => ({
      places: placesFor(menuFor(session.role, registry), session.role),
      commands: registry ? commandsFor(registry, session.role) : [],
    }),
    [session.role, registry],
  );
  return {
    offered: { ...named, actions, recent: recent.all, areas: areas ?? [], registry: state.phase, answers },
    ask: (query) => search.ask(query),
    retry: (area) => void (area === undefined ? askForAreas() : search.retry(area)),
  };
}

// What goes wrong with it is in the registry's state.
const askForAreas = () =>
  federation()
    .registry.reload()
    .catch(() => undefined);

function useActions(): readonly Action[] {
  const { toast } = useHost();
  const logOut = useLogout();
  const choose = async (theme: Theme) => {
    applyTheme(theme);
    const outcome = await saveTheme(theme);
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
    { label: 'Logout', icon: 'logout', run: logOut },
  ];
}
