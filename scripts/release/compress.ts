import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomic } from './write-atomic';

const WORTH_IT_BYTES = 1024;
const TEXT = /\.(js|css|json|html|svg)$/;

const gz = promisify(gzip);
const br = promisify(brotliCompress);

/** Lays a `.gz` and a `.br` beside every text file of a build, made once so that serving costs nothing. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name));
  await allEnded(names.map((name) => compressFile(join(folder, name))));
}

/** Lays a `.gz` and a `.br` beside one file, unless it is too small to gain. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return;
  const [asGzip, asBrotli] = await Promise.all([
    gz(content, { level: constants.Z_BEST_COMPRESSION }),
    br(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ]);
  await allEnded([writeAtomic(`${file}.gz`, asGzip), writeAtomic(`${file}.br`, asBrotli)]);
}

/** Waits for all, also after one failed: what still writes would be in the way of whoever removes the folder. */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
