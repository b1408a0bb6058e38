import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layHost, layRelease } from './entry-fixture';
import { listHistory, listReleases } from './list-releases';
import { pointToBuilds } from './point-to-builds';
import { promoteCanary, putCanary, spreadCanary, withdrawCanary } from './put-canary';
import { deployedIn, putRelease } from './put-release';
import { entryOf, readRegistry } from './registry-file';
import { rollbackArea } from './rollback-area';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'canary-'));
  await layHost(dist);
  await pointToBuilds(dist, [await layRelease(dist, 'tasks', 'a')], ['tasks']);
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const seen = async () => deployedIn(dist, await readRegistry(dist));
const tasks = async () => entryOf(await readRegistry(dist), 'tasks');
/** The build for all, the build for some, and for how many. */
const had = async () => {
  const entry = await tasks();
  return [entry?.build, entry?.canary?.entry.build, entry?.canary?.percent];
};
const giveSome = async (build: string, percent = 10) =>
  putCanary(dist, await layRelease(dist, 'tasks', build), await seen(), { percent, by: 'ana' });

describe('a release for some people', () => {
  it('stands beside the one for all, and is listed', async () => {
    await giveSome('b');
    expect(await had()).toEqual(['a', 'b', 10]);
    expect((await listReleases(dist)).at(-1)).toContain('1.0.0-a, 1.0.0-b for 10 % of people');
    expect((await listHistory(dist, 'tasks'))[0]).toMatch(/ana {2}canary tasks {2}.*"1\.0\.0-b for 10 %"/);
  });

  it('is for more when it is spread, and for all when it is promoted', async () => {
    await giveSome('b');
    await expect(spreadCanary(dist, 'tasks', { percent: 50, by: 'ana' })).resolves.toEqual({ to: '1.0.0-b' });
    expect(await had()).toEqual(['a', 'b', 50]);
    await expect(promoteCanary(dist, 'tasks', 'ana')).resolves.toMatchObject({
      from: '1.0.0-a',
      to: '1.0.0-b',
    });
    expect(await had()).toEqual(['b', undefined, undefined]);
    await rollbackArea({ dist, id: 'tasks', by: 'ana' });
    expect(await had()).toEqual(['a', undefined, undefined]);
    await rollbackArea({ dist, id: 'tasks', to: '1.0.0-b', by: 'ana' });
    expect(await had()).toEqual(['b', undefined, undefined]);
  });

  it('is what a rollback takes back first', async () => {
    await giveSome('b');
    await expect(rollbackArea({ dist, id: 'tasks', by: 'ana' })).resolves.toEqual({
      from: '1.0.0-b',
      to: '1.0.0-a',
    });
    expect(await had()).toEqual(['a', undefined, undefined]);
  });

  it('is over when another one is released for all', async () => {
    await giveSome('b');
    await putRelease(dist, await layRelease(dist, 'tasks', 'c'), await seen(), {
      action: 'deploy',
      by: 'ana',
    });
    expect(await had()).toEqual(['c', undefined, undefined]);
  });

  it('gives way to the next one for some', async () => {
    await giveSome('b');
    await giveSome('c', 20);
    expect(await had()).toEqual(['a', 'c', 20]);
  });

  it.each([
    ['what all have', 'a', '1.0.0-a is what all people have already'],
    ['an area that nobody has', undefined, 'deploy it for all'],
  ])('is refused of %s', async (_, build, message) => {
    const candidate = build ? await layRelease(dist, 'tasks', build) : await layRelease(dist, 'keys', 'k');
    await expect(putCanary(dist, candidate, await seen(), { percent: 10, by: 'ana' })).rejects.toThrow(
      message,
    );
  });

  it('is refused where somebody else gave another one to some meanwhile', async () => {
    const before = await seen();
    await giveSome('b');
    const candidate = await layRelease(dist, 'tasks', 'c');
    await expect(putCanary(dist, candidate, before, { percent: 10, by: 'olga' })).rejects.toThrow(
      'tasks was changed meanwhile by ana',
    );
    expect(await had()).toEqual(['a', 'b', 10]);
  });

  it.each([
    ['spread', () => spreadCanary(dist, 'tasks', { percent: 50, by: 'ana' })],
    ['promoted', () => promoteCanary(dist, 'tasks', 'ana')],
    ['withdrawn', () => withdrawCanary(dist, 'tasks', 'ana')],
  ])('cannot be %s where there is none', async (_, change) => {
    await expect(change()).rejects.toThrow('tasks has no release that only some people have.');
  });
});
