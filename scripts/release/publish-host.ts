import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ReleaseError } from './release-error';
import { BUILD, hostFolder, isHashed, REPLACED, readHostBuild, releasedHost } from './stored-host';
import { writeAtomic } from './write-atomic';

const PAGE = /^index\.html/;
const COMPRESSED = /\.(gz|br)$/;

/** Names the build whose page is being put in place, until it is. */
export const PUBLISHING = 'hosts/.publishing';

const fileIn = (dist: string) => join(dist, PUBLISHING);

/**
 * Makes a build of the store the one whose page is served. Its page comes last, and the files of others stay. Whoever
 * calls it has the lock of the registry. Rejects when the store does not have the build.
 */
export async function publishHost(dist: string, build: string): Promise<void> {
  const folder = hostFolder(dist, build);
  if (!existsSync(join(folder, BUILD)))
    throw new ReleaseError(
      `${folder} holds no build of the host. Run the command again: it builds what is missing.`,
    );
  await keepReleased(dist, build);
  await writeAtomic(fileIn(dist), build);
  await layPage(dist, build);
  await rm(fileIn(dist));
}

/** Puts in place what a killed process began to: page and account are of one build again. */
export async function endPublishing(dist: string): Promise<void> {
  if (!existsSync(fileIn(dist))) return;
  await layPage(dist, await readFile(fileIn(dist), 'utf8'));
  await rm(fileIn(dist));
}

/** Keeps what will be overwritten of the build that is released, and writes down when it gave way. */
async function keepReleased(dist: string, next: string): Promise<void> {
  const released = await releasedHost(dist);
  if (!released || released.build === next) return;
  const folder = hostFolder(dist, released.build);
  // Stores from before builds were kept have it in the folder that is served alone.
  if (!(await readHostBuild(folder))) {
    const keeping = join(dist, 'hosts', '.keeping');
    await rm(keeping, { recursive: true, force: true });
    await mkdir(keeping, { recursive: true });
    for (const name of [...released.files.filter((file) => !isHashed(file)), BUILD])
      if (existsSync(join(dist, 'host', name)))
        await cp(join(dist, 'host', name), join(keeping, name), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(keeping, folder);
  }
  await writeAtomic(join(folder, REPLACED), '');
}

/** The page after what it asks for, and after everything the account of it: killed before, it is all done again. */
const turn = (name: string) => (name === BUILD ? 2 : PAGE.test(name) ? 1 : 0);

async function layPage(dist: string, build: string): Promise<void> {
  const from = hostFolder(dist, build);
  const to = join(dist, 'host');
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name !== REPLACED)
    .map(({ parentPath, name }) => join(parentPath, name).slice(from.length + 1));
  for (const name of names.sort((a, b) => turn(a) - turn(b))) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await writeAtomic(join(to, name), await readFile(join(from, name)));
    if (COMPRESSED.test(name)) continue;
    // A copy that only the build before had would be sent in place of this one's file.
    for (const copy of [`${name}.gz`, `${name}.br`])
      if (!names.includes(copy)) await rm(join(to, copy), { force: true });
  }
}
