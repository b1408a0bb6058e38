import { useCallback, useState } from 'react';

/** Tells when parts that arrive one by one are all there: each says so itself, under its name. */
export function useAllThere(names: readonly string[]) {
  const [there, setThere] = useState<ReadonlySet<string>>(new Set());
  const isThere = useCallback(
    (name: string) => setThere((known) => (known.has(name) ? known : new Set([...known, name]))),
    [],
  );
  return { allThere: names.every((name) => there.has(name)), isThere };
}
