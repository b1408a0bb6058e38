import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal } from '../../testing/rest-client';

const EMAIL = 'Ana@Nordhaus.example';
const DENIED = { status: 403, body: refusal('PERMISSION_DENIED', 'Missing or insufficient permissions.') };
const DENIED_LIST = { ...DENIED, body: [DENIED.body] };

let backend: LocalBackend;
let admin: RestClient;
let user: RestClient;
let uid: string;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  admin = new RestClient(backend);
  const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: 'facility-demo', returnSecureToken: true }),
  });
  const account = (await response.json()) as { localId: string; idToken: string };
  uid = account.localId;
  user = new RestClient(backend, account.idToken);
});
afterEach(() => backend.close());

const giveRecord = (fields: object = {}) =>
  admin.commit({ set: `users/${uid}`, fields: { email: { stringValue: EMAIL.toLowerCase() }, ...fields } });
const equals = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
});
const search = (client: RestClient, where: object, from: object = { collectionId: 'users' }) =>
  client.call('POST', ':runQuery', { structuredQuery: { from: [from], where, limit: 1 } });

describe('without rules', () => {
  it('an administrator may do everything', async () => {
    expect((await admin.commit({ set: 'c/d' })).status).toBe(200);
    expect((await admin.call('GET', '/c/d')).status).toBe(200);
  });

  it('a user with a record may do everything', async () => {
    await giveRecord();
    expect((await user.commit({ set: 'c/d' })).status).toBe(200);
    expect((await user.call('GET', '/c/d')).status).toBe(200);
    expect((await search(user, equals('a', 'b'), { collectionId: 'c' })).status).toBe(200);
  });

  it.each([
    ['no record', undefined],
    ['a disabled record', { disabled: { booleanValue: true } }],
  ])('an identity with %s may do nothing', async (_, record) => {
    if (record) await giveRecord(record);
    await admin.commit({ set: 'c/d' });
    expect(await user.call('GET', '/c/d')).toEqual(DENIED);
    expect(await user.call('POST', ':batchGet', { documents: [user.name('c/d')] })).toEqual(DENIED_LIST);
    expect(await user.commit({ set: 'c/d' })).toEqual(DENIED);
    expect(await user.commit({ set: `users/${uid}` })).toEqual(DENIED);
    expect(await search(user, equals('a', 'b'), { collectionId: 'c' })).toEqual(DENIED_LIST);
  });

  it('an identity without a record may search for its own address, in lower case', async () => {
    await admin.commit({ set: 'users/x', fields: { email: { stringValue: EMAIL.toLowerCase() } } });
    const { status, body } = await search(user, equals('email', EMAIL.toLowerCase()));
    expect([status, body]).toEqual([200, [expect.objectContaining({ document: expect.anything() })]]);
  });

  it.each([
    ['another address', equals('email', 'olga@nordhaus.example')],
    ['its address in another field', equals('name', EMAIL.toLowerCase())],
    [
      'one of two addresses',
      { compositeFilter: { op: 'OR', filters: [equals('email', EMAIL.toLowerCase()), equals('name', 'x')] } },
    ],
  ])('it may not search for %s', async (_, where) => {
    expect(await search(user, where)).toEqual(DENIED_LIST);
  });

  it('it may not search other collections or all of that name', async () => {
    const own = equals('email', EMAIL.toLowerCase());
    expect(await search(user, own, { collectionId: 'customers' })).toEqual(DENIED_LIST);
    expect(await search(user, own, { collectionId: 'users', allDescendants: true })).toEqual(DENIED_LIST);
  });

  it('somebody without a token may do nothing', async () => {
    const nobody = new RestClient(backend, null);
    expect(await nobody.call('GET', '/c/d')).toEqual(DENIED);
    expect(await nobody.commit({ set: 'c/d' })).toEqual(DENIED);
  });

  it('a forged token is not authenticated at all', async () => {
    const forged = new RestClient(backend, 'forged');
    const unknown = { status: 401, body: refusal('UNAUTHENTICATED') };
    expect(await forged.call('GET', '/c/d')).toEqual(unknown);
    expect(await forged.commit({ set: 'c/d' })).toEqual(unknown);
  });

  it('who may not write does not learn what exists', async () => {
    await admin.commit({ set: 'c/there' });
    for (const set of ['c/there', 'c/missing']) {
      expect(await user.commit({ set, currentDocument: { exists: true } })).toEqual(DENIED);
      expect(await user.commit({ set, currentDocument: { exists: false } })).toEqual(DENIED);
    }
  });

  it('collections are listed for administrators alone', async () => {
    await giveRecord();
    expect(await user.call('POST', ':listCollectionIds', {})).toEqual({
      status: 403,
      body: refusal('PERMISSION_DENIED'),
    });
  });
});
