import { useState } from 'react';
import type { Decision, Duplicate, ImportOf, ImportRow, WantedRow } from './import-of';

/** What is done with each row, as somebody decided, or as it is done where nobody says anything. */
export function useDecisions<V>(
  { decisions: forDuplicates }: Pick<ImportOf<V>, 'decisions'>,
  duplicates: ReadonlyMap<string, Duplicate>,
) {
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map());
  /** What can be done with a row: a record that is there can be changed, another row of the file cannot. */
  const decisionsFor = (row: ImportRow<V>): readonly Decision[] => {
    const duplicate = duplicates.get(row.id);
    if (duplicate?.joins) return ['join', 'skip', 'create'];
    if (duplicate)
      return forDuplicates.filter((decision) => decision !== 'update' || duplicate.id !== undefined);
    return row.leftOut ? ['create', 'skip'] : ['create'];
  };
  const decisionOf = (row: ImportRow<V>): Decision => {
    const possible = decisionsFor(row);
    return possible.find((decision) => decision === decided.get(row.id)) ?? possible[0] ?? 'skip';
  };
  return {
    decisionsFor,
    decisionOf,
    /** What is stored of these rows, in the order of the file, in which numbers are given out. A row that adds to another one goes with it. */
    wantedOf: (rows: readonly ImportRow<V>[]): readonly WantedRow<V>[] => {
      const good = rows.filter(({ values }) => values).sort((a, b) => a.line - b.line);
      const joining = new Map<string, ImportRow<V>[]>();
      for (const row of good) {
        const earlier = decisionOf(row) === 'join' && duplicates.get(row.id)?.joins;
        if (earlier) joining.set(earlier, [...(joining.get(earlier) ?? []), row]);
      }
      return good
        .filter((row) => ['create', 'update'].includes(decisionOf(row)))
        .map((row) => ({
          row,
          into: decisionOf(row) === 'update' ? duplicates.get(row.id)?.id : undefined,
          more: joining.get(row.id) ?? [],
        }));
    },
    decide: (ids: readonly string[], decision: Decision) =>
      setDecided(new Map([...decided, ...ids.map((id) => [id, decision] as const)])),
    forget: () => setDecided(new Map()),
  };
}
