import { useState } from 'react';
import type { Decision, Duplicate, ImportOf, ImportRow } from './import-of';

/** What is done with each row, as somebody decided, or as it is done where nobody says anything. */
export function useDecisions<V>(
  { decisions: forTwins }: Pick<ImportOf<V>, 'decisions'>,
  duplicates: ReadonlyMap<string, Duplicate>,
) {
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map());
  /** What can be done with a row: a record that is there can be changed, another row of the file cannot. */
  const decisionsFor = (row: ImportRow<V>): readonly Decision[] => {
    const twin = duplicates.get(row.id);
    if (twin) return forTwins.filter((decision) => decision !== 'update' || twin.id !== undefined);
    return row.leftOut ? ['create', 'skip'] : ['create'];
  };
  return {
    decisionsFor,
    decisionOf: (row: ImportRow<V>): Decision => {
      const possible = decisionsFor(row);
      return possible.find((decision) => decision === decided.get(row.id)) ?? possible[0] ?? 'skip';
    },
    decide: (ids: readonly string[], decision: Decision) =>
      setDecided(new Map([...decided, ...ids.map((id) => [id, decision] as const)])),
    forget: () => setDecided(new Map()),
  };
}
