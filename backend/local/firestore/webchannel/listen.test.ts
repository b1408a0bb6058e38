import { type LocalBackend, startLocalBackend } from '../../index';
import { contents, RawChannel } from '../../testing/raw-channel';
import { RestClient } from '../../testing/rest-client';

const int = (value: number) => ({ integerValue: String(value) });

let backend: LocalBackend;
let rest: RestClient;
let channel: RawChannel;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
  channel = new RawChannel(backend, 'Listen');
});
afterEach(() => backend.close());

const query = (structuredQuery: object, targetId: number, more: object = {}) => ({
  database: rest.database,
  addTarget: { query: { parent: rest.root, structuredQuery }, targetId, ...more },
});
const all = (targetId: number, more: object = {}) => query({ from: [{ collectionId: 'c' }] }, targetId, more);
const document = (path: string, targetId: number, more: object = {}) => ({
  database: rest.database,
  addTarget: { documents: { documents: [rest.name(path)] }, targetId, ...more },
});
const set = (path: string, n = 1) => rest.commit({ set: path, fields: { n: int(n) } });

const change = (path: string, ids: number[], n = 1) => ({
  documentChange: {
    document: expect.objectContaining({ name: rest.name(path), fields: { n: int(n) } }),
    targetIds: ids,
  },
});
const stamps = { resumeToken: expect.any(String), readTime: expect.any(String) };
const target = (targetChangeType: string, ...targetIds: number[]) => ({
  targetChange: { targetChangeType, targetIds },
});
const current = (id: number) => ({
  targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...stamps },
});
const snapshot = { targetChange: stamps };
const gone = (kind: 'documentDelete' | 'documentRemove', path: string, ids: number[]) => ({
  [kind]: { document: rest.name(path), removedTargetIds: ids, readTime: expect.any(String) },
});

const nextSnapshot = () => channel.nextSnapshot();
function tokenOf(messages: readonly unknown[]): string {
  return (messages.at(-1) as { targetChange: { resumeToken: string } }).targetChange.resumeToken;
}

describe('a listener', () => {
  it('gets the result, CURRENT and a snapshot, then each commit as one snapshot', async () => {
    await set('c/a');
    await channel.open(all(2));
    expect(await nextSnapshot()).toEqual([target('ADD', 2), change('c/a', [2]), current(2), snapshot]);
    await rest.commit(
      { set: 'c/b', fields: { n: int(1) } },
      { set: 'c/a', fields: { n: int(2) } },
      { set: 'd/x', fields: {} },
    );
    expect(await nextSnapshot()).toEqual([change('c/b', [2]), change('c/a', [2], 2), snapshot]);
    await rest.commit({ remove: 'c/a' });
    expect(await nextSnapshot()).toEqual([gone('documentDelete', 'c/a', [2]), snapshot]);
  });

  it('is told that a single document does not exist, appears and goes', async () => {
    await channel.open(document('c/a', 2));
    expect(await nextSnapshot()).toEqual([
      target('ADD', 2),
      gone('documentDelete', 'c/a', [2]),
      current(2),
      snapshot,
    ]);
    await set('c/a');
    expect(await nextSnapshot()).toEqual([change('c/a', [2]), snapshot]);
    await rest.commit({ remove: 'c/a' });
    expect(await nextSnapshot()).toEqual([gone('documentDelete', 'c/a', [2]), snapshot]);
  });

  it('is told of a document that leaves a filter without being deleted', async () => {
    const one = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: int(1) } };
    await set('c/a');
    await channel.open(query({ from: [{ collectionId: 'c' }], where: one }, 2));
    await nextSnapshot();
    await set('c/a', 2);
    expect(await nextSnapshot()).toEqual([gone('documentRemove', 'c/a', [2]), snapshot]);
  });

  it('keeps a limit filled from behind and cut at its end', async () => {
    for (const [index, id] of ['a', 'b', 'd'].entries()) await set(`c/${id}`, index);
    await channel.open(
      query({ from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 }, 2),
    );
    expect(await nextSnapshot()).toEqual([
      target('ADD', 2),
      change('c/a', [2], 0),
      change('c/b', [2], 1),
      current(2),
      snapshot,
    ]);
    await rest.commit({ remove: 'c/a' });
    expect(await nextSnapshot()).toEqual([
      change('c/d', [2], 2),
      gone('documentDelete', 'c/a', [2]),
      snapshot,
    ]);
    await set('c/first', -1);
    expect(await nextSnapshot()).toEqual([
      change('c/first', [2], -1),
      gone('documentRemove', 'c/d', [2]),
      snapshot,
    ]);
  });

  it('hears nothing of commits elsewhere or behind its limit', async () => {
    await set('c/a', 1);
    await channel.open(
      query({ from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 1 }, 2),
    );
    await nextSnapshot();
    await set('c/z', 9);
    await set('d/z', 0);
    await set('c/a', 2);
    expect(await nextSnapshot()).toEqual([change('c/a', [2], 2), snapshot]);
  });

  it('names every target of a document in one change, those it left too', async () => {
    const small = { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: int(5) } };
    await channel.open(all(2), document('c/a', 4), query({ from: [{ collectionId: 'c' }], where: small }, 6));
    for (let index = 0; index < 3; index += 1) await nextSnapshot();
    await set('c/a', 1);
    expect(await nextSnapshot()).toEqual([change('c/a', [2, 4, 6], 1), snapshot]);
    await set('c/a', 9);
    const left = change('c/a', [2, 4], 9);
    expect(await nextSnapshot()).toEqual([
      { documentChange: { ...left.documentChange, removedTargetIds: [6] } },
      snapshot,
    ]);
  });

  it('is answered REMOVE when it ends, and hears no more', async () => {
    await channel.open(all(2), document('c/x', 4));
    await nextSnapshot();
    await nextSnapshot();
    await channel.send([{ database: rest.database, removeTarget: 2 }]);
    await set('c/a');
    await set('c/x');
    expect(await nextSnapshot()).toEqual([target('REMOVE', 2), change('c/x', [4]), snapshot]);
  });

  it('gets one snapshot when it asks for one only', async () => {
    await channel.open(all(2, { once: true }), document('c/x', 4));
    await nextSnapshot();
    expect(await nextSnapshot()).toEqual([
      target('REMOVE', 2),
      target('ADD', 4),
      gone('documentDelete', 'c/x', [4]),
      current(4),
      snapshot,
    ]);
  });
});

