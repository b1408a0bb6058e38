import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFor, layHost } from './entry-fixture';
import { readHistory } from './history';
import { pointToBuilds } from './point-to-builds';
import { entryOf, readRegistry } from './registry-file';
import { switchOff } from './switch-area';

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

describe('the instant of a registry', () => {
  const writtenAt = async () => Date.parse((await readRegistry(dist)).writtenAt ?? '');

  it('is later with every change, a rollback or a clock set back among them', async () => {
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    const first = await writtenAt();
    expect(Math.abs(Date.now() - first)).toBeLessThan(60_000);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(first - 3_600_000);
    await pointToBuilds(dist, [entryFor('tasks', 'b')], ['tasks']);
    const second = await writtenAt();
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    clock.mockRestore();
    expect(second).toBeGreaterThan(first);
    expect(await writtenAt()).toBeGreaterThan(second);
  });

  it('is written into a store from before there was one, with the next change', async () => {
    const old = { schema: 1, revision: 4, remotes: [entryFor('tasks', 'a')] };
    await writeFile(join(dist, 'registry.json'), JSON.stringify(old));
    const registry = await pointToBuilds(dist, [entryFor('tasks', 'b')], ['tasks']);
    expect(registry.revision).toBe(5);
    expect(registry.writtenAt).toBeDefined();
  });
});

describe('the build of the host', () => {
  it('is told with the areas, and a new one alone is a change that the history names', async () => {
    await layHost(dist, 'h1');
    await pointToBuilds(dist, [entryFor('tasks', 'a')], ['tasks']);
    await layHost(dist, 'h2');
    const registry = await pointToBuilds(dist, [], ['tasks']);
    expect(registry).toMatchObject({ revision: 2, host: 'h2' });
    const history = await readHistory(dist, 2);
    expect(history.map(({ areas }) => areas)).toEqual([
      [
        { id: 'tasks', from: null, to: '1.0.0-a' },
        { id: 'host', from: null, to: 'h1' },
      ],
      [{ id: 'host', from: 'h1', to: 'h2' }],
    ]);
  });
});
