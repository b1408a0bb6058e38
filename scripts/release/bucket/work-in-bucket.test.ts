import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFor, layRelease } from '../entry-fixture';
import { readHistory } from '../history';
import { buildHostOf, scriptOf } from '../host-fixture';
import { pointToBuilds } from '../point-to-builds';
import { readRegistry } from '../registry-file';
import { releasedHost } from '../stored-host';
import { folderOf } from '../stored-release';
import { Bucket } from './bucket';
import { pull } from './mirror';
import { StorageServer } from './storage-fixture';
import { changeBucket, readBucket } from './work-in-bucket';

const STORE = 'gs://releases/main';

let server: StorageServer;
/** Folders of two machines that release into the same bucket. */
let ours: string;
let theirs: string;

/** What a command says that waits. */
const told = jest.spyOn(console, 'error');

beforeEach(async () => {
  server = new StorageServer();
  process.env.STORAGE_EMULATOR_HOST = await server.start();
  ours = await mkdtemp(join(tmpdir(), 'ours-'));
  theirs = await mkdtemp(join(tmpdir(), 'theirs-'));
});

afterEach(async () => {
  delete process.env.STORAGE_EMULATOR_HOST;
  await server.stop();
  for (const folder of [ours, theirs]) await rm(folder, { recursive: true, force: true });
});

const text = (name: string) => server.text(`main/${name}`);
const namesIn = () => [...server.objects.keys()].map((name) => name.replace('main/', ''));

/** Releases a build of the host, from one machine. */
const releaseHost = (folder: string, build: string) =>
  changeBucket(STORE, folder, (dist) => buildHostOf(dist, build));

/** Releases an area, from one machine. */
const releaseArea = (folder: string, id: string, build: string) =>
  changeBucket(STORE, folder, async (dist) => {
    const entry = await layRelease(dist, id, build);
    await pointToBuilds(dist, [entry], ['tasks', 'offers']);
  });

