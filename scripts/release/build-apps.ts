import { join } from 'node:path';
import { BUILDS, readDescriptors } from '@fm/build';
import type { RegistryEntry } from '@fm/contract';
import { writeBootScript } from './boot-file';
import { buildFunctions } from './build-functions';
import { buildHost } from './build-host';
import { buildRemote } from './build-remote';
import { BuildError } from './compile';
import { withLock } from './file-lock';
import { pointToBuilds } from './point-to-builds';
import { sourceOf } from './source';

/** What can be built besides the areas. */
const NO_AREAS: readonly string[] = ['host', 'functions'];

/** One app after a build. */
export interface BuiltApp {
  readonly app: string;
  /** Hash of what it was made from. */
  readonly build: string;
  /** False when this very build was there already. */
  readonly made: boolean;
}

/**
 * Builds the named apps (`host`, `functions` or ids of areas; all when none is named) as far as their sources changed,
 * and points the registry of builds at them; nothing is released. An app that does not build keeps no other from being
 * served: it stays as it was, and the BuildError at the end names all of these. Rejects with a ContractError, and builds
 * nothing, when areas contradict each other.
 */
export async function buildApps(asked: readonly string[] = [], dist = BUILDS): Promise<BuiltApp[]> {
  const descriptors = await readDescriptors();
  const existing = descriptors.map(({ id }) => id);
  const unknown = asked.find((app) => !NO_AREAS.includes(app) && !existing.includes(app));
  if (unknown)
    throw new BuildError(
      `There is no area "${unknown}"; there are ${existing.join(', ')}, host and functions.`,
    );
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

    let host: string | undefined;
    if (wanted('host'))
      await attempt('host', async () => {
        const done = await buildHost(dist);
        host = done.build;
        return done;
      });
    if (wanted('functions')) await attempt('functions', () => buildFunctions());
    // One after the other: the compiler is parallel by itself, and two at once need twice the memory.
    for (const descriptor of descriptors.filter(({ id }) => wanted(id)))
      await attempt(descriptor.id, async () => {
        const { entry, made } = await buildRemote(join(dist, 'remotes'), descriptor);
        entries.push(entry);
        return { build: entry.build, made };
      });

    const registry = await pointToBuilds(dist, entries, existing, await sourceOf(), host);
    await withLock(join(dist, '.release.lock'), () => writeBootScript(dist, registry));
    if (failed.length > 0) throw new BuildError(failed.map(({ message }) => message).join('\n\n'));
    return built;
  });
}
