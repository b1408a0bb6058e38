/** A run of rows under a name of their own. */
export interface RowGroup {
  readonly id: string;
  readonly label: string;
  /** How many belong to it, where that is known. */
  readonly count?: number | undefined;
  /** Stands out: something is wrong with these. */
  readonly alert?: boolean | undefined;
}

/** Rows in runs of the same group, in the order given; one nameless run without groups. */
export function inGroups<Item>(
  items: readonly Item[],
  groupOf: ((item: Item) => RowGroup) | undefined,
): { readonly group: RowGroup | undefined; readonly items: readonly Item[] }[] {
  if (!groupOf) return [{ group: undefined, items }];
  const runs: { group: RowGroup; items: Item[] }[] = [];
  for (const item of items) {
    const group = groupOf(item);
    const last = runs.at(-1);
    if (last?.group.id === group.id) last.items.push(item);
    else runs.push({ group, items: [item] });
  }
  return runs;
}
