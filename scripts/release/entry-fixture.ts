import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry } from '@fm/contract';
import type { HostBuild } from './host-build';
import { integrityOf } from './integrity';
import { folderOf, RELEASE } from './stored-release';

/** A release of an area as tests need one. */
export const entryFor = (
  id: string,
  build: string,
  change: Partial<RegistryEntry['descriptor']> = {},
): RegistryEntry => ({
  descriptor: {
    id,
    title: id,
    owner: 'Team',
    version: '1.0.0',
    contract: '^2.0.0',
    paths: [`/${id}`],
    menu: [{ id, label: id, to: `/${id}`, icon: 'task' }],
    ...change,
  },
  name: `${id}_1_0_0_${build}`,
  build,
  base: `/remotes/${id}/1.0.0-${build}/`,
  manifest: 'mf-manifest.json',
  needs: ['react'],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 8000,
});

/** What an area with no parts says of itself, which takes React from the host. */
const manifestOf = (build: string, react: string) => ({
  build,
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  shared: [{ name: 'react', requiredVersion: react }],
  exposes: [],
});

/** Lays a release with one file into a store, as a build does, and gives its entry. */
export async function layRelease(
  dist: string,
  id: string,
  build: string,
  react = '^19.0.0',
): Promise<RegistryEntry> {
  const plain = entryFor(id, build);
  const folder = join(dist, 'remotes', id, folderOf(plain));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifestOf(build, react)));
  const entry = { ...plain, integrity: await integrityOf(folder, ['mf-manifest.json']) };
  await writeFile(join(folder, RELEASE), JSON.stringify(entry));
  return entry;
}

/** Lays a host without files into a store. */
export async function layHost(dist: string, build = 'h1', contract = '2.0.0'): Promise<void> {
  const host: HostBuild = {
    build,
    files: [],
    parts: {},
    contract,
    olderMajors: [],
    shared: { react: '19.3.1' },
  };
  await mkdir(join(dist, 'host'), { recursive: true });
  await writeFile(join(dist, 'host', 'build.json'), JSON.stringify(host));
}
