import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFor } from './entry-fixture';
import { layBuild, scriptOf } from './host-fixture';
import { putHost, seenHost } from './put-host';
import { readRegistry } from './registry-file';
import { storeRelease } from './store-release';
import { storedReleases } from './stored-release';
import { takeHost, takeRelease } from './take-built';

let builds: string;
let store: string;

beforeEach(async () => {
  [builds, store] = (await Promise.all(
    ['builds-', 'store-'].map((name) => mkdtemp(join(tmpdir(), name))),
  )) as [string, string];
});

afterEach(() => Promise.all([builds, store].map((folder) => rm(folder, { recursive: true, force: true }))));

/** Builds a release with one script and its map. */
async function build(id: string, name: string) {
  const building = join(builds, '.building');
  await mkdir(building, { recursive: true });
  await writeFile(join(building, 'part.0abc1234.js'), name);
  await writeFile(join(building, 'part.0abc1234.js.map'), '{}');
  await storeRelease(building, builds, entryFor(id, name));
}

const withMap = (name: string) => ({ files: { [`${scriptOf(name)}.map`]: '{}' } });

describe('a store', () => {
  it('takes a release from the builds with its source maps, and no other', async () => {
    await build('tasks', 'a');
    await build('tasks', 'b');
    await takeRelease(builds, store, 'tasks', '1.0.0-a');
    await expect(storedReleases(store, 'tasks')).resolves.toEqual(['1.0.0-a']);
    expect((await readdir(join(store, 'remotes/tasks/1.0.0-a'))).sort()).toEqual([
      'part.0abc1234.js',
      'release.json',
    ]);
    expect(await readdir(join(store, 'maps/tasks/1.0.0-a'))).toEqual(['part.0abc1234.js.map.gz']);
  });

  it('leaves a release as it is that it has', async () => {
    await build('tasks', 'a');
    await takeRelease(builds, store, 'tasks', '1.0.0-a');
    const script = join(store, 'remotes/tasks/1.0.0-a/part.0abc1234.js');
    await writeFile(script, 'as released');
    await takeRelease(builds, store, 'tasks', '1.0.0-a');
    await expect(readFile(script, 'utf8')).resolves.toBe('as released');
  });

  it('takes a release whole after a process was killed while it did', async () => {
    await build('tasks', 'a');
    await mkdir(join(store, '.taking'), { recursive: true });
    await writeFile(join(store, '.taking/half.js'), '');
    await mkdir(join(store, 'remotes/tasks/1.0.0-a'), { recursive: true });
    await takeRelease(builds, store, 'tasks', '1.0.0-a');
    expect((await readdir(join(store, 'remotes/tasks/1.0.0-a'))).sort()).toEqual([
      'part.0abc1234.js',
      'release.json',
    ]);
  });

  it('takes a host from the builds with its source maps, and serves it once it is released', async () => {
    await layBuild(builds, 'a', withMap('a'));
    await layBuild(builds, 'b', withMap('b'));
    await takeHost(builds, store, 'b');
    await expect(seenHost(store)).resolves.toMatchObject({ build: undefined });
    await putHost(store, 'b', await seenHost(store), { action: 'deploy', by: 'ana' });
    await expect(readFile(join(store, 'host/index.html'), 'utf8')).resolves.toContain(scriptOf('b'));
    expect((await readdir(join(store, 'host'))).sort()).toEqual(
      ['build.json', 'icons', 'index.html', scriptOf('b')].sort(),
    );
    expect(await readdir(join(store, 'maps/host'))).toEqual(['b']);
    expect(await readdir(join(store, 'maps/host/b'))).toEqual([`${scriptOf('b')}.map.gz`]);
  });

  it('keeps the host and the areas that are released when others are built', async () => {
    await layBuild(builds, 'a');
    await takeHost(builds, store, 'a');
    await putHost(store, 'a', await seenHost(store), { action: 'deploy', by: 'ana' });
    await layBuild(builds, 'b');
    await takeHost(builds, store, 'b');
    await takeHost(builds, store, 'a');
    expect((await readRegistry(store)).host).toBe('a');
    await expect(readFile(join(store, 'host/index.html'), 'utf8')).resolves.toContain(scriptOf('a'));
  });
});
