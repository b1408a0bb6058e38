import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILDS } from '@fm/build/paths';
import type { RegistryEntry } from '@fm/contract';
import { Faults } from '@fm/testing/faults';
import { readRegistry } from '../../scripts/release/registry-file';
import type { AppOptions } from '../../scripts/serve/start-app';
import { startTestApp, type TestApp } from './test-app';
import { releaseTroubleArea } from './trouble-area';

/** What a load may take here: failures are to be seen soon. */
const TIMEOUT_MS = 2400;

const REGISTRY = '/registry.json';

/** Another release of the area that fails on demand, the same in all but its folder. */
export const NEXT_RELEASE = '/remotes/trouble/3.2.2-900d0000/';

/** The app as built, and one area that fails on demand, behind a server that can be made to fail. */
export interface FaultyApp extends TestApp {
  readonly faults: Faults;
  /** The registry's entry of an area. */
  entry(id: string): RegistryEntry;
  /** Names of the files in an area's release. */
  files(id: string): Promise<readonly string[]>;
  /** Paths of what opening an area asks for: its manifest, its entry, the rest of its screens. */
  opening(id: string): readonly string[];
  /** Lets the registry say something else about an area. */
  tell(id: string, changes: Partial<RegistryEntry>): void;
  /** Ends all faults and takes back what the registry was made to say. */
  repairAll(): void;
}

export async function startFaultyApp(options: Pick<AppOptions, 'allowOverrides'> = {}): Promise<FaultyApp> {
  const dist = await mkdtemp(join(tmpdir(), 'faulty-'));
  await mkdir(join(dist, 'remotes'));
  const { remotes, ...registry } = await readRegistry(BUILDS);
  for (const path of ['host', 'boot.js', ...remotes.map(({ descriptor }) => `remotes/${descriptor.id}`)])
    await symlink(join(BUILDS, path), join(dist, path));
  const real = [...remotes, await releaseTroubleArea(dist)].map((entry) => ({
    ...entry,
    timeoutMs: TIMEOUT_MS,
  }));

  await symlink(join(dist, real.at(-1)?.base ?? ''), join(dist, NEXT_RELEASE.replace(/\/$/, '')));

  const faults = new Faults();
  let published: readonly RegistryEntry[] = real;
  const publish = () => faults.set(REGISTRY, { json: { ...registry, remotes: published } });
  publish();

  const app = await startTestApp({ ...options, dist, around: (handler) => faults.around(handler) });
  const entryOf = (id: string) => {
    const entry = published.find(({ descriptor }) => descriptor.id === id);
    if (!entry) throw new Error(`The registry does not name ${id}.`);
    return entry;
  };
  return {
    ...app,
    faults,
    entry: entryOf,
    files: (id) => readdir(join(dist, entryOf(id).base)),
    opening(id) {
      const { base, manifest, parts } = entryOf(id);
      return [manifest, ...(parts?.module ?? [])].map((file) => base + file);
    },
    tell(id, changes) {
      published = published.map((entry) => (entry.descriptor.id === id ? { ...entry, ...changes } : entry));
      publish();
    },
    repairAll() {
      published = real;
      faults.repairAll();
      publish();
    },
    async close() {
      await app.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}
