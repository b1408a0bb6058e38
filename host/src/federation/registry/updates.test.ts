import { CONTRACT, type RegistryEntry } from '@fm/contract';
import { RemoteLoader } from '../loading/remote-loader';
import { Updates } from './updates';

const entryOf = (build: string): RegistryEntry => ({
  descriptor: {
    id: 'tasks',
    title: 'Tasks',
    owner: 'Team Tasks',
    version: '1.0.0',
    contract: '^2.0.0',
    paths: ['/tasks'],
    menu: [],
  },
  name: `tasks_1_0_0_${build}`,
  build,
  base: `/remotes/tasks/1.0.0-${build}/`,
  manifest: 'mf-manifest.json',
  needs: [],
  integrity: {},
  enabled: true,
  notice: null,
  timeoutMs: 1000,
});

/** A page that has opened release `a` of an area. */
async function openedPage() {
  let now: RegistryEntry | undefined = entryOf('a');
  let host: string | undefined = 'h1';
  const opened: string[] = [];
  const registry = async () => ({ schema: 1 as const, revision: 1, remotes: now ? [now] : [] });
  const loader = new RemoteLoader('tasks', {
    registry: { load: registry, reload: registry, entry: () => now },
    admit: (entry) => entry,
    online: () => true,
    dropHungFiles: () => undefined,
    open: async ({ build }) => {
      opened.push(build);
      return { contract: CONTRACT, id: 'tasks', routes: { '/tasks': [] } };
    },
  });
  const updates = new Updates(() => now, { running: 'h1', deployed: () => host });
  updates.follow(loader);
  await loader.warm();
  const release = (entry: RegistryEntry | undefined) => {
    now = entry;
    updates.compare();
  };
  const releaseHost = (build: string | undefined) => {
    host = build;
    updates.compare();
  };
  return { loader, updates, opened, release, releaseHost };
}

const titles = (updates: Updates) => updates.getSnapshot().map(({ title }) => title);

describe('an area that was released anew', () => {
  it('is offered when somebody has looked at it, and stays as it is', async () => {
    const { loader, updates, release, opened } = await openedPage();
    await loader.load();
    release(entryOf('b'));
    expect(titles(updates)).toEqual(['Tasks']);
    await loader.load();
    expect(opened).toEqual(['a']);
  });

  it('is exchanged without a word when it was only loaded ahead', async () => {
    const { loader, updates, release, opened } = await openedPage();
    release(entryOf('b'));
    expect(titles(updates)).toEqual([]);
    await loader.load();
    expect(opened).toEqual(['a', 'b']);
  });

  it('is what comes of a load that was under way', async () => {
    const { loader, updates, release, opened } = await openedPage();
    loader.drop();
    const loading = loader.load();
    release(entryOf('b'));
    await loading;
    expect(opened.at(-1)).toBe('b');
    expect(titles(updates)).toEqual([]);
  });

  it('is no longer offered once it went back, is gone, or was loaded anew', async () => {
    const { loader, updates, release } = await openedPage();
    await loader.load();
    release(entryOf('b'));
    release(entryOf('a'));
    expect(titles(updates)).toEqual([]);
    release(undefined);
    expect(titles(updates)).toEqual([]);
    release(entryOf('c'));
    await loader.renew();
    expect(titles(updates)).toEqual([]);
  });
});

describe('open tabs were not told of a new host', () => {
  it('is offered beside the areas, first, until the page has it', async () => {
    const { loader, updates, release, releaseHost } = await openedPage();
    await loader.load();
    releaseHost('h2');
    expect(titles(updates)).toEqual(['this app']);
    release(entryOf('b'));
    expect(titles(updates)).toEqual(['this app', 'Tasks']);
    releaseHost('h1');
    expect(titles(updates)).toEqual(['Tasks']);
  });

  it('is not offered by a list that does not name the host', async () => {
    const { updates, releaseHost } = await openedPage();
    releaseHost(undefined);
    expect(titles(updates)).toEqual([]);
  });
});
