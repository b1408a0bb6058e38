import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entryFor } from './entry-fixture';
import { storeRelease } from './store-release';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'store-release-'));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

/** Stores a release with one script and its map. */
async function store(id: string, build: string) {
  const building = join(dist, `.building-${id}`);
  await mkdir(building, { recursive: true });
  await writeFile(join(building, 'part.0abc1234.js'), 'part');
  await writeFile(join(building, 'part.0abc1234.js.map'), '{"version":3}');
  await storeRelease(building, dist, entryFor(id, build));
}

const maps = async (id: string) => (await readdir(join(dist, 'maps', id))).sort();

it('keeps the maps of a release beside the releases, compressed, and none in its folder', async () => {
  await store('tasks', 'a');
  expect((await readdir(join(dist, 'remotes/tasks/1.0.0-a'))).sort()).toEqual([
    'part.0abc1234.js',
    'release.json',
  ]);
  const packed = await readFile(join(dist, 'maps/tasks/1.0.0-a/part.0abc1234.js.map.gz'));
  expect(gunzipSync(packed).toString()).toBe('{"version":3}');
});

it('keeps the maps of every release that is in the store', async () => {
  await store('tasks', 'a');
  await store('offers', 'a');
  await store('tasks', 'b');
  expect([await maps('tasks'), await maps('offers')]).toEqual([['1.0.0-a', '1.0.0-b'], ['1.0.0-a']]);
});

it('clears away the maps of releases that were deleted, of other areas too', async () => {
  await store('tasks', 'a');
  await store('offers', 'a');
  await rm(join(dist, 'remotes/tasks/1.0.0-a'), { recursive: true });
  await rm(join(dist, 'remotes/offers'), { recursive: true });
  await store('tasks', 'b');
  expect([await maps('tasks'), await maps('offers')]).toEqual([['1.0.0-b'], []]);
});

it('stores over what a process left that was killed before its release was complete', async () => {
  await mkdir(join(dist, 'maps/tasks/1.0.0-a'), { recursive: true });
  await writeFile(join(dist, 'maps/tasks/1.0.0-a/old.0abc1234.js.map.gz'), '');
  await mkdir(join(dist, 'maps/tasks/1.0.0-a.next'), { recursive: true });
  await writeFile(join(dist, 'maps/tasks/1.0.0-a.next/half.js.map.gz'), '');
  await store('tasks', 'a');
  expect(await maps('tasks')).toEqual(['1.0.0-a']);
  expect(await readdir(join(dist, 'maps/tasks/1.0.0-a'))).toEqual(['part.0abc1234.js.map.gz']);
});

it('does not store a release whose maps cannot be kept', async () => {
  await writeFile(join(dist, 'maps'), 'no folder');
  await expect(store('tasks', 'a')).rejects.toThrow('ENOTDIR');
  await expect(readdir(join(dist, 'remotes'))).rejects.toThrow('ENOENT');
});
