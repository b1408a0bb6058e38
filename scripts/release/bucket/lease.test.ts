import { setTimeout as sleep } from 'node:timers/promises';
import { Bucket } from './bucket';
import { withLease } from './lease';
import { StorageServer } from './storage-fixture';

const TIMES = { pollMs: 5, renewMs: 20, leaseMs: 200 };

let server: StorageServer;
let bucket: Bucket;
const told = jest.spyOn(console, 'error').mockReturnValue(undefined);

beforeEach(async () => {
  told.mockClear();
  server = new StorageServer();
  process.env.STORAGE_EMULATOR_HOST = await server.start();
  bucket = await Bucket.open('gs://releases');
});

afterEach(async () => {
  delete process.env.STORAGE_EMULATOR_HOST;
  await server.stop();
});

describe('the lease of a release store', () => {
  it('is had by one after the other, and says whom one waits for', async () => {
    process.env.RELEASED_BY = 'Ana Ruiz';
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await sleep(30);
      running--;
    };
    await Promise.all([1, 2, 3].map(() => withLease(bucket, work, TIMES)));
    delete process.env.RELEASED_BY;
    expect(most).toBe(1);
    expect(told).toHaveBeenCalledWith('Waiting for Ana Ruiz, who changes the release store.');
    expect(server.objects.size).toBe(0);
  });

  it('is kept by work that takes longer than a lease lasts', async () => {
    const order: string[] = [];
    const long = withLease(
      bucket,
      async () => {
        await sleep(3 * TIMES.leaseMs);
        order.push('long');
      },
      TIMES,
    );
    await sleep(20);
    await Promise.all([long, withLease(bucket, async () => order.push('next'), TIMES)]);
    expect(order).toEqual(['long', 'next']);
  });

  it('is taken from who was killed once it has not been renewed for long', async () => {
    server.write('.lease', 'Bo 1');
    const begun = performance.now();
    await withLease(bucket, async () => undefined, TIMES);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(TIMES.leaseMs);
    expect(server.objects.size).toBe(0);
  });

  it('is given back where the work fails', async () => {
    await expect(withLease(bucket, () => Promise.reject(new Error('full')), TIMES)).rejects.toThrow('full');
    expect(server.objects.size).toBe(0);
  });
});
