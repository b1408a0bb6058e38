import { readDescriptor } from '@fm/build';
import { type RegistryEntry, type RemoteDescriptor, validateTogether } from '@fm/contract';
import { createJiti } from 'jiti';

type Read = (id: string) => Promise<RemoteDescriptor>;

/** Runs the file of a descriptor anew, as it is now. */
const readAnew: Read = (id) =>
  readDescriptor(id, undefined, (file) => createJiti(import.meta.url, { moduleCache: false }).import(file));

/** Whether the area announces a part that its server was started without, or no longer announces one. */
const exposesOthers = (before: RemoteDescriptor, after: RemoteDescriptor) =>
  !before.widgets?.length !== !after.widgets?.length || !before.search !== !after.search;

/**
 * Gives entries of areas under development with their descriptors as the files are now. One that cannot be used is told
 * of once, and the one before stays; so is what takes effect with a restart alone.
 */
export function currentDescriptors(say: (line: string) => void = console.error, read: Read = readAnew) {
  const lines = new Map<string, string>();
  const tell = (id: string, line: string) => {
    if (lines.get(id) !== line) say(line);
    lines.set(id, line);
  };
  const last = new Map<string, RemoteDescriptor>();

  async function current(entry: RegistryEntry, others: readonly RegistryEntry[]): Promise<RegistryEntry> {
    const { id } = entry.descriptor;
    try {
      const descriptor = await read(id);
      validateTogether(
        [...others.map((other) => other.descriptor), descriptor],
        `remotes/${id}/remote.config.ts`,
      );
      if (exposesOthers(entry.descriptor, descriptor))
        tell(
          id,
          `remotes/${id}/remote.config.ts: other cards or another search want a restart of this command.`,
        );
      else lines.delete(id);
      last.set(id, descriptor);
    } catch (error) {
      tell(id, `${error instanceof Error ? error.message : String(error)} Until then the one before stays.`);
    }
    return { ...entry, descriptor: last.get(id) ?? entry.descriptor };
  }

  return (entries: readonly RegistryEntry[], rest: readonly RegistryEntry[]): Promise<RegistryEntry[]> =>
    Promise.all(
      entries.map((entry) => current(entry, [...rest, ...entries.filter((other) => other !== entry)])),
    );
}
