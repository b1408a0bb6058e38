import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { IMPORTS } from '@fm/build';
import { configuredPage } from './configured-page';
import { deployedIn } from './put-release';
import { readRegistry } from './registry-file';
import { RELEASE } from './stored-release';

/** What a static host compresses by itself, or has no use for. */
const notServed = (path: string) =>
  /\.(gz|br|next)$/.test(path) || ['build.json', RELEASE, IMPORTS].includes(basename(path));

/**
 * Lays a store out as a static host wants it: every file at its address, `config` as `/config.json` and in the page.
 * `folder` is replaced as a whole. Rejects with a ReleaseError when the store has no host.
 */
export async function layOutSite(dist: string, folder: string, config: object): Promise<void> {
  await deployedIn(dist, await readRegistry(dist));
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  try {
    await copyStore(dist, next);
    await writeFile(join(next, 'config.json'), JSON.stringify(config));
    const page = join(next, 'index.html');
    const boot = await readFile(join(next, 'boot.js'));
    await writeFile(page, configuredPage(await readFile(page, 'utf8'), boot, config));
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
}

async function copyStore(dist: string, next: string): Promise<void> {
  await mkdir(next, { recursive: true });
  const filter = (path: string) => !notServed(path);
  await cp(join(dist, 'host'), next, { recursive: true, filter });
  await cp(join(dist, 'remotes'), join(next, 'remotes'), { recursive: true, filter });
  for (const file of ['boot.js', 'registry.json']) await cp(join(dist, file), join(next, file));
}
