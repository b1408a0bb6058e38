import { join } from 'node:path';
import { ROOT } from '@fm/build';
import { withLock } from '../file-lock';
import { Bucket } from './bucket';
import { withLease } from './lease';
import { pull } from './mirror';
import { push } from './push';

/** Folder of the copy of a bucket's store that commands work on; `used` keeps those of different uses apart. */
export const mirrorOf = (address: string, used: string): string =>
  join(ROOT, '.cache', 'stores', `${address.replace(/[^a-z0-9.-]+/gi, '-')}-${used}`);

/** Opens the bucket for `work` in its mirror, where processes of one machine take turns. */
async function inMirror<T>(
  address: string,
  folder: string,
  work: (bucket: Bucket) => Promise<T>,
): Promise<T> {
  const bucket = await Bucket.open(address);
  return withLock(join(folder, '.mirror.lock'), () => work(bucket));
}

/** Gives `read` a folder with what the bucket has. */
export const readBucket = <T>(
  address: string,
  folder: string,
  read: (dist: string) => Promise<T>,
): Promise<T> =>
  inMirror(address, folder, async (bucket) => {
    await pull(bucket, folder);
    return read(folder);
  });

/**
 * Gives `change` a folder with what the bucket has, and sends what it changed there. Nobody else changes the store until
 * then. Where `change` throws, nothing is sent.
 */
export const changeBucket = <T>(
  address: string,
  folder: string,
  change: (dist: string) => Promise<T>,
): Promise<T> =>
  inMirror(address, folder, (bucket) =>
    withLease(bucket, async () => {
      await pull(bucket, folder);
      const changed = await change(folder);
      await push(bucket, folder);
      return changed;
    }),
  );
