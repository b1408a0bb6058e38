import { useStore } from '@fm/platform';
import { useMemo } from 'react';
import { federation } from '../federation';

const HOST_TITLE = 'Host';

/** What people call the areas and the host, by id. */
export function useAreaTitles(): ReadonlyMap<string, string> {
  const state = useStore(federation().registry);
  return useMemo(() => {
    const areas = state.phase === 'ready' ? state.registry.remotes : [];
    return new Map([
      ['host', HOST_TITLE],
      ...areas.map(({ descriptor: { id, title } }): [string, string] => [id, title]),
    ]);
  }, [state]);
}
