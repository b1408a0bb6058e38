import { matchesAll } from '@fm/domain/tokens';

/** What is found by its name, or by a few letters of its own. */
interface Named {
  readonly label: string;
  readonly shortcut?: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** How well an entry answers what was typed, from 0 for not at all. */
function scoreOf({ label, shortcut }: Named, query: string): number {
  if (shortcut === plain(query)) return 3;
  if (plain(label).startsWith(plain(query))) return 2;
  return matchesAll([label], query) ? 1 : 0;
}

/** The entries for what was typed, the best first; all of them in their order while nothing is typed. */
export function ranked<E extends Named>(entries: readonly E[], query: string): readonly E[] {
  if (plain(query) === '') return entries;
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
