import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type HostBuild, hostBuildSchema } from './host-build';
import { writeAtomic } from './write-atomic';

const BUILD = 'build.json';
const PAGE = /^index\.html/;

/** What `dist/host` holds; undefined before the first build. One that says less than it must counts as none. */
export async function readHostBuild(folder: string): Promise<HostBuild | undefined> {
  const file = join(folder, BUILD);
  if (!existsSync(file)) return undefined;
  const result = v.safeParse(hostBuildSchema, JSON.parse(await readFile(file, 'utf8')));
  return result.success ? result.output : undefined;
}

/**
 * Adds a build's files and switches the page last. Files of the build before stay for the pages that are open, older
 * ones go.
 */
export async function publishHost(
  building: string,
  folder: string,
  about: Omit<HostBuild, 'files'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = await readHostBuild(folder);
  const files = await readdir(building);
  const published: HostBuild = { ...about, files };
  for (const name of files.filter((file) => !PAGE.test(file))) await put(building, folder, name);
  for (const name of files.filter((file) => PAGE.test(file))) await put(building, folder, name);
  await writeAtomic(join(folder, BUILD), JSON.stringify(published, null, 2));
  const wanted = new Set([...files, ...(before?.files ?? []), BUILD]);
  for (const name of await readdir(folder))
    if (!wanted.has(name)) await rm(join(folder, name), { recursive: true });
}

/** Moves a file or a folder, such as the icons, which no rename puts in the place of one with files. */
async function put(building: string, folder: string, name: string): Promise<void> {
  const [from, to] = [join(building, name), join(folder, name)];
  if ((await stat(from)).isDirectory()) await rm(to, { recursive: true, force: true });
  await rename(from, to);
}
