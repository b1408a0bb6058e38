import type { UsageRow, UsageSubject } from './usage-row';

/** What tells the subject of a row from all others. */
export const keyOf = ({ kind, name, area, build, host }: UsageSubject): string =>
  [kind, name, area, build, host].join(' ');

/** Two rows of the same subject as one. */
export function addedRow(row: UsageRow, more: UsageRow): UsageRow {
  const [a, b, c, d, e] = row.took;
  const [p, q, r, s, t] = more.took;
  return {
    ...row,
    done: row.done + more.done,
    refused: row.refused + more.refused,
    failed: row.failed + more.failed,
    took: [a + p, b + q, c + r, d + s, e + t],
  };
}

/** Rows with one for each subject, at most `most` of them; `left` is how many came when there was no room any more. */
export function mergeRows(
  rows: readonly UsageRow[],
  most: number,
): { readonly rows: readonly UsageRow[]; readonly left: number } {
  const merged = new Map<string, UsageRow>();
  let left = 0;
  for (const row of rows) {
    const key = keyOf(row);
    const known = merged.get(key);
    if (known) merged.set(key, addedRow(known, row));
    else if (merged.size < most) merged.set(key, row);
    else left += 1;
  }
  return { rows: [...merged.values()], left };
}
