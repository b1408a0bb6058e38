import { setTimeout as sleep } from 'node:timers/promises';
import { Bucket } from './bucket';
import { pull } from './mirror';

/** How late a server has what was released. */
const EVERY_MS = 10_000;

/**
 * Keeps a folder the same as the store in a bucket, which it is when this resolves. Where the bucket does not answer
 * later on, the folder stays as it is.
 */
export async function followBucket(address: string, folder: string): Promise<void> {
  const bucket = await Bucket.open(address);
  await pull(bucket, folder);
  void follow(bucket, folder);
}

async function follow(bucket: Bucket, folder: string): Promise<never> {
  for (;;) {
    await sleep(EVERY_MS, undefined, { ref: false });
    await pull(bucket, folder).catch((error: unknown) => {
      console.error(`What is served stays as it is. ${error instanceof Error ? error.message : error}`);
    });
  }
}
