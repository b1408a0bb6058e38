import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RawClient } from '../database/testing/raw-client';
import { setFaults } from '../testing/set-faults';
import { crowdOfPages } from './crowd';
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
    const { restarts, acknowledged, faults } = await killWhileWriting(2, SEED, Date.now() + MOST_MS);
    expect({ restarts, faults }).toEqual({ restarts: 2, faults: [] });
    expect(acknowledged).toBeGreaterThan(0);
  });

  describe('with a realtime database', () => {
    let directory: string;
    let rules: string;
    let data: string;
    beforeEach(() => {
      directory = mkdtempSync(join(tmpdir(), 'crowd-'));
      rules = join(directory, 'database.rules.json');
      data = join(directory, 'data');
      const staff = 'auth.token.staff === true';
      writeFileSync(rules, JSON.stringify({ rules: { '.read': staff, '.write': staff } }));
    });
    afterEach(() => rmSync(directory, { recursive: true, force: true }));

    it('tells pages of each other, and that half of them are gone', async () => {
      const { toOne, toAll, left } = await crowdOfPages(60, 10, data, rules);
      expect([toOne.length, toAll.length, left]).toEqual([10, 10, 30]);
    });

    it('keeps what was acknowledged through kill -9, and writes what its pages left', async () => {
      const before = await serveBackend(data, undefined, rules);
      const page = await RawClient.open(before);
      await page.ask('gauth', { cred: 'owner', authvar: { uid: 'u', token: { staff: true } } });
      expect(await page.ask('o', { p: '/here', d: null })).toBe('ok');
      expect(await page.ask('p', { p: '/', d: { here: true, kept: 1 } })).toBe('ok');
      await before.kill();
      const after = await serveBackend(data, undefined, rules);
      const answer = await fetch(`${after.url}/.json`, { headers: { authorization: 'Bearer owner' } });
      expect(await answer.json()).toEqual({ kept: 1 });
      await after.kill();
    });
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
      const result = await fuzz(backend, 1_000, SEED, Date.now() + MOST_MS);
      expect(result).toMatchObject({ inputs: 1_000, findings: [] });
      expect(result.answers['200']).toBeGreaterThan(250);
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
