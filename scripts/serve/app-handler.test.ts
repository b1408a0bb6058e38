import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentVersion } from '../release/configured-page';
import { appHandler } from './app-handler';
import { type Listening, listen } from './listen';
import { securityHeaders } from './security-headers';

let root: string;
let server: Listening;
let url: string;

const SCRIPT = 'console.log("main");';

async function put(name: string, content: string | Buffer) {
  const file = join(root, 'dist', name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, content);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'));
  await put('host/index.html', '<!doctype html><script src="/boot.js"></script><p>page</p>');
  await put('boot.js', 'boot');
  await put('hosts/h0/account.json', '{}');
  await put('maps/host/h0/main.0123abcd.js.map.gz', gzipSync('{}'));
  await put('maps/tasks/1.0.0-ab/part.0123abcd.js.map.gz', gzipSync('{}'));
  await put('host/main.0123abcd.js', SCRIPT);
  await put('host/main.0123abcd.js.gz', gzipSync(SCRIPT));
  await put('registry.json', '{"schema":1}');
  await put('remotes/tasks/1.0.0-ab/mf-manifest.json', '{"id":"tasks"}');
  await put('remotes/tasks/1.0.0-ab/part.css', '.a{}');
  await writeFile(join(root, 'secret.json'), '{"secret":true}');
  const headers = securityHeaders({ code: [], data: ['http://localhost:8080', 'http://*.localhost:8080'] });
  const config = { projectId: 'demo' };
  const hostNames = ['office.example'];
  server = await listen(appHandler({ dist: join(root, 'dist'), config, headers, hostNames }), 0, 'PORT');
  url = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

/** Asks for a path exactly as written; `fetch` would tidy it up. */
const askRaw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      response.resume();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });

const rawStatus = async (path: string) => (await askRaw(path)).statusCode;

