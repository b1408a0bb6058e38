import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostBuildId, hostConfig } from '@fm/build';
import { BuildError, compile } from './compile';
import { compressFolder } from './compress';
import { type HostBuild, partsOf } from './host-build';
import { writeAtomic } from './write-atomic';

const BUILD = 'build.json';
const PAGE = /^index\.html/;
const BUILD_ATTEMPTS = 3;

/** What `dist/host` holds; undefined before the first build. */
export async function readHostBuild(folder: string): Promise<HostBuild | undefined> {
  const file = join(folder, BUILD);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as HostBuild) : undefined;
}

/**
 * Adds a build's files and switches the page last. Files of the build before stay for the pages that are open, older
 * ones go.
 */
async function publish(
  building: string,
  folder: string,
  build: string,
  parts: HostBuild['parts'],
): Promise<HostBuild> {
  await mkdir(folder, { recursive: true });
  const before = await readHostBuild(folder);
  const files = await readdir(building);
  const published: HostBuild = { build, files, parts, ...(before && { filesBefore: before.files }) };
  for (const name of files.filter((file) => !PAGE.test(file)))
    await rename(join(building, name), join(folder, name));
  for (const name of files.filter((file) => PAGE.test(file)))
    await rename(join(building, name), join(folder, name));
  await writeAtomic(join(folder, BUILD), JSON.stringify(published, null, 2));
  const wanted = new Set([...files, ...(before?.files ?? []), BUILD, 'boot.js']);
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
  return published;
}

/** Builds the host as its sources are now, unless that is done already. Rejects with a BuildError. */
export async function buildHost(dist: string): Promise<{ build: HostBuild; made: boolean }> {
  const folder = join(dist, 'host');
  const building = join(dist, '.building-host');
  for (let attempt = 0; attempt < BUILD_ATTEMPTS; attempt++) {
    const id = await hostBuildId();
    const known = await readHostBuild(folder);
    if (known?.build === id) return { build: known, made: false };
    try {
      const stats = await compile('host', hostConfig({ mode: 'production', output: building }));
      if ((await hostBuildId()) !== id) continue;
      await compressFolder(building);
      return { build: await publish(building, folder, id, partsOf(stats)), made: true };
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  }
  throw new BuildError('host: its sources keep changing while it is built.');
}
