import { isHashed } from '../stored-host';

const FIXED: Readonly<Record<string, number>> = {
  'host/index.html': 2,
  'host/build.json': 3,
  'registry.json': 4,
  'boot.js': 5,
};

/**
 * When a file, or its compressed copy, is written to a store that people are served from: what nobody asks for yet first,
 * then the host's page after what it leads to and before the account of it, then the registry that names all of it. So
 * whoever is stopped in between leaves what was released before.
 */
function turnOf(name: string): number {
  const file = name.replace(/\.(gz|br)$/, '');
  return FIXED[file] ?? (file.startsWith('host/') && !isHashed(file) ? 1 : 0);
}

/** Things with names in groups, each of which is written after the one before. */
export function inTurns<T extends { readonly name: string }>(
  things: readonly T[],
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const thing of things) {
    const turn = turnOf(thing.name);
    groups[turn] = [...(groups[turn] ?? []), thing];
  }
  return groups.filter(Boolean);
}
