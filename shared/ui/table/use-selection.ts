import { useCallback, useMemo, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();
const NO_IDS: readonly string[] = [];

/** Which rows of a list are chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Whether every row shown is chosen; `some` when only some of all are. */
  readonly extent: 'none' | 'some' | 'all';
  /** Chooses or drops one row; with `range` all rows from the last one touched to this one follow it. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Chooses further rows. */
  readonly add: (ids: readonly string[]) => void;
  /** Chooses every row shown beside what is chosen already, or none at all. */
  readonly setAll: (on: boolean) => void;
}

/**
 * Chosen rows of what is shown. A row that leaves the list (by filter, page or another's change) is no longer chosen:
 * nobody acts on what they cannot see. `further` are rows of other pages that somebody asked for, too.
 */
export function useSelection(shown: readonly string[], further: readonly string[] = NO_IDS): Selection {
  const [chosen, setChosen] = useState(NONE);
  const last = useRef<string>(undefined);

  const ids = useMemo(
    () => new Set([...shown, ...further].filter((id) => chosen.has(id))),
    [shown, further, chosen],
  );

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
  const setAll = useCallback(
    (on: boolean) => setChosen(on ? new Set([...ids, ...shown]) : NONE),
    [ids, shown],
  );

  const extent = ids.size === 0 ? 'none' : shown.every((id) => ids.has(id)) ? 'all' : 'some';
  return useMemo(() => ({ ids, extent, toggle, add, setAll }), [ids, extent, toggle, add, setAll]);
}

function between(shown: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
