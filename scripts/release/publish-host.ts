import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild } from './host-build';
import { writeAtomic } from './write-atomic';

const BUILD = 'build.json';
/** Made after the host, from all areas. */
const BOOT = ['boot.js', 'boot.js.gz', 'boot.js.br'];
const PAGE = /^index\.html/;

/** What `dist/host` holds; undefined before the first build. */
export async function readHostBuild(folder: string): Promise<HostBuild | undefined> {
  const file = join(folder, BUILD);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as HostBuild) : undefined;
}

/**
 * Adds a build's files and switches the page last. Files of the build before stay for the pages that are open, older
 * ones go.
 */
export async function publishHost(
  building: string,
  folder: string,
  build: string,
  parts: HostBuild['parts'],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readHostBuild(folder);
  const files = await readdir(building);
  const published: HostBuild = { build, files, parts };
  for (const name of files.filter((file) => !PAGE.test(file)))
    await rename(join(building, name), join(folder, name));
  for (const name of files.filter((file) => PAGE.test(file)))
    await rename(join(building, name), join(folder, name));
  await writeAtomic(join(folder, BUILD), JSON.stringify(published, null, 2));
  const wanted = new Set([...files, ...(before?.files ?? []), BUILD, ...BOOT]);
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
}
