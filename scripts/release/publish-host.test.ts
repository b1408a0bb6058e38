import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildHostOf, layBuild, scriptOf } from './host-fixture';
import { endPublishing, publishHost } from './publish-host';
import { readRegistry } from './registry-file';
import { releasedHost } from './stored-host';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'host-'));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const scripts = async () => (await readdir(join(dist, 'host'))).filter((name) => name.endsWith('.js')).sort();
const page = () => readFile(join(dist, 'host/index.html'), 'utf8');

/** Lets what was written of a build be older, by the clock of the folder. */
async function age(build: string, days: number): Promise<void> {
  const folder = join(dist, 'hosts', build);
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    const then = new Date(mtimeMs - days * 24 * 3_600_000);
    await utimes(join(folder, name), then, then);
  }
}

describe('a build of the host', () => {
  it('is stored without being released', async () => {
    await buildHostOf(dist, 'a');
    await layBuild(dist, 'b');
    await expect(page()).resolves.toContain(scriptOf('a'));
    await expect(readRegistry(dist)).resolves.toMatchObject({ host: 'a' });
    expect(await scripts()).toEqual([scriptOf('a'), scriptOf('b')]);
  });

  it('is released by its page, with an account of it', async () => {
    await buildHostOf(dist, 'a');
    await buildHostOf(dist, 'b');
    await expect(page()).resolves.toContain(scriptOf('b'));
    await expect(readFile(join(dist, 'host/icons/icon.png'), 'utf8')).resolves.toBe('b');
    await expect(releasedHost(dist)).resolves.toMatchObject({
      build: 'b',
      parts: { './shell': [scriptOf('b')] },
    });
    await expect(readRegistry(dist)).resolves.toMatchObject({ host: 'b', hostPrevious: 'a' });
  });

  it('stays for 30 days after another one took its place, for the pages that are open', async () => {
    for (const build of ['a', 'b', 'c']) await buildHostOf(dist, build);
    await age('a', 29);
    await layBuild(dist, 'd');
    expect(await scripts()).toEqual(['a', 'b', 'c', 'd'].map(scriptOf));
    await age('a', 2);
    await layBuild(dist, 'e');
    expect(await scripts()).toEqual(['b', 'c', 'd', 'e'].map(scriptOf));
    expect((await readdir(join(dist, 'hosts'))).sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('stays however long ago it was replaced, or built, when it is the one before or the released one', async () => {
    await buildHostOf(dist, 'a');
    await buildHostOf(dist, 'b');
    await age('a', 400);
    await age('b', 400);
    await layBuild(dist, 'c');
    expect(await scripts()).toEqual(['a', 'b', 'c'].map(scriptOf));
  });

  it('is kept for 30 days more when it comes back and gives way again', async () => {
    for (const build of ['a', 'b', 'c', 'a', 'd', 'e']) await buildHostOf(dist, build);
    await age('c', 31);
    await layBuild(dist, 'f');
    expect(await scripts()).toEqual(['a', 'b', 'd', 'e', 'f'].map(scriptOf));
  });

  it('keeps its source maps beside what is served, for as long as its files', async () => {
    const withMap = (build: string) => ({ files: { [`${scriptOf(build)}.map`]: '{}' } });
    for (const build of ['a', 'b', 'c']) await buildHostOf(dist, build, withMap(build));
    expect(await readdir(join(dist, 'maps/host/a'))).toEqual([`${scriptOf('a')}.map.gz`]);
    const served = await readdir(join(dist, 'host'));
    expect(served.filter((name) => name.includes('.map'))).toEqual([]);
    const { files } = JSON.parse(await readFile(join(dist, 'hosts/c/build.json'), 'utf8'));
    expect(files).not.toContain(`${scriptOf('c')}.map`);
    await age('a', 31);
    await layBuild(dist, 'd', withMap('d'));
    expect((await readdir(join(dist, 'maps/host'))).sort()).toEqual(['b', 'c', 'd']);
  });

  it('takes no compressed copy of a file from the build before', async () => {
    await buildHostOf(dist, 'a', {
      files: { 'index.html.br': 'long', 'worker.js': 'a', 'worker.js.gz': 'a' },
    });
    await buildHostOf(dist, 'b', { files: { 'worker.js': 'b' } });
    const files = await readdir(join(dist, 'host'));
    expect(files.filter((name) => /\.(gz|br)$/.test(name))).toEqual([]);
  });
});

describe('a publishing that was killed', () => {
  it('is put to an end by the next command, so that page and account are of one build', async () => {
    await buildHostOf(dist, 'a');
    await layBuild(dist, 'b');
    const account = await readFile(join(dist, 'host/build.json'));
    await publishHost(dist, 'b');
    await writeFile(join(dist, 'host/build.json'), account);
    await writeFile(join(dist, 'hosts/.publishing'), 'b');
    await endPublishing(dist);
    await expect(releasedHost(dist)).resolves.toMatchObject({ build: 'b' });
    await expect(page()).resolves.toContain(scriptOf('b'));
    await expect(readdir(join(dist, 'hosts'))).resolves.not.toContain('.publishing');
  });
});

describe('a store from before builds of the host were kept', () => {
  it('keeps the build it has when another one takes its place', async () => {
    await mkdir(join(dist, 'host'));
    await writeFile(join(dist, 'host/index.html'), 'the old page');
    await writeFile(join(dist, 'host', scriptOf('a')), 'a');
    const old = {
      build: 'a',
      files: ['index.html', scriptOf('a')],
      parts: {},
      contract: '1.0.0',
      olderMajors: [],
      shared: {},
    };
    await writeFile(join(dist, 'host/build.json'), JSON.stringify(old));
    await buildHostOf(dist, 'b');
    expect(await scripts()).toEqual([scriptOf('a'), scriptOf('b')]);
    await expect(readFile(join(dist, 'hosts/a/index.html'), 'utf8')).resolves.toBe('the old page');
  });
});

it('knows of no build before the first', async () => {
  await expect(releasedHost(dist)).resolves.toBeUndefined();
});
