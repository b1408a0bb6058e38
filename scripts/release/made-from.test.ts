import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFrom, rememberBuild } from './made-from';

let builds: string;

beforeEach(async () => {
  builds = await mkdtemp(join(tmpdir(), 'made-from-'));
});

afterEach(() => rm(builds, { recursive: true, force: true }));

it('knows what sources came to, of each app by itself', async () => {
  await rememberBuild(builds, 'tasks', 'aaaa', '1111');
  await rememberBuild(builds, 'tasks', 'bbbb', '2222');
  await rememberBuild(builds, 'host', 'aaaa', '3333');
  expect(await builtFrom(builds, 'tasks', 'aaaa')).toBe('1111');
  expect(await builtFrom(builds, 'tasks', 'bbbb')).toBe('2222');
  expect(await builtFrom(builds, 'host', 'aaaa')).toBe('3333');
  expect(await builtFrom(builds, 'host', 'bbbb')).toBeUndefined();
});

it('forgets what was built long ago', async () => {
  for (let n = 0; n <= 20; n += 1) await rememberBuild(builds, 'tasks', `sources-${n}`, `build-${n}`);
  expect(await builtFrom(builds, 'tasks', 'sources-0')).toBeUndefined();
  expect(await builtFrom(builds, 'tasks', 'sources-20')).toBe('build-20');
});
