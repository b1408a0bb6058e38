import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseHealth } from '@fm/domain/usage';
import { layRelease } from '../entry-fixture';
import { buildHostOf, layBuild } from '../host-fixture';
import { listHistory } from '../list-releases';
import { pointToBuilds } from '../point-to-builds';
import { putCanary } from '../put-canary';
import { putHost, seenHost } from '../put-host';
import { deployedIn, putRelease } from '../put-release';
import { entryOf, readRegistry } from '../registry-file';
import { switchOff } from '../switch-area';
import { type FailingRelease, failingReleases } from './failing-releases';
import { healthLines } from './health-lines';
import { takeBack } from './take-back';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'health-'));
  await buildHostOf(dist, 'a');
  await pointToBuilds(dist, [await layRelease(dist, 'tasks', '1')], ['tasks']);
});

afterEach(() => rm(dist, { recursive: true, force: true }));

async function deploy(build: string) {
  const seen = await deployedIn(dist, await readRegistry(dist));
  await putRelease(dist, await layRelease(dist, 'tasks', build), seen, { action: 'deploy', by: 'ana' });
}
const health = (build: string, change: Partial<ReleaseHealth> = {}): ReleaseHealth => ({
  area: 'tasks',
  build,
  opened: 40,
  failed: 8,
  people: 3,
  state: 'failing',
  ...change,
});
async function failing(told: ReleaseHealth): Promise<FailingRelease> {
  const [found] = failingReleases(await readRegistry(dist), [told]);
  if (!found) throw new Error('Nothing fails.');
  return found;
}
const back = async (told: ReleaseHealth, now?: Date) =>
  takeBack({ dist, by: 'cron (--auto)', failing: await failing(told), ...(now && { now }) });
const buildNow = async () => entryOf(await readRegistry(dist), 'tasks')?.build;

describe('a release that fails', () => {
  it('is one that new pages get, and that is on', async () => {
    await deploy('2');
    const found = async (told: ReleaseHealth) => failingReleases(await readRegistry(dist), [told]);
    expect(await found(health('2'))).toEqual([
      { id: 'tasks', build: '2', words: '8 of 40 openings failed, for 3 people', isCanary: false },
    ]);
    expect(await found(health('1'))).toEqual([]);
    expect(await found(health('2', { state: 'well' }))).toEqual([]);
    await switchOff(dist, 'tasks', 'Back at noon.', 'ana');
    expect(await found(health('2'))).toEqual([]);
  });

  it('is listed with the others, and said to be gone where it is', async () => {
    await deploy('2');
    const told = [health('1', { state: 'unknown', opened: 3, failed: 1, people: 1 }), health('2')];
    expect(healthLines(await readRegistry(dist), told)).toEqual([
      'In the last 15 to 30 minutes:',
      '  tasks          1  1 of 3 openings failed, for 1 person: too few openings to say, not released any more',
      '  tasks          2  8 of 40 openings failed, for 3 people: FAILS TOO OFTEN',
    ]);
    expect(healthLines(await readRegistry(dist), told, 'offers')).toEqual([
      'Nothing was opened in the last 15 to 30 minutes.',
    ]);
  });
});

describe('taking a failing release back', () => {
  it('goes to the release before, and the history says why', async () => {
    await deploy('2');
    expect(await back(health('2'))).toBe('tasks was taken back: 1.0.0-1 is released in place of 1.0.0-2.');
    expect(await buildNow()).toBe('1');
    expect((await listHistory(dist, 'tasks'))[0]).toMatch(
      /cron \(--auto\) {2}rollback tasks {2}1\.0\.0-2 -> 1\.0\.0-1 {2}"8 of 40 openings failed, for 3 people"/,
    );
  });

  it('takes it from the people who have it, where that is only some', async () => {
    const seen = await deployedIn(dist, await readRegistry(dist));
    await putCanary(dist, await layRelease(dist, 'tasks', '2'), seen, { percent: 10, by: 'ana' });
    expect(await back(health('2'))).toBe('tasks was taken back: 1.0.0-1 is released in place of 1.0.0-2.');
    expect(entryOf(await readRegistry(dist), 'tasks')).not.toHaveProperty('canary');
    expect((await listHistory(dist, 'tasks'))[0]).toContain(
      '"1.0.0-2 for some: 8 of 40 openings failed, for 3 people"',
    );
  });

  it('goes to the host before, where it is the host', async () => {
    await layBuild(dist, 'b');
    await putHost(dist, 'b', await seenHost(dist), { action: 'deploy', by: 'ana' });
    expect(await back(health('b', { area: 'host' }))).toBe(
      'host was taken back: a is released in place of b.',
    );
    expect(await readRegistry(dist)).toMatchObject({ host: 'a' });
  });

  it('does not go forward again to what it fled from', async () => {
    await deploy('2');
    await back(health('2'));
    expect(await back(health('1'))).toContain('it did not come by a deployment');
    expect(await buildNow()).toBe('1');
  });

  it('leaves a release that has run for more than a day to people', async () => {
    await deploy('2');
    expect(await back(health('2'), new Date(Date.now() + 25 * 3_600_000))).toContain('more than a day');
    expect(await buildNow()).toBe('2');
  });

  it('says so where there is nothing to go back to', async () => {
    await deploy('2');
    await rm(join(dist, 'remotes/tasks/1.0.0-1'), { recursive: true });
    expect(await back(health('2'))).toMatch(/^tasks could not be taken back\. /);
    expect(await buildNow()).toBe('2');
  });
});
