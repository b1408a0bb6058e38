import { join } from 'node:path';
import { DIST, readDescriptors } from '@fm/build';
import type { Registry, RegistryEntry } from '@fm/contract';
import { writeBootScript } from './boot-file';
import { buildFunctions } from './build-functions';
import { buildHost } from './build-host';
import { buildRemote } from './build-remote';
import { BuildError } from './compile';
import { withLock } from './file-lock';
import { pointToBuilds } from './point-to-builds';
import { entryOf } from './registry-file';
import { sourceOf } from './source';
import { folderOf } from './stored-release';

/** What can be built besides the areas. */
const NO_AREAS: readonly string[] = ['host', 'functions'];

/** One app after a build. */
export interface BuiltApp {
  readonly app: string;
  /** Hash of what it was made from. */
  readonly build: string;
  /** False when this very build was there already. */
  readonly made: boolean;
  /** The release that was deployed and stays in the registry: a build does not undo it. */
  readonly stays?: string;
}

/** The release that an app has in the registry, if it is another one than was built. */
function releasedInPlaceOf(registry: Registry, { app, build }: BuiltApp): string | undefined {
  if (app === 'host') return registry.host === build ? undefined : registry.host;
  const released = entryOf(registry, app);
  return released && released.build !== build ? folderOf(released) : undefined;
}

/** What to say of apps that were built but not released. */
export const notReleased = (apps: readonly BuiltApp[]): readonly string[] =>
  apps.flatMap(({ app, stays }) =>
    stays ? [`${app}: the deployed ${stays} stays. Release this build with "npm run deploy -- ${app}".`] : [],
  );

/**
 * Builds the named apps (`host`, `functions` or ids of areas; all when none is named) as far as their sources changed,
 * and points the registry at them, except where a release was deployed. An app that does not build keeps no other from
 * being released: it stays as it was, and the BuildError at the end names all of these. Rejects with a ContractError,
 * and builds nothing, when areas contradict each other.
 */
export async function buildApps(asked: readonly string[] = [], dist = DIST): Promise<BuiltApp[]> {
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
    return built.map((app) => {
      const stays = releasedInPlaceOf(registry, app);
      return stays === undefined ? app : { ...app, stays };
    });
  });
}
