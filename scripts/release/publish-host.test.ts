import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishHost, readHostBuild } from './publish-host';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'host-'));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

/** Publishes a build whose one script carries the build's name. */
async function publish(build: string) {
  const building = join(dist, '.building');
  await mkdir(building, { recursive: true });
  await writeFile(join(building, `main.${build}.js`), build);
  await writeFile(join(building, 'index.html'), `<script src="/main.${build}.js"></script>`);
  await publishHost(building, join(dist, 'host'), {
    build,
    parts: { './shell': [`main.${build}.js`] },
    contract: '1.0.0',
    olderMajors: [],
    shared: { react: '19.3.1' },
  });
  await rm(building, { recursive: true });
}

const files = async () => (await readdir(join(dist, 'host'))).sort();

describe('publishHost', () => {
  it('puts a build in place with an account of it', async () => {
    await publish('a');
    expect(await files()).toEqual(['build.json', 'index.html', 'main.a.js']);
    await expect(readHostBuild(join(dist, 'host'))).resolves.toMatchObject({
      build: 'a',
      parts: { './shell': ['main.a.js'] },
    });
  });

  it('keeps the files of the build before for the pages that are open, and the page leads to the new one', async () => {
    await publish('a');
    await publish('b');
    expect(await files()).toEqual(['build.json', 'index.html', 'main.a.js', 'main.b.js']);
    await expect(readFile(join(dist, 'host/index.html'), 'utf8')).resolves.toContain('main.b.js');
  });

  it('clears away what is older', async () => {
    for (const build of ['a', 'b', 'c']) await publish(build);
    expect(await files()).toEqual(['build.json', 'index.html', 'main.b.js', 'main.c.js']);
  });

  it('puts a folder in the place of the one before, and clears it away once no build has it', async () => {
    const publishIcons = async (text: string) => {
      await mkdir(join(dist, '.building', 'icons'), { recursive: true });
      await writeFile(join(dist, '.building', 'icons', 'icon.png'), text);
      await publish(text);
    };
    await publishIcons('a');
    await publishIcons('b');
    await expect(readFile(join(dist, 'host/icons/icon.png'), 'utf8')).resolves.toBe('b');
    await publish('c');
    await publish('d');
    expect(await files()).toEqual(['build.json', 'index.html', 'main.c.js', 'main.d.js']);
  });

  it('knows of no build before the first', async () => {
    await expect(readHostBuild(join(dist, 'host'))).resolves.toBeUndefined();
  });
});
