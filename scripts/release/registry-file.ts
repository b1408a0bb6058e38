import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryEntry, validateRegistry } from '@fm/contract';
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

/**
 * Points the registry at these releases, in one step. Areas that are not among them stay as they are, those that no
 * longer exist go; what operators said about an area (enabled, notice) stays.
 */
export async function pointTo(
  dist: string,
  entries: readonly RegistryEntry[],
  existing: readonly string[],
): Promise<Registry> {
  const before = await readRegistry(dist);
  const remotes = existing.flatMap((id) => {
    const known = before.remotes.find(({ descriptor }) => descriptor.id === id);
    const released = entries.find(({ descriptor }) => descriptor.id === id);
    if (!released) return known ? [known] : [];
    return [known ? { ...released, enabled: known.enabled, notice: known.notice } : released];
  });
  if (JSON.stringify(remotes) === JSON.stringify(before.remotes)) return before;
  const next = validateRegistry({ schema: 1, revision: before.revision + 1, remotes });
  await writeAtomic(fileIn(dist), `${JSON.stringify(next, null, 2)}\n`);
  return next;
}
