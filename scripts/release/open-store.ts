import { isBucket, STORE } from '@fm/build';
import { followBucket } from './bucket/follow-bucket';
import { changeBucket, mirrorOf, readBucket } from './bucket/work-in-bucket';

/** Gives `read` the release store as a folder. */
export const readStore = <T>(read: (dist: string) => Promise<T>): Promise<T> =>
  isBucket(STORE) ? readBucket(STORE, mirrorOf(STORE, 'read'), read) : read(STORE);

/** Gives `change` the release store as a folder to change. Where it throws, a store in a bucket stays as it was. */
export const changeStore = <T>(change: (dist: string) => Promise<T>): Promise<T> =>
  isBucket(STORE) ? changeBucket(STORE, mirrorOf(STORE, 'changed'), change) : change(STORE);

/** A folder that is the release store for as long as the process runs, for who serves it. */
export async function followStore(): Promise<string> {
  if (!isBucket(STORE)) return STORE;
  const folder = mirrorOf(STORE, 'served');
  await followBucket(STORE, folder);
  return folder;
}
