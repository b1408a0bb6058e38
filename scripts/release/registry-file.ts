import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryEntry, validateRegistry } from '@fm/contract';
import { writeBootScript } from './boot-file';
import { withLock } from './file-lock';
import { type Account, appendRecord, changesBetween } from './history';
import { ifThere } from './if-there';
import { endPublishing, publishHost } from './publish-host';
import { releasedHost } from './stored-host';
import { writeAtomic } from './write-atomic';

const EMPTY: Registry = { schema: 1, revision: 0, remotes: [] };

const fileIn = (dist: string) => join(dist, 'registry.json');

/** The registry of a release store; an empty one where none was written yet. */
export async function readRegistry(dist: string): Promise<Registry> {
  const text = await ifThere(readFile(fileIn(dist), 'utf8'), undefined);
  return text === undefined ? EMPTY : validateRegistry(JSON.parse(text), fileIn(dist));
}

/** The area's entry; undefined when the registry does not name it. */
export const entryOf = ({ remotes }: Registry, id: string): RegistryEntry | undefined =>
  remotes.find(({ descriptor }) => descriptor.id === id);

/** Now, or just after the registry was written where the clock of this machine is behind: pages go by it. */
const instantAfter = ({ writtenAt }: Registry): string =>
  new Date(Math.max(Date.now(), writtenAt === undefined ? 0 : Date.parse(writtenAt) + 1)).toISOString();

/** What can be changed of a registry; the rest follows from it. */
export type Changeable = Pick<Registry, 'remotes' | 'host'>;

const changeable = ({ remotes, host }: Changeable) => JSON.stringify([remotes, host]);

/** The build of the host before the one of `next`, for a rollback. */
function previousHost(before: Registry, next: Changeable): Pick<Registry, 'hostPrevious'> {
  const previous = next.host === before.host ? before.hostPrevious : before.host;
  return previous === undefined ? {} : { hostPrevious: previous };
}

/**
 * Changes the registry in one step, alone: killed at any moment it is the old one or the new one. `change` gets the
 * registry as it is now, with the host as it is in the store, and gives what shall be; what it throws leaves everything
 * as it was. Another host among that is published.
 */
export function changeRegistry(
  dist: string,
  account: Account,
  change: (now: Registry) => Changeable | Promise<Changeable>,
): Promise<Registry> {
  return withLock(join(dist, '.release.lock'), async () => {
    const before = await readRegistry(dist);
    await endPublishing(dist);
    const released = (await releasedHost(dist))?.build ?? before.host;
    const wanted = await change({ ...before, ...(released && { host: released }) });
    if (changeable(wanted) === changeable(before)) return before;
    const { host, remotes } = wanted;
    const writtenAt = instantAfter(before);
    const revision = before.revision + 1;
    const next = validateRegistry({
      schema: 1,
      revision,
      writtenAt,
      ...(host && { host }),
      ...previousHost(before, wanted),
      remotes,
    });
    await appendRecord(dist, {
      ...account,
      revision,
      at: writtenAt,
      areas: changesBetween(before, next),
    });
    if (host !== undefined && host !== released) await publishHost(dist, host);
    await writeAtomic(fileIn(dist), `${JSON.stringify(next, null, 2)}\n`);
    await writeBootScript(dist, next);
    return next;
  });
}

/** The registry with one of its entries replaced, in their order; a new one comes last. */
export function withEntry(registry: Registry, entry: RegistryEntry): Registry {
  const { remotes } = registry;
  const { id } = entry.descriptor;
  if (!remotes.some(({ descriptor }) => descriptor.id === id))
    return { ...registry, remotes: [...remotes, entry] };
  return { ...registry, remotes: remotes.map((known) => (known.descriptor.id === id ? entry : known)) };
}
