import { type LocalBackend, startLocalBackend } from '../../index';
import { contents, isSnapshot, RawChannel } from '../../testing/raw-channel';
import { RestClient, refusal } from '../../testing/rest-client';
import { int } from './values';

let backend: LocalBackend;
let rest: RestClient;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const seed = (...paths: readonly string[]) =>
  rest.commit(...paths.map((set) => ({ set, fields: { n: int(1) } })));
const names = (body: unknown) =>
  ((body as { documents?: { name: string }[] }).documents ?? []).map(({ name }) =>
    name.slice(rest.root.length + 1),
  );

describe('a list answers as the official emulator does:', () => {
  it('documents and missing ones with something below them in one order, page by page', async () => {
    await seed('c/a', 'c/b', 'c/m/sub/x', 'c/z');
    const first = await rest.call('GET', '/c?showMissing=true&pageSize=3');
    expect(names(first.body)).toEqual(['c/a', 'c/b', 'c/m']);
    const { nextPageToken } = first.body as { nextPageToken: string };
    const second = await rest.call('GET', `/c?showMissing=true&pageSize=3&pageToken=${nextPageToken}`);
    expect(names(second.body)).toEqual(['c/z']);
    expect(second.body).not.toHaveProperty('nextPageToken');
  });

  it('nothing of an empty collection', async () => {
    expect(await rest.call('GET', '/c')).toEqual({ status: 200, body: {} });
  });

  it('a refusal of a page below nothing', async () => {
    const message = 'Page size must be nonnegative.';
    expect((await rest.call('GET', '/c?pageSize=-1')).body).toEqual(refusal('INVALID_ARGUMENT', message));
  });

  it('ids of collections, page by page', async () => {
    await seed('users/a', 'users/a/posts/p', 'ghost/g/x/y');
    expect((await rest.call('POST', ':listCollectionIds', {})).body).toEqual({
      collectionIds: ['ghost', 'users'],
    });
    const { body } = await rest.call('POST', ':listCollectionIds', { pageSize: 1 });
    expect(body).toEqual({ collectionIds: ['ghost'], nextPageToken: expect.any(String) });
    const below = await rest.call('POST', '/users/a:listCollectionIds', {});
    expect(below.body).toEqual({ collectionIds: ['posts'] });
  });
});

describe('a batch of single writes', () => {
  it('refuses two writes to one document', async () => {
    const write = { delete: rest.name('c/a') };
    const message = 'the same document cannot be written more than once in a single request';
    expect((await rest.call('POST', ':batchWrite', { writes: [write, write] })).body).toEqual(
      refusal('INVALID_ARGUMENT', message),
    );
  });
});

describe('a transaction by id answers as the official emulator does:', () => {
  const begin = async (options = {}) => {
    const { body } = await rest.call('POST', ':beginTransaction', { options });
    return (body as { transaction: string }).transaction;
  };
  const commit = (transaction: string, ...writes: readonly object[]) =>
    rest.call('POST', ':commit', { transaction, writes });
  const OVER = 'The referenced transaction has expired or is no longer valid.';
  const NEVER = 'Transaction is invalid or expired.';

  it('rolled back twice without a word, then over', async () => {
    const transaction = await begin();
    for (let time = 0; time < 2; time += 1) {
      expect(await rest.call('POST', ':rollback', { transaction })).toEqual({ status: 200, body: {} });
    }
    expect(await commit(transaction)).toEqual({ status: 409, body: refusal('ABORTED', OVER) });
  });

  it('one that never was', async () => {
    const transaction = 'EWQAAAAAAAAA';
    expect((await rest.call('POST', ':rollback', { transaction })).body).toEqual(
      refusal('INVALID_ARGUMENT', NEVER),
    );
    expect((await commit(transaction)).body).toEqual(refusal('INVALID_ARGUMENT', NEVER));
  });

  it('a read-only one refuses to write and stays open', async () => {
    const transaction = await begin({ readOnly: {} });
    const message = 'Cannot modify entities in a read-only transaction.';
    const write = { update: { name: rest.name('c/a'), fields: {} } };
    expect((await commit(transaction, write)).body).toEqual(refusal('INVALID_ARGUMENT', message));
    expect((await commit(transaction)).status).toBe(200);
    expect((await commit(transaction)).body).toEqual(refusal('ABORTED', OVER));
  });
});

describe('a channel speaks as the official emulator does:', () => {
  const target = (type: string, id: number) =>
    expect.objectContaining({ targetChangeType: type, targetIds: [id] });
  const listen = (targetId: number) => ({
    database: rest.database,
    addTarget: { documents: { documents: [rest.name('c/a')] }, targetId },
  });

  it('numbers its messages from one, the sign of life among them', async () => {
    const channel = new RawChannel(backend, 'Listen');
    await channel.open(listen(2));
    const stream = await channel.stream(0);
    const first = await stream.until((message) => message === 'noop');
    expect(first).toEqual([
      [1, [{ targetChange: target('ADD', 2) }]],
      [
        2,
        [
          {
            documentDelete: {
              document: rest.name('c/a'),
              readTime: expect.any(String),
              removedTargetIds: [2],
            },
          },
        ],
      ],
      [3, [{ targetChange: target('CURRENT', 2) }]],
      [4, [{ targetChange: { resumeToken: expect.any(String), readTime: expect.any(String) } }]],
      [5, ['noop']],
    ]);
    await seed('c/a');
    const change = await stream.until(isSnapshot);
    expect(change.map(([id]) => id)).toEqual([6, 7]);
    expect(contents(change)[0]).toMatchObject({ documentChange: { targetIds: [2] } });
    expect(await channel.send([{ database: rest.database, removeTarget: 2 }])).toEqual([
      1,
      expect.any(Number),
      0,
    ]);
    await stream.close();
  });

  it('greets a writer, counts its answers in the token, ends on a refusal', async () => {
    const channel = new RawChannel(backend, 'Write');
    await channel.open({ database: rest.database });
    const write = (set: string, more = {}) => rest.write({ set, fields: { n: int(1) }, ...more });
    await channel.send([{ streamToken: 'MA==', writes: [write('c/b')] }, { writes: [write('c/c')] }]);
    await channel.send([{ writes: [write('c/none', { currentDocument: { exists: true } })] }]);
    const messages = contents(await channel.poll(0));
    expect(messages).toEqual([
      { streamId: expect.any(String), streamToken: 'MA==' },
      expect.objectContaining({ streamToken: 'MQ==', commitTime: expect.any(String) }),
      expect.objectContaining({ streamToken: 'Mg==' }),
      { error: expect.objectContaining({ status: 'NOT_FOUND' }) },
    ]);
  });

  it('knows nothing of a session that has ended', async () => {
    const channel = new RawChannel(backend, 'Listen');
    await channel.open(listen(2));
    expect((await channel.terminate()).status).toBe(200);
    expect((await channel.terminate()).status).toBe(400);
    expect(await channel.send([{ removeTarget: 2 }])).toBe(400);
  });
});
