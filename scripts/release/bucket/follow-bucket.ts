import { setTimeout as sleep } from 'node:timers/promises';
import { readBucket } from './work-in-bucket';

/** How late a server has what was released. */
const EVERY_MS = 10_000;

/** In turns with other servers of this machine, which have the same folder. */
const renew = (address: string, folder: string) => readBucket(address, folder, async () => undefined);

/**
 * Keeps a folder the same as the store in a bucket, which it is when this resolves. Where the bucket does not answer
 * later on, the folder stays as it is.
 */
export async function followBucket(address: string, folder: string): Promise<void> {
  await renew(address, folder);
  void follow(address, folder);
}

async function follow(address: string, folder: string): Promise<never> {
  for (;;) {
    await sleep(EVERY_MS, undefined, { ref: false });
    await renew(address, folder).catch((error: unknown) => {
      console.error(`What is served stays as it is. ${error instanceof Error ? error.message : error}`);
    });
  }
}
