import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryEntry, validateRegistry } from '@fm/contract';
import { writeBootScript } from './boot-file';
import { withLock } from './file-lock';
import { type Account, appendRecord, changesBetween } from './history';
import { writeAtomic } from './write-atomic';

const EMPTY: Registry = { schema: 1, revision: 0, remotes: [] };

const fileIn = (dist: string) => join(dist, 'registry.json');

/** The registry of a release store; an empty one where none was written yet. */
export async function readRegistry(dist: string): Promise<Registry> {
  let text: string;
  try {
    text = await readFile(fileIn(dist), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY;
    throw error;
  }
  return validateRegistry(JSON.parse(text), fileIn(dist));
}

/** The area's entry; undefined when the registry does not name it. */
export const entryOf = ({ remotes }: Registry, id: string): RegistryEntry | undefined =>
  remotes.find(({ descriptor }) => descriptor.id === id);

/**
 * Changes the registry in one step, alone: killed at any moment it is the old one or the new one. `change` gets the
 * registry as it is now and gives the entries it shall have; what it throws leaves everything as it was.
 */
export function changeRegistry(
  dist: string,
  account: Account,
  change: (now: Registry) => readonly RegistryEntry[] | Promise<readonly RegistryEntry[]>,
): Promise<Registry> {
  return withLock(join(dist, '.release.lock'), async () => {
    const before = await readRegistry(dist);
    const remotes = await change(before);
    if (JSON.stringify(remotes) === JSON.stringify(before.remotes)) return before;
    const next = validateRegistry({ schema: 1, revision: before.revision + 1, remotes });
    await appendRecord(dist, {
      ...account,
      revision: next.revision,
      at: new Date().toISOString(),
      areas: changesBetween(before, next),
    });
    await writeAtomic(fileIn(dist), `${JSON.stringify(next, null, 2)}\n`);
    await writeBootScript(dist, next);
    return next;
  });
}

/** Entries with one of them replaced, in their order; a new one comes last. */
export function withEntry({ remotes }: Registry, entry: RegistryEntry): readonly RegistryEntry[] {
  const { id } = entry.descriptor;
  if (!remotes.some(({ descriptor }) => descriptor.id === id)) return [...remotes, entry];
  return remotes.map((known) => (known.descriptor.id === id ? entry : known));
}
