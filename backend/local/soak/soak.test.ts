import { setFaults } from '../testing/set-faults';
import { fuzz } from './fuzz';
import { reachAll } from './listeners';
import { killWhileWriting } from './restarts';
import { type ServedBackend, serveBackend } from './served-backend';

jest.setTimeout(120_000);

const SEED = 1;
const MOST_MS = 60_000;
const GROWTH_LIMIT_BYTES = 16 * 1024 ** 2;

/** The short form of `npm run soak`. */
describe('a backend in a process of its own', () => {
  it('keeps every acknowledged commit, whole, through kill -9 under constant writes', async () => {
    const { restarts, acknowledged, faults } = await killWhileWriting(3, SEED, Date.now() + MOST_MS);
    expect({ restarts, faults }).toEqual({ restarts: 3, faults: [] });
    expect(acknowledged).toBeGreaterThan(0);
  });

  describe('that goes on', () => {
    let backend: ServedBackend;
    beforeAll(async () => {
      backend = await serveBackend();
    });
    afterAll(() => backend.kill());

    it('tells 50 listening sessions of every commit', async () => {
      expect(await reachAll(backend, 50, 3)).toHaveLength(3);
    });

    it('neither crashes, hangs, fails nor grows at random inputs', async () => {
      const result = await fuzz(backend, 2_000, SEED, Date.now() + MOST_MS);
      expect(result).toMatchObject({ inputs: 2_000, findings: [] });
      expect(result.answers['200']).toBeGreaterThan(500);
      expect(result.heapEnd - result.heapWarm).toBeLessThan(GROWTH_LIMIT_BYTES);
    });

    it('would be found out when it failed or broke a connection', async () => {
      const once = { match: '/v1/', times: 1 };
      await setFaults(backend, { ...once, status: 500 }, { ...once, drop: 'request' });
      const { findings } = await fuzz(backend, 80, SEED, Date.now() + MOST_MS);
      expect(findings.map((finding) => finding.split(':')[0]).sort()).toEqual(['500', 'broken']);
    });
  });
});
