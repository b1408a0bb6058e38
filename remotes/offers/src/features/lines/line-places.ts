import type { OfferLineInput } from '@fm/domain/offer';

/** Where lines stand among others, as far as their groups decide it. */
type Grouped = Pick<OfferLineInput, 'group'>;

export const groupOf = (line: Grouped | undefined): string => line?.group ?? '';

/** The headings of an offer, in their order. */
export const groupNames = (lines: readonly Grouped[]): string[] =>
  [...new Set(lines.map(groupOf))].filter((name) => name !== '');

/** The place after the last line of a group; after all lines for a group that has none yet. */
export function endOf(lines: readonly Grouped[], group: string): number {
  const last = lines.findLastIndex((line) => groupOf(line) === group);
  if (last >= 0) return last + 1;
  return group === '' ? 0 : lines.length;
}

/** The place nearest to `index` at which a line of a group can stand. */
export function placeIn(lines: readonly Grouped[], group: string, index: number): number {
  const first = lines.findIndex((line) => groupOf(line) === group);
  const end = endOf(lines, group);
  return first < 0 ? end : Math.min(Math.max(index, first), end);
}

/** A name that no group has: "New group", "New group 2". */
export function freshGroup(lines: readonly Grouped[]): string {
  const taken = groupNames(lines);
  const names = ['New group', ...Array.from({ length: taken.length }, (_, n) => `New group ${n + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? 'New group';
}