describe('a release store in a bucket', () => {
  it('has what any machine released, with one history', async () => {
    await releaseHost(ours, 'a');
    await releaseArea(theirs, 'tasks', 'b1');
    await releaseArea(ours, 'offers', 'b2');
    await readBucket(STORE, theirs, async (dist) => {
      const registry = await readRegistry(dist);
      expect(registry.remotes.map(folderOf)).toEqual(['1.0.0-b1', '1.0.0-b2']);
      expect((await releasedHost(dist))?.build).toBe('a');
      const history = await readHistory(dist, registry.revision);
      expect(history.map(({ areas }) => areas[0]?.id)).toEqual(['host', 'tasks', 'offers']);
      const manifest = join(dist, 'remotes/offers/1.0.0-b2/mf-manifest.json');
      expect(JSON.parse(await readFile(manifest, 'utf8'))).toMatchObject({ build: 'b2' });
    });
  });

  it('holds neither locks nor what is being made', async () => {
    await releaseHost(ours, 'a');
    expect(namesIn().filter((name) => /(^|\/)\./.test(name))).toEqual([]);
  });

  it('is written so that whoever is served from it meets one release or the other', async () => {
    await releaseHost(ours, 'a');
    await releaseArea(ours, 'tasks', 'b1');
    server.changes.length = 0;
    await releaseHost(ours, 'c');
    const at = (name: string) => server.changes.lastIndexOf(`main/${name}`);
    const order = [
      `host/${scriptOf('c')}`,
      'host/icons/icon.png',
      'host/index.html',
      'host/build.json',
      'registry.json',
      'boot.js.br',
    ].map(at);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('sends and fetches what has changed alone', async () => {
    await releaseHost(ours, 'a');
    server.changes.length = 0;
    await releaseArea(ours, 'tasks', 'b1');
    await changeBucket(STORE, ours, async () => undefined);
    const sent = server.changes.filter((name) => !name.endsWith('.lease')).sort();
    expect(sent).toEqual([
      'main/boot.js',
      'main/boot.js.br',
      'main/boot.js.gz',
      'main/registry.json',
      'main/releases.jsonl',
      'main/remotes/tasks/1.0.0-b1/mf-manifest.json',
      'main/remotes/tasks/1.0.0-b1/release.json',
    ]);
  });

  it('stays as it was where a command fails, and so does the next one on that machine', async () => {
    await releaseArea(ours, 'tasks', 'b1');
    const before = namesIn();
    const failing = changeBucket(STORE, ours, async (dist) => {
      await layRelease(dist, 'tasks', 'b2');
      await writeFile(join(dist, 'registry.json'), '{}');
      throw new Error('a test failed');
    });
    await expect(failing).rejects.toThrow('a test failed');
    expect(namesIn()).toEqual(before);
    await readBucket(STORE, ours, async (dist) => {
      expect((await readRegistry(dist)).remotes.map(folderOf)).toEqual(['1.0.0-b1']);
      await expect(readFile(join(dist, 'remotes/tasks/1.0.0-b2/release.json'))).rejects.toThrow('ENOENT');
    });
  });

  it('may have folders that somebody made by hand', async () => {
    server.write('main/', '');
    server.write('main/remotes/', '');
    await releaseArea(ours, 'tasks', 'b1');
    await readBucket(STORE, theirs, async (dist) => {
      expect((await readRegistry(dist)).remotes.map(folderOf)).toEqual(['1.0.0-b1']);
    });
  });

  it('takes away what a command has cleared away', async () => {
    await releaseArea(ours, 'tasks', 'b1');
    await changeBucket(STORE, theirs, (dist) => rm(join(dist, 'remotes/tasks'), { recursive: true }));
    expect(namesIn().filter((name) => name.startsWith('remotes/'))).toEqual([]);
  });

  it('lets nobody overwrite what somebody else has released who waited for no one', async () => {
    await releaseArea(ours, 'tasks', 'b1');
    const overtaken = changeBucket(STORE, ours, async (dist) => {
      await pointToBuilds(dist, [entryFor('tasks', 'b2')], ['tasks']);
      server.write('main/registry.json', 'theirs');
    });
    await expect(overtaken).rejects.toThrow('Somebody else has changed registry.json in the release store');
    expect(text('registry.json')).toBe('theirs');
  });

  it('lets two machines that release at once take turns', async () => {
    told.mockReturnValue(undefined);
    await Promise.all([releaseArea(ours, 'tasks', 'b1'), releaseArea(theirs, 'offers', 'b2')]);
    const { revision, remotes } = JSON.parse(text('registry.json') ?? '');
    expect([revision, remotes.length]).toEqual([2, 2]);
    told.mockReset();
  });

  it('is not written twice where an answer is lost', async () => {
    await releaseArea(ours, 'tasks', 'b1');
    let isLost = true;
    server.loses = ({ method, url }) => {
      const loses = isLost && method === 'POST' && url?.includes('registry.json') === true;
      if (loses) isLost = false;
      return loses;
    };
    await releaseArea(ours, 'tasks', 'b2');
    expect(isLost).toBe(false);
    expect(JSON.parse(text('registry.json') ?? '').revision).toBe(2);
  });

  it('is put in order by the next command where a host was on its way when its command was killed', async () => {
    await releaseHost(ours, 'a');
    // The page is there, the account of it and the registry are not.
    const whole = ['host/build.json', 'registry.json', 'boot.js', 'releases.jsonl'].map(
      (name) => [name, text(name) ?? ''] as const,
    );
    await releaseHost(ours, 'c');
    for (const [name, content] of whole) server.write(`main/${name}`, content);
    server.write('main/hosts/.publishing', 'c');
    await releaseArea(theirs, 'tasks', 'b1');
    expect(JSON.parse(text('host/build.json') ?? '').build).toBe('c');
    expect(JSON.parse(text('registry.json') ?? '').host).toBe('c');
    expect(text('hosts/.publishing')).toBeUndefined();
  });

  it('is refused by an address that names no bucket', async () => {
    await expect(Bucket.open('gs://')).rejects.toThrow('"gs://" names no bucket');
  });

  it('that is not open to who asks is told of with what it needs', async () => {
    server.isClosed = true;
    const reading = readBucket(STORE, ours, async () => undefined);
    await expect(reading).rejects.toThrow(/^The release store gs:.*storage.objects.list.*gcloud auth/);
  });
});

describe('a folder that follows a bucket', () => {
  it('is as the bucket is, also where that changes while it is fetched', async () => {
    await releaseArea(ours, 'tasks', 'b1');
    const bucket = await Bucket.open(STORE);
    let isChanged = false;
    server.loses = ({ url }) => {
      if (!isChanged && url?.includes('alt=media') && url.includes('registry.json')) {
        isChanged = true;
        server.write('main/registry.json', 'newer');
      }
      return false;
    };
    await pull(bucket, theirs);
    expect(isChanged).toBe(true);
    await expect(readFile(join(theirs, 'registry.json'), 'utf8')).resolves.toBe('newer');
  });
});
