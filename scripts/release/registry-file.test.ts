import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry } from '@fm/contract';
import { pointTo, readRegistry } from './registry-file';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'registry-'));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const entryOf = (id: string, build: string, path = `/${id}`): RegistryEntry => ({
  descriptor: {
    id,
    title: id,
    owner: 'Team',
    version: '1.0.0',
    contract: '^1.0.0',
    paths: [path as `/${string}`],
    menu: [],
  },
  name: `${id}_1_0_0_${build}`,
  build,
  base: `/remotes/${id}/1.0.0-${build}/`,
  manifest: 'mf-manifest.json',
  needs: ['react'],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 8000,
});

const builds = async () => (await readRegistry(dist)).remotes.map(({ build }) => build);

describe('pointTo', () => {
  it('starts at revision 1', async () => {
    await pointTo(dist, [entryOf('tasks', 'a')], ['tasks']);
    await expect(readRegistry(dist)).resolves.toMatchObject({ revision: 1 });
  });

  it('moves the named area alone', async () => {
    const all = ['offers', 'tasks'];
    await pointTo(dist, [entryOf('offers', 'a'), entryOf('tasks', 'a')], all);
    await pointTo(dist, [entryOf('tasks', 'b')], all);
    await expect(builds()).resolves.toEqual(['a', 'b']);
  });

  it('keeps the revision when nothing changed', async () => {
    await pointTo(dist, [entryOf('tasks', 'a')], ['tasks']);
    await pointTo(dist, [entryOf('tasks', 'a')], ['tasks']);
    await expect(readRegistry(dist)).resolves.toMatchObject({ revision: 1 });
  });

  it('drops an area that no longer exists', async () => {
    await pointTo(dist, [entryOf('offers', 'a'), entryOf('tasks', 'a')], ['offers', 'tasks']);
    await pointTo(dist, [], ['tasks']);
    await expect(builds()).resolves.toEqual(['a']);
  });

  it('keeps an area switched off over a new build', async () => {
    await pointTo(dist, [entryOf('tasks', 'a')], ['tasks']);
    const file = join(dist, 'registry.json');
    await writeFile(
      file,
      (await readFile(file, 'utf8'))
        .replace('"enabled": true', '"enabled": false')
        .replace('"notice": null', '"notice": "Back at noon."'),
    );
    const { remotes } = await pointTo(dist, [entryOf('tasks', 'b')], ['tasks']);
    expect(remotes[0]).toMatchObject({ build: 'b', enabled: false, notice: 'Back at noon.' });
  });

  it('refuses two areas that claim one path and leaves the registry as it was', async () => {
    await pointTo(dist, [entryOf('tasks', 'a')], ['tasks']);
    const rival = [entryOf('tasks', 'b'), entryOf('offers', 'b', '/tasks')];
    await expect(pointTo(dist, rival, ['offers', 'tasks'])).rejects.toThrow(/both claim \/tasks/);
    await expect(builds()).resolves.toEqual(['a']);
  });

  it('leaves nothing half written behind', async () => {
    await pointTo(dist, [entryOf('tasks', 'a')], ['tasks']);
    await expect(readdir(dist)).resolves.toEqual(['registry.json']);
  });
});
