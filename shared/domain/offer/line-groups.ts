/** Lines under one heading, in their order; those without a heading come first. */
export interface LineGroup<L> {
  /** The heading; '' for lines without one. */
  readonly name: string;
  readonly lines: readonly L[];
}

/**
 * Lines by their groups, in the order in which the groups begin. Lines of one group stand together, also where two people
 * put them apart. Those without a group come first: below a heading they would look like its own.
 */
export function lineGroups<L extends { readonly group?: string | undefined }>(
  lines: readonly L[],
): LineGroup<L>[] {
  const groups = new Map<string, L[]>([['', []]]);
  for (const line of lines) {
    const name = line.group ?? '';
    const group = groups.get(name);
    if (group) group.push(line);
    else groups.set(name, [line]);
  }
  return [...groups].flatMap(([name, of]) => (of.length > 0 ? { name, lines: of } : []));
}
