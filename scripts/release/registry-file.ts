import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryEntry, validateRegistry } from '@fm/contract';
import { writeBootScript } from './boot-file';
import { withLock } from './file-lock';
import { type Account, appendRecord, changesBetween } from './history';
import { readHostBuild } from './publish-host';
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

/** Now, or just after the registry was written where the clock of this machine is behind: pages go by it. */
const instantAfter = ({ writtenAt }: Registry): string =>
  new Date(Math.max(Date.now(), writtenAt === undefined ? 0 : Date.parse(writtenAt) + 1)).toISOString();

/**
 * Changes the registry in one step, alone: killed at any moment it is the old one or the new one. `change` gets the
 * registry as it is now and gives the entries it shall have; what it throws leaves everything as it was. The host is told as it is in the store.
 */
export function changeRegistry(
  dist: string,
  account: Account,
  change: (now: Registry) => readonly RegistryEntry[] | Promise<readonly RegistryEntry[]>,
): Promise<Registry> {
  return withLock(join(dist, '.release.lock'), async () => {
    const before = await readRegistry(dist);
    const remotes = await change(before);
    const host = (await readHostBuild(join(dist, 'host')))?.build ?? before.host;
    if (JSON.stringify(remotes) === JSON.stringify(before.remotes) && host === before.host) return before;
    const writtenAt = instantAfter(before);
    const revision = before.revision + 1;
    const next = validateRegistry({ schema: 1, revision, writtenAt, ...(host && { host }), remotes });
    await appendRecord(dist, {
      ...account,
      revision,
      at: writtenAt,
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
