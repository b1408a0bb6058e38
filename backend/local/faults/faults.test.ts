import { type LocalBackend, startLocalBackend } from '../index';
import { eventually } from '../testing/eventually';
import { RestClient } from '../testing/rest-client';
import { setFaults } from '../testing/set-faults';

let backend: LocalBackend;
let rest: RestClient;

beforeEach(async () => {
  backend = await startLocalBackend({
    port: 0,
    dataDir: null,
    indexes: undefined,
    faults: true,
    log: () => undefined,
  });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const put = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/__local/faults`, { method: 'PUT', body, headers });
const health = () => fetch(`${backend.url}/__local/health`);
const write = () => rest.commit({ set: 'c/a', fields: {} });

describe('faults', () => {
  it('are refused by a backend that was started without them', async () => {
    const other = await startLocalBackend({
      port: 0,
      dataDir: null,
      indexes: undefined,
      log: () => undefined,
    });
    const answer = await fetch(`${other.url}/__local/faults`, {
      method: 'PUT',
      body: '[{"match":"GET","status":503}]',
    });
    expect(answer.status).toBe(403);
    expect((await new RestClient(other).call('GET', '/c/a')).status).toBe(404);
    await other.close();
  });

  it('answer with a status, as often as asked for, and carry nothing out', async () => {
    await setFaults(backend, { match: ':commit', status: 503, times: 2 });
    const refused = {
      status: 503,
      body: { error: expect.objectContaining({ code: 503, status: 'UNAVAILABLE' }) },
    };
    expect([await write(), await write()]).toEqual([refused, refused]);
    expect(await rest.fields('c/a')).toBeUndefined();
    expect((await write()).status).toBe(200);
  });

  it('let a page read their answers', async () => {
    await setFaults(backend, { match: 'GET', status: 429 });
    const answer = await fetch(`${backend.url}/v1/any`, { headers: { origin: 'http://localhost:3000' } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      429,
      'http://localhost:3000',
    ]);
  });

  it('meet only what they match: a method, a part of a path or both', async () => {
    await setFaults(backend, { match: 'GET /v1', status: 500 });
    expect((await write()).status).toBe(200);
    expect((await rest.call('GET', '/c/a')).status).toBe(500);
    expect((await health()).status).toBe(200);
  });

  it('break a connection before the request is carried out', async () => {
    await setFaults(backend, { match: ':commit', drop: 'request' });
    await expect(write()).rejects.toThrow('fetch failed');
    expect(await rest.fields('c/a')).toBeUndefined();
  });

  it('break a connection after the request was carried out', async () => {
    await setFaults(backend, { match: ':commit', drop: 'answer' });
    await expect(write()).rejects.toThrow('fetch failed');
    expect(await rest.fields('c/a')).toEqual({});
  });

  it('leave a request hanging, and others not', async () => {
    await setFaults(backend, { match: '/hangs', hang: true });
    const hung = fetch(`${backend.url}/hangs`, { signal: AbortSignal.timeout(300) });
    expect((await write()).status).toBe(200);
    await expect(hung).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('delay a request', async () => {
    await setFaults(backend, { match: ':commit', delay: 300 });
    const started = performance.now();
    expect((await write()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
  });

  it('break every other connection that is open', async () => {
    await setFaults(backend, { match: '/hangs', hang: true });
    const hung = fetch(`${backend.url}/hangs`).then(
      () => 'answered',
      () => 'broken',
    );
    // Until it has arrived there is nothing to break.
    const outcome = await eventually(async () => {
      await setFaults(backend, { match: '/hangs', hang: true }, { dropConnections: true });
      return Promise.race([hung, new Promise<undefined>((resolve) => setTimeout(resolve, 50))]);
    });
    expect(outcome).toBe('broken');
  });

  it('end with DELETE', async () => {
    await setFaults(backend, { match: ':commit', status: 503 }, { clock: -60_000 });
    await fetch(`${backend.url}/__local/faults`, { method: 'DELETE' });
    const { body } = await write();
    const { commitTime } = body as { commitTime: string };
    expect(Math.abs(Date.parse(commitTime) - Date.now())).toBeLessThan(30_000);
  });

  it.each([
    'no json',
    '{}',
    '[{"match":"GET"}]',
    '[{"match":"","hang":true}]',
    '[{"match":"GET","status":200}]',
    '[{"match":"GET","status":503,"hang":true}]',
    '[{"match":"GET","delay":-1}]',
    '[{"match":"GET","drop":true}]',
    '[{"match":"GET","hang":true,"times":0}]',
    '[{"clock":"1"}]',
  ])('cannot be set to %s', async (body) => {
    expect((await put(body)).status).toBe(400);
    expect((await write()).status).toBe(200);
  });

  it('cannot be set by a page of another site', async () => {
    const body = '[{"match":"POST","status":503}]';
    expect((await put(body, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await write()).status).toBe(200);
  });
});
