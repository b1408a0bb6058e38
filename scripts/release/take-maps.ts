import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { mapNameOf } from './maps';
import { writeAtomic } from './write-atomic';

const MAP = /\.map$/;

const gz = promisify(gzip);

/**
 * Takes the source maps out of a build, whose files are going to be served, into `folder`, compressed: they are there
 * all or not at all.
 */
export async function takeMaps(building: string, folder: string): Promise<void> {
  const next = `${folder}.next`;
  const names = (await readdir(building)).filter((name) => MAP.test(name));
  await rm(next, { recursive: true, force: true });
  try {
    await mkdir(next, { recursive: true });
    for (const name of names) {
      const content = await readFile(join(building, name));
      const packed = await gz(content, { level: constants.Z_BEST_COMPRESSION });
      await writeAtomic(join(next, mapNameOf(name.replace(MAP, ''))), packed);
    }
    await rm(folder, { recursive: true, force: true });
    await rename(next, folder);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  for (const name of names) await rm(join(building, name));
}
