import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal } from '../../testing/rest-client';

const int = (value: number) => ({ integerValue: String(value) });
const from = [{ collectionId: 'c' }];

let backend: LocalBackend;
let rest: RestClient;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const begin = async (options = {}): Promise<string> =>
  ((await rest.call('POST', ':beginTransaction', { options })).body as { transaction: string }).transaction;
const get = (transaction: string, path: string) =>
  rest.call('POST', ':batchGet', { documents: [rest.name(path)], transaction });
const commit = (transaction: string, ...sets: string[]) =>
  rest.call('POST', ':commit', {
    transaction,
    writes: sets.map((set) => rest.write({ set, fields: { n: int(1) } })),
  });

describe('a transaction of a server SDK', () => {
  it('commits when what it read is unchanged', async () => {
    await rest.commit({ set: 'c/a', fields: { n: int(0) } });
    const transaction = await begin();
    await get(transaction, 'c/a');
    expect((await commit(transaction, 'c/a')).status).toBe(200);
  });

  it.each([
    ['a document it read was changed', 'c/a'],
    ['a document it found missing was created', 'c/none'],
  ])('is aborted when %s by one that began before', async (_, path) => {
    await rest.commit({ set: 'c/a', fields: { n: int(0) } });
    const earlier = await begin();
    const transaction = await begin();
    await get(transaction, path);
    expect((await commit(earlier, path)).status).toBe(200);
    const { status, body } = await commit(transaction, 'c/b');
    expect([status, body]).toEqual([409, refusal('ABORTED')]);
    expect(await rest.fields('c/b')).toBeUndefined();
  });

  it('is aborted when a query it ran would give something else', async () => {
    const { body } = await rest.call('POST', ':runQuery', {
      structuredQuery: { from },
      newTransaction: { readWrite: {} },
    });
    const [first] = body as { transaction: string }[];
    await rest.commit({ set: 'c/new', fields: {} });
    expect((await commit(first?.transaction ?? '', 'c/b')).status).toBe(409);
  });

  it('is begun by a read, whose first message names it', async () => {
    const { body } = await rest.call('POST', ':batchGet', {
      documents: [rest.name('c/a')],
      newTransaction: { readWrite: {} },
    });
    expect(body).toEqual([
      { transaction: expect.any(String) },
      expect.objectContaining({ missing: rest.name('c/a') }),
    ]);
  });

  it('is over after a commit or a rollback', async () => {
    const done = await begin();
    await commit(done, 'c/a');
    expect((await commit(done, 'c/a')).body).toEqual(refusal('ABORTED'));
    const left = await begin();
    await rest.call('POST', ':rollback', { transaction: left });
    expect((await get(left, 'c/a')).body).toEqual([refusal('ABORTED')]);
  });

  it('does not write when it is read-only', async () => {
    const transaction = await begin({ readOnly: {} });
    expect((await get(transaction, 'c/a')).status).toBe(200);
    expect((await commit(transaction, 'c/a')).body).toEqual(refusal('INVALID_ARGUMENT'));
  });
});

describe('a document that a transaction has read', () => {
  beforeEach(() => rest.commit({ set: 'c/a', fields: { n: int(0) } }));

  it('is not written by others before that transaction ends, as in the real service', async () => {
    const transaction = await begin();
    await get(transaction, 'c/a');
    const done: string[] = [];
    const other = rest.commit({ set: 'c/a', fields: { n: int(9) } }).then(() => done.push('other'));
    await get(transaction, 'c/b');
    await commit(transaction, 'c/a').then(() => done.push('transaction'));
    await other;
    expect(done).toEqual(['transaction', 'other']);
    expect(await rest.fields('c/a')).toEqual({ n: int(9) });
  });

  it('is written at once when that transaction gives up', async () => {
    const transaction = await begin();
    await get(transaction, 'c/a');
    const other = rest.commit({ set: 'c/a', fields: { n: int(9) } });
    await rest.call('POST', ':rollback', { transaction });
    await other;
    expect(await rest.fields('c/a')).toEqual({ n: int(9) });
  });

  it('is not waited for by what writes other documents, nor when it was read only', async () => {
    const transaction = await begin();
    await get(transaction, 'c/a');
    await rest.commit({ set: 'c/b', fields: {} });
    await rest.call('POST', ':rollback', { transaction });
    await get(await begin({ readOnly: {} }), 'c/a');
    await rest.commit({ set: 'c/a', fields: { n: int(9) } });
  });

  it('makes a transaction that began later and read it, too, begin anew', async () => {
    const earlier = await begin();
    const later = await begin();
    for (const transaction of [earlier, later]) await get(transaction, 'c/a');
    const waiting = commit(later, 'c/a');
    expect((await commit(earlier, 'c/a')).status).toBe(200);
    expect((await waiting).body).toEqual(refusal('ABORTED'));
  });
});

describe(':batchWrite', () => {
  it('carries out each write for itself', async () => {
    const writes = [
      rest.write({ set: 'c/a', fields: {} }),
      rest.write({ set: 'c/none', fields: {}, currentDocument: { exists: true } }),
      rest.write({ set: 'c/b', fields: {} }),
    ];
    const { body } = await rest.call('POST', ':batchWrite', { writes });
    expect(body).toMatchObject({
      status: [{}, { code: 5 }, {}],
      writeResults: [{ updateTime: expect.any(String) }, {}, {}],
    });
    expect(await rest.ids({ from })).toEqual(['c/a', 'c/b']);
  });
});
