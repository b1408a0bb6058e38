import { useCallback, useMemo, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a list are chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Whether every row shown is chosen; `some` when only a part is. */
  readonly extent: 'none' | 'some' | 'all';
  /** Chooses or drops one row; with `range` all rows from the last one touched to this one follow it. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Chooses further rows. */
  readonly add: (ids: readonly string[]) => void;
  /** Chooses every row shown, or none. */
  readonly setAll: (on: boolean) => void;
}

/**
 * Chosen rows of what is shown. A row that leaves the list (by filter, page or another's change) is no longer chosen:
 * nobody acts on what they cannot see.
 */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState(NONE);
  const last = useRef<string>(undefined);

  const ids = useMemo(() => new Set(shown.filter((id) => chosen.has(id))), [shown, chosen]);

  const toggle = useCallback(
    (id: string, range = false) => {
      const on = !ids.has(id);
      const touched = range ? between(shown, last.current, id) : [id];
      last.current = id;
      const next = new Set(ids);
      for (const one of touched) {
        if (on) next.add(one);
        else next.delete(one);
      }
      setChosen(next);
    },
    [ids, shown],
  );

  const add = useCallback((more: readonly string[]) => setChosen(new Set([...ids, ...more])), [ids]);
  const setAll = useCallback((on: boolean) => setChosen(on ? new Set(shown) : NONE), [shown]);

  const extent = ids.size === 0 ? 'none' : ids.size === shown.length ? 'all' : 'some';
  return useMemo(() => ({ ids, extent, toggle, add, setAll }), [ids, extent, toggle, add, setAll]);
}

function between(shown: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
