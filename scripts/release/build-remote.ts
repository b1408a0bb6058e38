import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  containerName,
  type Release,
  releaseFolder,
  remoteConfig,
  remoteFolder,
  remoteSources,
  unnamedRelease,
} from '@fm/build';
import type { RegistryEntry, RemoteDescriptor } from '@fm/contract';
import { BuildError, compile } from './compile';
import { integrityOf } from './integrity';
import { builtFrom, rememberBuild } from './made-from';
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
  /** What the build is called; what it comes to when left out. */
  readonly build?: string;
  /** Asked after compiling: whether the sources are still what they were. */
  readonly unchanged?: () => Promise<boolean>;
}

/** A build as it was made, or as it was there already. */
interface MadeRelease {
  readonly entry: RegistryEntry;
  readonly made: boolean;
}

/**
 * Builds into a folder of its own and moves it into the store complete: a release is there whole or not at all. One that
 * is there already stays as it is. Undefined where the sources were changed meanwhile.
 */
export async function makeRelease(
  store: string,
  descriptor: RemoteDescriptor,
  { build, from = remoteFolder(descriptor.id), unchanged = async () => true }: Sources = {},
): Promise<MadeRelease | undefined> {
  const { id } = descriptor;
  const building = join(dirname(store), `.building-${id}`);
  await rm(building, { recursive: true, force: true });
  try {
    const { release: unnamed, naming } = unnamedRelease(descriptor);
    const compiled = build === undefined ? unnamed : { ...unnamed, build };
    const config = remoteConfig(compiled, { mode: 'production', output: building, naming });
    const stats = await compile(id, { ...config, context: from });
    if (!(await unchanged())) return undefined;
    await rm(join(building, 'mf-stats.json'), { force: true });
    const release = { ...unnamed, build: build ?? naming.build };
    const there = await releaseIn(store, release);
    if (there) return { entry: there, made: false };
    const entry = await registryEntry(building, descriptor, release, needsOf(stats));
    await storeRelease(building, dirname(store), entry);
    return { entry, made: true };
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** What a release in the store says of itself; undefined where it is not there. */
async function releaseIn(store: string, release: Release): Promise<RegistryEntry | undefined> {
  const file = join(store, release.id, releaseFolder(release), RELEASE);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as RegistryEntry) : undefined;
}

/**
 * Makes a release of the area as its sources are now, unless there is one already. `store` is the folder of all areas'
 * releases. Rejects with a BuildError.
 */
export async function buildRemote(store: string, descriptor: RemoteDescriptor): Promise<MadeRelease> {
  const { id, version } = descriptor;
  const builds = dirname(store);
  for (let attempt = 0; attempt < BUILD_ATTEMPTS; attempt++) {
    const sources = await remoteSources(id);
    const build = await builtFrom(builds, id, sources);
    const there = build === undefined ? undefined : await releaseIn(store, { id, version, build });
    if (there) return { entry: there, made: false };
    const unchanged = async () => (await remoteSources(id)) === sources;
    const release = await makeRelease(store, descriptor, { unchanged });
    if (!release) continue;
    await rememberBuild(builds, id, sources, release.entry.build);
    return release;
  }
  throw new BuildError(`${id}: its sources keep changing while it is built.`);
}
