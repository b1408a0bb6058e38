import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, SITE } from '@fm/build/paths';
import { contentVersion } from '../release/configured-page';
import { layHost, layRelease } from '../release/entry-fixture';
import { layOutSite } from '../release/lay-out-site';
import { pointToBuilds } from '../release/point-to-builds';
import { appHandler } from './app-handler';
import { type Listening, listen } from './listen';
import { connectAhead, FIREBASE_SERVICES, securityHeaders, socketsOf } from './security-headers';

interface Rule {
  readonly regex: string;
}

interface Hosting {
  readonly public: string;
  readonly redirects: readonly (Rule & { readonly destination: string })[];
  readonly rewrites: readonly (Rule & { readonly destination?: string; readonly function?: object })[];
  readonly headers: readonly (Rule & { readonly headers: readonly { key: string; value: string }[] })[];
}

let dist: string;
let server: Listening;
let text: string;
let hosting: Hosting;

beforeAll(async () => {
  text = await readFile(join(ROOT, 'firebase.json'), 'utf8');
  hosting = (JSON.parse(text) as { hosting: Hosting }).hosting;
  dist = await mkdtemp(join(tmpdir(), 'hosting-'));
  await layHost(dist);
  await writeFile(join(dist, 'host/index.html'), '<!doctype html><script src="/boot.js"></script>');
  await writeFile(join(dist, 'host/main.0123abcd.js'), 'main');
  await writeFile(join(dist, 'host/main.0123abcd.js.gz'), 'compressed');
  await mkdir(join(dist, 'hosts/h0'), { recursive: true });
  await writeFile(join(dist, 'hosts/h0/index.html'), 'the page of a build before');
  await mkdir(join(dist, 'maps/host/h0'), { recursive: true });
  await writeFile(join(dist, 'maps/host/h0/main.0123abcd.js.map.gz'), 'map');
  await pointToBuilds(dist, [await layRelease(dist, 'tasks', 'a')], ['tasks']);
  await writeFile(join(dist, 'boot.js'), 'boot');
  await layOutSite(dist, join(dist, 'site'), { projectId: 'facility' });
  const sockets = socketsOf('https://facility-default-rtdb.europe-west1.firebasedatabase.app');
  const headers = securityHeaders({ code: [], data: [...FIREBASE_SERVICES, sockets] });
  const pageHeaders = connectAhead(FIREBASE_SERVICES);
  server = await listen(appHandler({ dist, config: {}, headers, pageHeaders }), 0, 'PORT');
});

afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

