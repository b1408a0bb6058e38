import { join } from 'node:path';
import { DIST, readDescriptors } from '@fm/build';
import { bootScript, preloadsOf } from './boot-script';
import { buildHost, readHostBuild } from './build-host';
import { buildRemote } from './build-remote';
import { BuildError } from './compile';
import { withLock } from './file-lock';
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
 * the registry at them. Rejects with a BuildError or ContractError; the registry is then as it was.
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
    const host = wanted('host') ? await buildHost(dist) : undefined;
    if (host) built.push({ app: 'host', build: host.build.build, made: host.made });
    const entries = [];
    // One after the other: the compiler is parallel by itself, and two at once need twice the memory.
    for (const descriptor of descriptors.filter(({ id }) => wanted(id))) {
      const { entry, made } = await buildRemote(join(dist, 'remotes'), descriptor);
      entries.push(entry);
      built.push({ app: descriptor.id, build: entry.build, made });
    }
    const registry = await pointTo(dist, entries, existing);
    const current = host?.build ?? (await readHostBuild(join(dist, 'host')));
    if (current) await writeAtomic(join(dist, 'host', 'boot.js'), bootScript(preloadsOf(current, registry)));
    return built;
  });
}
