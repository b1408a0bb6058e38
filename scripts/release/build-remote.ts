import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { containerName, type Release, releaseFolder, releaseOf, remoteConfig, remoteFolder } from '@fm/build';
import type { RegistryEntry, RemoteDescriptor } from '@fm/contract';
import { BuildError, compile } from './compile';
import { integrityOf } from './integrity';
import { MANIFEST, needsOf, readManifest } from './manifest';
import { storeRelease } from './store-release';
import { RELEASE } from './stored-release';

/** How long opening an area may take, in milliseconds. */
const AREA_TIMEOUT_MS = 8000;

/** How often a build starts over because its sources were changed meanwhile. */
const BUILD_ATTEMPTS = 3;

async function registryEntry(
  folder: string,
  descriptor: RemoteDescriptor,
  release: Release,
  needs: readonly string[],
): Promise<RegistryEntry> {
  const { parts } = await readManifest(folder);
  return {
    descriptor,
    name: containerName(release),
    build: release.build,
    base: `/remotes/${release.id}/${releaseFolder(release)}/`,
    manifest: MANIFEST,
    needs,
    parts,
    integrity: await integrityOf(folder, [...new Set([MANIFEST, ...Object.values(parts).flat()])]),
    enabled: true,
    notice: null,
    timeoutMs: AREA_TIMEOUT_MS,
  };
}

interface Sources {
  /** Folder of the area's sources; its place among the areas when left out. */
  readonly from?: string;
  /** Asked after compiling: whether the sources are still what the release says. */
  readonly unchanged?: () => Promise<boolean>;
}

/**
 * Builds into a folder of its own and moves it into the store complete: a release is there whole or not at all.
 * Resolves to whether it was made.
 */
export async function makeRelease(
  store: string,
  descriptor: RemoteDescriptor,
  release: Release,
  { from = remoteFolder(release.id), unchanged = async () => true }: Sources = {},
): Promise<boolean> {
  const building = join(dirname(store), `.building-${release.id}`);
  await rm(building, { recursive: true, force: true });
  try {
    const config = remoteConfig(release, { mode: 'production', output: building });
    const stats = await compile(release.id, { ...config, context: from });
    await rm(join(building, 'mf-stats.json'), { force: true });
    const entry = await registryEntry(building, descriptor, release, needsOf(stats));
    if (!(await unchanged())) return false;
    await storeRelease(building, dirname(store), entry);
    return true;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/**
 * Makes a release of the area as its sources are now, unless there is one already.
 * `store` is the folder of all areas' releases. Rejects with a BuildError.
 */
export async function buildRemote(
  store: string,
  descriptor: RemoteDescriptor,
): Promise<{ entry: RegistryEntry; made: boolean }> {
  for (let attempt = 0; attempt < BUILD_ATTEMPTS; attempt++) {
    const release = await releaseOf(descriptor);
    const file = join(store, release.id, releaseFolder(release), RELEASE);
    const made = !existsSync(file);
    const unchanged = async () => (await releaseOf(descriptor)).build === release.build;
    if (made && !(await makeRelease(store, descriptor, release, { unchanged }))) continue;
    return { entry: JSON.parse(await readFile(file, 'utf8')) as RegistryEntry, made };
  }
  throw new BuildError(`${descriptor.id}: its sources keep changing while it is built.`);
}
