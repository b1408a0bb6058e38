import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { openSdkStage, type SdkStage } from './testing/sdk-clients';

const RULES = {
  open: { '.read': true, '.write': "newData.hasChildren(['ok'])" },
  closed: { '.read': 'auth != null' },
};

let stage: SdkStage;
beforeAll(async () => {
  stage = await openSdkStage(RULES);
});
afterAll(() => stage.close());

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`${stage.url}${path}`, {
    method,
    headers: { connection: 'close', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    etag: response.headers.get('etag'),
  };
}
const OWNER = { authorization: 'Bearer owner' };

describe('calls of programs without a connection', () => {
  it('write, read, add, merge and remove', async () => {
    expect((await call('PUT', '/a/b.json', { n: 1, list: ['x'] }, OWNER)).body).toEqual({
      n: 1,
      list: ['x'],
    });
    expect((await call('PATCH', '/a/b.json', { n: 2, 'deep/er': true }, OWNER)).status).toBe(200);
    const { name } = (await call('POST', '/a/b/list.json', '"y"', OWNER)).body;
    expect((await call('GET', '/a.json', undefined, OWNER)).body).toEqual({
      b: { n: 2, deep: { er: true }, list: { 0: 'x', [name]: 'y' } },
    });
    expect((await call('GET', '/a.json?shallow=true', undefined, OWNER)).body).toEqual({ b: true });
    expect((await call('GET', '/a/b/n.json?access_token=owner')).body).toBe(2);
    expect((await call('DELETE', '/a.json', undefined, OWNER)).body).toBeNull();
    expect((await call('GET', '/a.json?print=pretty', undefined, OWNER)).body).toBeNull();
    expect((await call('PUT', '/p.json?print=silent', { '.value': 1, '.priority': 2 }, OWNER)).status).toBe(
      204,
    );
    expect((await call('GET', '/p.json?format=export', undefined, OWNER)).body).toEqual({
      '.value': 1,
      '.priority': 2,
    });
  });

  it('are asked the rules', async () => {
    expect((await call('PUT', '/open.json', { ok: 1 })).status).toBe(200);
    expect(await call('PUT', '/open.json', { no: 1 })).toMatchObject({
      status: 401,
      body: { error: 'Permission denied' },
    });
    expect((await call('DELETE', '/open.json')).status).toBe(401);
    expect((await call('GET', '/open.json')).body).toEqual({ ok: 1 });
    expect((await call('GET', '/closed.json')).status).toBe(401);
    const { auth } = await stage.client();
    const token = await auth.currentUser?.getIdToken();
    expect((await call('GET', `/closed.json?auth=${token}`)).status).toBe(200);
    expect((await call('GET', `/closed.json?auth=${token}x`)).status).toBe(401);
    expect((await call('GET', '/.settings/rules.json')).status).toBe(401);
    expect((await call('GET', '/.settings/rules.json', undefined, OWNER)).body).toEqual({ rules: RULES });
    expect((await call('PUT', '/.settings/rules.json', {}, OWNER)).status).toBe(405);
  });

  it('write only what has not changed meanwhile', async () => {
    await call('PUT', '/e.json', 1, OWNER);
    const { etag } = await call('GET', '/e.json', undefined, { ...OWNER, 'x-firebase-etag': 'true' });
    const match = { ...OWNER, 'if-match': etag ?? '' };
    expect((await call('PUT', '/e.json', 2, match)).status).toBe(200);
    expect((await call('PUT', '/e.json', 3, match)).status).toBe(412);
    expect((await call('PUT', '/none.json', 1, { ...OWNER, 'if-match': 'null_etag' })).status).toBe(200);
  });

  it.each([
    ['PUT', '/a.json', '{', 400],
    ['PUT', '/a.json', '{"a.b":1}', 400],
    ['PATCH', '/a.json', '5', 400],
    ['GET', '/a.json?orderBy="n"', undefined, 400],
    ['GET', '/a.json?ns=other', undefined, 404],
    ['GET', '/a$b.json', undefined, 400],
  ])('are refused when they make no sense: %s %s', async (method, path, body, status) => {
    expect((await call(method, path, body, OWNER)).status).toBe(status);
  });
});

it("the server SDK's database writes, listens and counts, past the rules", async () => {
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = `127.0.0.1:${stage.backend.port}`;
  const app = initializeApp({
    projectId: stage.backend.projectId,
    databaseURL: `https://${stage.backend.projectId}-default-rtdb.firebaseio.com`,
  });
  try {
    const place = getDatabase(app).ref('admin/n');
    await place.set(1);
    await place.transaction((count: number | null) => (count ?? 0) + 1);
    expect((await place.get()).val()).toBe(2);
    await getDatabase(app).ref('admin').update({ 'a/b': true, n: null });
    expect((await getDatabase(app).ref('admin').once('value')).val()).toEqual({ a: { b: true } });
  } finally {
    getDatabase(app).goOffline();
    await deleteApp(app);
    delete process.env.FIREBASE_DATABASE_EMULATOR_HOST;
  }
});