describe('the app server', () => {
  it.each(['/', '/customers', '/customers/abc/history', '/login'])(
    'answers %s with the page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      await expect(response.text()).resolves.toContain('page');
    },
  );

  it('answers a navigation to an address with a dot with the page', async () => {
    const response = await get('/customers/a.b/history.x', { Accept: 'text/html' });
    await expect(response.text()).resolves.toContain('page');
  });

  it.each([
    '/other.js',
    '/hosts/h0/account.json',
    '/remotes/..%2fhosts/h0/account.json',
    '/remotes/tasks/1.0.0-ab/none.css',
    '/remotes/none/',
    '/remotes/tasks',
  ])('answers the missing file %s with 404, never with the page', async (path) => {
    const response = await get(path, { Accept: '*/*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/maps/host/h0/main.0123abcd.js.map.gz',
    '/maps/host/h0/main.0123abcd.js.map',
    '/maps/tasks/1.0.0-ab/part.0123abcd.js.map',
    '/main.0123abcd.js.map',
    '/main.0123abcd.js.map.gz',
    '/remotes/tasks/1.0.0-ab/part.0123abcd.js.map',
    '/remotes/../maps/tasks/1.0.0-ab/part.0123abcd.js.map.gz',
    '/remotes/%2e%2e/maps/tasks/1.0.0-ab/part.0123abcd.js.map',
    '/remotes/..%2fmaps/tasks/1.0.0-ab/part.0123abcd.js.map.gz',
    '/remotes/..%2fmaps/tasks/1.0.0-ab/part.0123abcd.js.map',
  ])('answers the address %s of a source map with 404', async (path) => {
    await expect(rawStatus(path)).resolves.toBe(404);
  });

  it('does not answer a missing file of an area with the page, even for a navigation', async () => {
    expect((await get('/remotes/tasks/none.js', { Accept: 'text/html' })).status).toBe(404);
  });

  it.each([
    ['/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/remotes/tasks/1.0.0-ab/mf-manifest.json', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/customers', 'no-cache'],
    ['/boot.js', 'no-cache'],
    [`/boot.js?${contentVersion('boot')}`, 'public, max-age=31536000, immutable'],
    [`/boot.js?${contentVersion('before')}`, 'no-cache'],
    ['/registry.json', 'no-cache'],
    ['/config.json', 'no-store'],
  ])('lets %s be kept as "%s"', async (path, cache) => {
    expect((await get(path)).headers.get('cache-control')).toBe(cache);
  });

  it.each(['/', '/registry.json', '/main.0123abcd.js'])(
    'answers %s with 304 when it is unchanged',
    async (path) => {
      const etag = (await get(path)).headers.get('etag') ?? '';
      const again = await get(path, { 'If-None-Match': etag });
      expect(again.status).toBe(304);
      await expect(again.text()).resolves.toBe('');
    },
  );

  it('gives the registry a new tag when it changes', async () => {
    const before = (await get('/registry.json')).headers.get('etag') ?? '';
    await put('registry.json', '{"schema":1,"revision":2}');
    expect((await get('/registry.json', { 'If-None-Match': before })).status).toBe(200);
  });

  it.each([
    '/remotes/tasks/1.0.0-ab/~1/mf-manifest.json',
    '/remotes/tasks/1.0.0-ab/~12/mf-manifest.json',
    '/~3/main.0123abcd.js',
  ])("serves %s as if the retry's own path part was not there", async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    '/~1//elsewhere.example/x',
    '/~1/%2Felsewhere.example/x',
    '//elsewhere.example/',
    '/remotes/~1//elsewhere.example/x',
    '/remotes/tasks/1.0.0-ab/~1//elsewhere.example/x',
  ])('leads nobody off the site by %s', async (path) => {
    const { statusCode, headers } = await askRaw(path, { Accept: 'text/html' });
    expect([200, 404]).toContain(statusCode);
    expect(headers.location).toBeUndefined();
  });

  it('sends the compressed copy to clients that take it', async () => {
    const response = await get('/main.0123abcd.js', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    await expect(response.text()).resolves.toBe(SCRIPT);
  });

  it.each(['localhost', 't3.localhost', '127.0.0.1', '[::1]', 'office.example', 'OFFICE.example'])(
    'answers to the name %s',
    async (name) => {
      expect((await askRaw('/', { Host: name })).statusCode).toBe(200);
      expect((await askRaw('/', { Host: `${name}:${server.port}` })).statusCode).toBe(200);
    },
  );

  it.each(['elsewhere.example', 'localhost.elsewhere.example', 'www.office.example', '192.168.0.1'])(
    'answers nothing to the name %s, which a page of another site leads here',
    async (name) => {
      for (const path of ['/', '/config.json', '/registry.json', '/main.0123abcd.js'])
        expect((await askRaw(path, { Host: `${name}:${server.port}` })).statusCode).toBe(403);
    },
  );

  it.each(['/registry.json', '/config.json'])('sends %s compressed to clients that take it', async (path) => {
    const plain = await get(path, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const response = await get(path, { 'Accept-Encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      await expect(response.text()).resolves.toBe(text);
    }
  });

  it('tags each encoding of the registry for itself', async () => {
    const tags = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const etag = (await get('/registry.json', headers)).headers.get('etag') ?? '';
      expect((await get('/registry.json', { ...headers, 'If-None-Match': etag })).status).toBe(304);
      tags.push(etag);
    }
    expect(new Set(tags).size).toBe(3);
    const [br = ''] = tags;
    const other = { 'Accept-Encoding': 'gzip', 'If-None-Match': br };
    expect((await get('/registry.json', other)).status).toBe(200);
  });

  it('sends plain bytes to clients that take nothing else', async () => {
    const response = await get('/main.0123abcd.js', { 'Accept-Encoding': 'identity' });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it.each(['/', '/registry.json', '/remotes/none.js', '/config.json'])(
    'sends security headers with %s',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("connect-src 'self' http://localhost:8080 http://*.localhost:8080;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('tells the configuration, also in the page', async () => {
    await expect((await get('/config.json')).json()).resolves.toEqual({ projectId: 'demo' });
    await expect((await get('/customers')).text()).resolves.toContain('{"projectId":"demo"}');
  });

  it('gives the page a new tag when the boot script changes', async () => {
    const before = await get('/');
    const etag = before.headers.get('etag') ?? '';
    await expect(before.text()).resolves.toContain(`"/boot.js?${contentVersion('boot')}"`);
    await put('boot.js', 'another');
    const after = await get('/', { 'If-None-Match': etag });
    await expect(after.text()).resolves.toContain(`"/boot.js?${contentVersion('another')}"`);
    await put('boot.js', 'boot');
  });

  it.each(['/../secret.json', '/%2e%2e/secret.json', '/remotes/../../secret.json', '/..%2fsecret.json'])(
    'does not leave its folder for %s',
    async (path) => {
      await expect(rawStatus(path)).resolves.not.toBe(500);
      const response = await get(path);
      await expect(response.text()).resolves.not.toContain('secret');
    },
  );

  it('answers a path that is not valid with 400', async () => {
    await expect(rawStatus('/%E0%A4%A')).resolves.toBe(400);
  });

  it('refuses to be written to', async () => {
    expect((await fetch(`${url}/registry.json`, { method: 'PUT', body: '{}' })).status).toBe(405);
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${url}/main.0123abcd.js`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    await expect(response.text()).resolves.toBe('');
  });
});

describe('listen', () => {
  it('says which variable to change when the port is taken', async () => {
    await expect(listen(() => undefined, server.port, 'PORT')).rejects.toThrow(
      `Port ${server.port} is taken. Stop what uses it, or set PORT to another port.`,
    );
  });
});
