import type { Registry, RegistryEntry, RemoteId } from '@fm/contract';
import { waitAtMost } from '../../app/wait-at-most';
import { kindOf, LoadError, RemoteFailure } from '../failure/remote-failure';

/** What loading anything of an area needs of the page; tests hand in their own. */
export interface AreasPage {
  readonly registry: {
    load(): Promise<Registry>;
    reload(): Promise<Registry>;
    entry(id: RemoteId): RegistryEntry | undefined;
  };
  /**
   * The entry as this page loads it: a build in work may stand in its place. Throws a LoadError when it must not be
   * loaded at all.
   */
  admit(entry: RegistryEntry): RegistryEntry;
}

/**
 * Loads something of an area from where it lies by now: `told` is the registry's word, and `entry` what this page takes
 * for it. Rejects with a RemoteFailure.
 */
export async function loadFromArea<T>(
  page: AreasPage,
  id: RemoteId,
  retry: number,
  load: (entry: RegistryEntry, listed: RegistryEntry) => Promise<T>,
): Promise<T> {
  const { registry } = page;
  try {
    const { remotes } = await (retry === 0 ? registry.load() : registry.reload()).catch((cause: unknown) => {
      throw new LoadError('registry', 'The list of areas is not available.', { cause });
    });
    const listed = remotes.find(({ descriptor }) => descriptor.id === id);
    if (!listed) throw new LoadError('registry', `The list of areas does not name "${id}".`);
    return await load(page.admit(listed), listed);
  } catch (cause) {
    throw new RemoteFailure(kindOf(cause), id, registry.entry(id), cause);
  }
}

/** Rejects with a LoadError of kind `timeout` when `work` takes longer than `ms`. The work itself goes on. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  waitAtMost(ms, work, () => {
    throw new LoadError('timeout', `No answer within ${ms} ms.`);
  });