describe('a listener that comes back with a token', () => {
  const CHANGED_ELSEWHERE = 'd/other';

  it('gets what changed, what is gone, and the size of the result', async () => {
    for (const id of ['keep', 'change', 'drop']) await set(`c/${id}`);
    await channel.open(all(2));
    const token = tokenOf(await nextSnapshot());
    await set('c/change', 2);
    await set('c/new');
    await rest.commit({ remove: 'c/drop' });
    await set(CHANGED_ELSEWHERE);
    channel = new RawChannel(backend, 'Listen');
    await channel.open(all(2, { resumeToken: token, expectedCount: 3 }));
    expect(await nextSnapshot()).toEqual([
      target('ADD', 2),
      change('c/change', [2], 2),
      change('c/new', [2]),
      gone('documentDelete', 'c/drop', [2]),
      { filter: { targetId: 2, count: 3 } },
      current(2),
      snapshot,
    ]);
  });

  it('is told what a limit pushed out without being touched', async () => {
    const top = (more: object) =>
      query({ from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 }, 2, more);
    await set('c/a', 1);
    await set('c/b', 2);
    await channel.open(top({}));
    const token = tokenOf(await nextSnapshot());
    await set('c/first', 0);
    channel = new RawChannel(backend, 'Listen');
    await channel.open(top({ resumeToken: token }));
    expect(await nextSnapshot()).toEqual([
      target('ADD', 2),
      change('c/first', [2], 0),
      change('c/a', [2], 1),
      gone('documentRemove', 'c/b', [2]),
      { filter: { targetId: 2, count: 2 } },
      current(2),
      snapshot,
    ]);
  });

  it('is told so when nothing happened', async () => {
    await set('c/a');
    await channel.open(all(2));
    const token = tokenOf(await nextSnapshot());
    await set(CHANGED_ELSEWHERE);
    await channel.send([{ removeTarget: 2 }, all(2, { resumeToken: token })]);
    expect(await nextSnapshot()).toEqual([
      target('REMOVE', 2),
      target('ADD', 2),
      { filter: { targetId: 2, count: 1 } },
      current(2),
      snapshot,
    ]);
  });

  it.each([
    ['from before this database', Buffer.from('1').toString('base64')],
    ['from the future', Buffer.from('9999999999999999').toString('base64')],
    ['of another backend', Buffer.from('\x0a\x09\x08').toString('base64')],
  ])('starts over with a token %s', async (_, resumeToken) => {
    await set('c/a');
    await channel.open(all(2, { resumeToken }));
    expect(await nextSnapshot()).toEqual([
      target('ADD', 2),
      target('RESET', 2),
      change('c/a', [2]),
      current(2),
      snapshot,
    ]);
  });
});

describe('a refused listener', () => {
  it('is removed with the reason while the stream lives on', async () => {
    await set('c/a');
    await channel.open(query({ limit: -1 }, 2), all(4));
    expect(await nextSnapshot()).toEqual([
      {
        targetChange: {
          targetChangeType: 'REMOVE',
          targetIds: [2],
          cause: expect.objectContaining({ code: 3, status: 'INVALID_ARGUMENT' }),
        },
      },
      target('ADD', 4),
      change('c/a', [4]),
      current(4),
      snapshot,
    ]);
  });

  it('is refused permission without a token', async () => {
    channel = new RawChannel(backend, 'Listen', null);
    await channel.open(all(2));
    const received = contents(await channel.poll(0));
    expect(received).toEqual([
      {
        targetChange: {
          targetChangeType: 'REMOVE',
          targetIds: [2],
          cause: expect.objectContaining({ code: 7 }),
        },
      },
    ]);
  });

  it('ends the stream when the token is none of ours, so that the client gets a new one', async () => {
    channel = new RawChannel(backend, 'Listen', 'forged');
    await channel.open(all(2));
    expect(contents(await channel.poll(0))).toEqual([
      { error: expect.objectContaining({ code: 16, status: 'UNAUTHENTICATED' }) },
    ]);
  });
});