/** What Firebase Hosting would send with an address: of two rules that match its path, the later one counts. */
function hostedHeaders(address: string): Record<string, string> {
  const { pathname: path } = new URL(address, 'https://facility.example');
  const matching = hosting.headers.filter(({ regex }) => new RegExp(regex).test(path));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** The file of the site behind a path on Firebase Hosting; undefined for a 404. */
async function hostedFile(path: string): Promise<string | undefined> {
  const found = await readFile(join(dist, 'site', path)).catch(() => undefined);
  if (found) return path;
  return hosting.rewrites.find(({ regex }) => new RegExp(regex).test(path))?.destination;
}

/** Where Firebase Hosting redirects a path to; undefined when no rule matches. */
function redirectedTo(path: string): string | undefined {
  const rule = hosting.redirects.find(({ regex }) => new RegExp(regex).test(path));
  // What Hosting takes for an absolute address in a destination loses the slash before it.
  return (
    rule &&
    path
      .replace(new RegExp(rule.regex), rule.destination.replace(/:(\d)/g, '$$$1'))
      .replace(/^\/(?=https?:)/, '')
  );
}

const PATHS = [
  '/',
  '/customers',
  '/customers/abc/history',
  '/index.html',
  `/boot.js?${contentVersion('boot')}`,
  '/registry.json',
  '/config.json',
  '/main.0123abcd.js',
  '/remotes/tasks/1.0.0-a/mf-manifest.json',
];

describe('firebase.json', () => {
  it('lies above all that it names, because `firebase deploy` takes nothing from elsewhere', () => {
    expect(text).not.toContain('"../');
    expect(join(ROOT, hosting.public)).toBe(SITE);
  });

  it.each(PATHS)('sends with %s the headers that our own server sends', async (path) => {
    const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
    const hosted = hostedHeaders(path);
    const ours = Object.fromEntries(Object.keys(hosted).map((key) => [key, headers.get(key)]));
    expect(hosted).toEqual(ours);
    expect(Object.keys(hosted)).toEqual(
      expect.arrayContaining([...Object.keys(securityHeaders({ code: [], data: [] })), 'Cache-Control']),
    );
  });

  it('has browsers connect to the servers of Firebase while they read the page, and no other answer', async () => {
    const link = async (path: string) =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`)).headers.get('Link');
    expect(await link('/customers')).toContain(
      '<https://firestore.googleapis.com>; rel=preconnect; crossorigin',
    );
    for (const path of ['/main.0123abcd.js', '/config.json', '/registry.json']) {
      expect(await link(path)).toBeNull();
      expect(hostedHeaders(path)).not.toHaveProperty('Link');
    }
  });

  it('answers an address of the app with the page, and a missing file with 404', async () => {
    expect(await hostedFile('/customers/abc/history')).toBe('/index.html');
    expect(await hostedFile('/main.0123abcd.js')).toBe('/main.0123abcd.js');
    expect(await hostedFile('/remotes/tasks/1.0.0-a/gone.js')).toBeUndefined();
    expect(await hostedFile('/gone.js')).toBeUndefined();
  });

  it.each([
    ['/~3/main.0123abcd.js', '/main.0123abcd.js'],
    ['/remotes/tasks/1.0.0-a/~12/mf-manifest.json', '/remotes/tasks/1.0.0-a/mf-manifest.json'],
  ])('leads the attempt path %s to its file', async (path, file) => {
    expect(redirectedTo(path)).toBe(file);
    expect(await hostedFile(file)).toBe(file);
  });

  it.each([
    '/~1//elsewhere.example/x',
    '/~1///elsewhere.example/x',
    '/~1/\\elsewhere.example/x',
    '/~1/\t/elsewhere.example/x',
    '/~1/http://elsewhere.example/x',
    '/~1/https:/elsewhere.example/x',
    '/~1/~2//elsewhere.example/x',
    '/remotes/tasks/1.0.0-a/~1//elsewhere.example/x',
    '/remotes/../..//~1//elsewhere.example/x',
    '/remotes/~1//elsewhere.example/x',
  ])('leads nobody off the site by %j', (path) => {
    expect(redirectedTo(path)).toBeUndefined();
  });
});

describe('the site for a static host', () => {
  it('has every file at its address and nothing that is not served', async () => {
    expect(JSON.parse(await readFile(join(dist, 'site/config.json'), 'utf8'))).toEqual({
      projectId: 'facility',
    });
    for (const path of ['registry.json', 'boot.js', 'index.html'])
      await expect(readFile(join(dist, 'site', path), 'utf8')).resolves.not.toBe('');
    for (const path of [
      'build.json',
      'main.0123abcd.js.gz',
      'remotes/tasks/1.0.0-a/release.json',
      'releases.jsonl',
      'hosts/h0/index.html',
    ])
      await expect(readFile(join(dist, 'site', path))).rejects.toThrow('ENOENT');
  });

  it('has a page that tells the configuration and names the version of the boot script', async () => {
    const page = await readFile(join(dist, 'site/index.html'), 'utf8');
    expect(page).toContain('{"projectId":"facility"}');
    expect(page).toContain(`"/boot.js?${contentVersion('boot')}"`);
  });

  it('has no source maps', async () => {
    const files = await readdir(join(dist, 'site'), { recursive: true });
    expect(files.filter((name) => /maps|\.map/.test(name))).toEqual([]);
  });

  it('replaces the one before as a whole', async () => {
    await mkdir(join(dist, 'site/remotes/old'), { recursive: true });
    await layOutSite(dist, join(dist, 'site'), { projectId: 'other' });
    await expect(readFile(join(dist, 'site/remotes/old'))).rejects.toThrow('ENOENT');
  });
});
