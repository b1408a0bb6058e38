import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { whoReleases } from '../who-releases';
import { type Bucket, NOTHING, type StoredObject } from './bucket';

const NAME = '.lease';

/** Who changes a store says so as often. */
export interface LeaseTimes {
  readonly pollMs: number;
  readonly renewMs: number;
  /** A lease that was not renewed for so long is over. */
  readonly leaseMs: number;
}

const TIMES: LeaseTimes = { pollMs: 1_000, renewMs: 15_000, leaseMs: 60_000 };

/** What stands in a lease: who has it, and which of its renewals it is. */
const content = () => Buffer.from(`${whoReleases()} ${randomUUID()}`);

/** Tells once whom one is waiting for. */
async function tellWaiting(bucket: Bucket, lease: StoredObject): Promise<void> {
  const text = (await bucket.read(lease))?.toString() ?? '';
  console.error(
    `Waiting for ${text.slice(0, text.lastIndexOf(' ')) || 'somebody'}, who changes the release store.`,
  );
}

/**
 * Takes the lease that lies in the bucket. One that nobody renews is taken over, as measured here: clocks of other
 * machines do not matter.
 */
async function take(bucket: Bucket, { pollMs, leaseMs }: LeaseTimes): Promise<StoredObject> {
  let seen: { readonly generation: string; readonly at: number } | undefined;
  for (;;) {
    const other = await bucket.find(NAME);
    const isOver = other && other.generation === seen?.generation && performance.now() - seen.at >= leaseMs;
    const taken = (!other || isOver) && (await bucket.write(NAME, content(), other?.generation ?? NOTHING));
    if (taken) return taken;
    if (other && !seen) await tellWaiting(bucket, other);
    if (other && other.generation !== seen?.generation)
      seen = { generation: other.generation, at: performance.now() };
    await sleep(pollMs);
  }
}

/**
 * Does `work` while nobody else changes the store in the bucket; waits for that. Who was killed keeps others for a
 * minute. One that is overtaken, having slept for longer, finds that out by its writes.
 */
export async function withLease<T>(
  bucket: Bucket,
  work: () => Promise<T>,
  times: LeaseTimes = TIMES,
): Promise<T> {
  let lease = await take(bucket, times);
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    lease = (await bucket.write(NAME, content(), lease.generation).catch(() => undefined)) ?? lease;
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew);
  }, times.renewMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewing;
    await bucket.remove(NAME, lease.generation);
  }
}
