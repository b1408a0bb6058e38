import { join } from 'node:path';
import { DIST, readDescriptors } from '@fm/build';
import type { RegistryEntry } from '@fm/contract';
import { bootScript, preloadsOf } from './boot-script';
import { buildHost } from './build-host';
import { buildRemote } from './build-remote';
import { BuildError } from './compile';
import { compressFile } from './compress';
import { withLock } from './file-lock';
import { integrityOf } from './integrity';
import { readHostBuild } from './publish-host';
import { pointTo } from './registry-file';
import { writeAtomic } from './write-atomic';

/** One app after a build. */
export interface BuiltApp {
  readonly app: string;
  /** Hash of what it was made from. */
  readonly build: string;
  /** False when this very build was there already. */
  readonly made: boolean;
}

/**
 * Builds the named apps (`host` or ids of areas; all when none is named) as far as their sources changed, and points
 * the registry at them. An app that does not build keeps no other from being released: it stays as it was, and the
 * BuildError at the end names all of these. Rejects with a ContractError, and builds nothing, when areas contradict
 * each other.
 */
export async function buildApps(asked: readonly string[] = [], dist = DIST): Promise<BuiltApp[]> {
  const descriptors = await readDescriptors();
  const existing = descriptors.map(({ id }) => id);
  const unknown = asked.find((app) => app !== 'host' && !existing.includes(app));
  if (unknown)
    throw new BuildError(`There is no area "${unknown}"; there are ${existing.join(', ')} and host.`);
  const wanted = (app: string) => asked.length === 0 || asked.includes(app);

  return withLock(join(dist, '.build.lock'), async () => {
    const built: BuiltApp[] = [];
    const failed: BuildError[] = [];
    const entries: RegistryEntry[] = [];
    const attempt = async (app: string, work: () => Promise<Omit<BuiltApp, 'app'>>) => {
      try {
        built.push({ app, ...(await work()) });
      } catch (error) {
        if (!(error instanceof BuildError)) throw error;
        failed.push(error);
      }
    };

    if (wanted('host')) await attempt('host', () => buildHost(dist));
    // One after the other: the compiler is parallel by itself, and two at once need twice the memory.
    for (const descriptor of descriptors.filter(({ id }) => wanted(id)))
      await attempt(descriptor.id, async () => {
        const { entry, made } = await buildRemote(join(dist, 'remotes'), descriptor);
        entries.push(entry);
        return { build: entry.build, made };
      });

    const registry = await pointTo(dist, entries, existing);
    const host = await readHostBuild(join(dist, 'host'));
    if (host) {
      const hashes = await integrityOf(join(dist, 'host'), [...new Set(Object.values(host.parts).flat())]);
      const boot = join(dist, 'host', 'boot.js');
      await writeAtomic(boot, bootScript(preloadsOf(host, registry, hashes)));
      await compressFile(boot);
    }
    if (failed.length > 0) throw new BuildError(failed.map(({ message }) => message).join('\n\n'));
    return built;
  });
}
