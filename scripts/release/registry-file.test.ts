import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFor } from './entry-fixture';
import { pointToBuilds } from './point-to-builds';
import { entryOf, readRegistry } from './registry-file';
import { followBuilds, switchOff } from './switch-area';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'registry-'));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const builds = async () => (await readRegistry(dist)).remotes.map(({ build }) => build);

describe('pointToBuilds', () => {
  it('starts at revision 1', async () => {
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    await expect(readRegistry(dist)).resolves.toMatchObject({ revision: 1 });
  });

  it('moves the named area alone and remembers what it had', async () => {
    const all = ['offers', 'tasks'];
    await pointToBuilds(dist, [entryFor('offers', 'a'), entryFor('tasks', 'a')], all);
    const registry = await pointToBuilds(dist, [entryFor('tasks', 'b')], all);
    await expect(builds()).resolves.toEqual(['a', 'b']);
    expect(entryOf(registry, 'tasks')?.previous).toBe('1.0.0-a');
    expect(entryOf(registry, 'offers')?.previous).toBeUndefined();
  });

  it('keeps the revision when nothing changed', async () => {
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    await expect(readRegistry(dist)).resolves.toMatchObject({ revision: 1 });
  });

  it('drops an area that no longer exists', async () => {
    await pointToBuilds(dist, [entryFor('offers', 'a'), entryFor('tasks', 'a')], ['offers', 'tasks']);
    await pointToBuilds(dist, [], ['tasks']);
    await expect(builds()).resolves.toEqual(['a']);
  });

  it('keeps an area switched off over a new build', async () => {
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    await switchOff(dist, 'tasks', 'Back at noon.', 'olga');
    const { remotes } = await pointToBuilds(dist, [entryFor('tasks', 'b')], ['tasks']);
    expect(remotes[0]).toMatchObject({ build: 'b', enabled: false, notice: 'Back at noon.' });
  });

  it('refuses two areas that claim one path and leaves the registry as it was', async () => {
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    const rival = [entryFor('tasks', 'b'), entryFor('offers', 'b', { paths: ['/tasks'], menu: [] })];
    await expect(pointToBuilds(dist, rival, ['offers', 'tasks'])).rejects.toThrow(/both claim \/tasks/);
    await expect(builds()).resolves.toEqual(['a']);
  });

  it('leaves nothing half written behind', async () => {
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    const files = (await readdir(dist)).sort();
    expect(files).toEqual(['.release.lock.1', 'registry.json', 'releases.jsonl']);
  });
});

describe('a build in a store with deployed releases', () => {
  it('undoes none of them, also not one whose sources it does not know', async () => {
    const deployed = [entryFor('tasks', 'd'), entryFor('assets', 'd')].map((entry) => ({
      ...entry,
      deployed: true as const,
    }));
    await pointToBuilds(dist, deployed, ['tasks', 'assets']);
    await pointToBuilds(dist, [entryFor('tasks', 'x'), entryFor('offers', 'x')], ['offers', 'tasks']);
    await expect(builds()).resolves.toEqual(['x', 'd', 'd']);
  });

  it('moves an area again that was told to follow builds', async () => {
    await pointToBuilds(dist, [{ ...entryFor('tasks', 'd'), deployed: true }], ['tasks']);
    await followBuilds(dist, 'tasks', 'olga');
    await pointToBuilds(dist, [entryFor('tasks', 'x')], ['tasks']);
    await expect(builds()).resolves.toEqual(['x']);
  });
});
