import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal } from '../../testing/rest-client';

const int = (value: number) => ({ integerValue: String(value) });
const string = (stringValue: string) => ({ stringValue });
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const where = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const from = [{ collectionId: 'c' }];

let backend: LocalBackend;
let rest: RestClient;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const numbered = (count: number) =>
  rest.commit(
    ...Array.from({ length: count }, (_, n) => ({
      set: `c/d${n}`,
      fields: { n: int(n), even: { booleanValue: n % 2 === 0 } },
    })),
  );

describe(':batchGet', () => {
  it('answers for each document, found or missing, and once for one asked for twice', async () => {
    await rest.commit({ set: 'c/a', fields: { n: int(1), m: int(2) } });
    const documents = ['c/a', 'c/none', 'c/a'].map((path) => rest.name(path));
    const { body } = await rest.call('POST', ':batchGet', { documents, mask: { fieldPaths: ['n'] } });
    expect(body).toEqual([
      {
        found: expect.objectContaining({ name: rest.name('c/a'), fields: { n: int(1) } }),
        readTime: expect.any(String),
      },
      { missing: rest.name('c/none'), readTime: expect.any(String) },
    ]);
  });
});

describe(':runQuery', () => {
  it('filters, orders, skips and cuts', async () => {
    await numbered(10);
    const query = {
      from,
      ...where('even', 'EQUAL', { booleanValue: true }),
      orderBy: [order('n', 'DESCENDING')],
      offset: 1,
      limit: 2,
    };
    expect(await rest.ids(query)).toEqual(['c/d6', 'c/d4']);
  });

  it('starts and ends at cursors', async () => {
    await numbered(6);
    const between = (startBefore: boolean, endBefore: boolean) =>
      rest.ids({
        from,
        orderBy: [order('n')],
        startAt: { values: [int(1)], before: startBefore },
        endAt: { values: [int(4)], before: endBefore },
      });
    expect(await between(true, false)).toEqual(['c/d1', 'c/d2', 'c/d3', 'c/d4']);
    expect(await between(false, true)).toEqual(['c/d2', 'c/d3']);
  });

  it('continues behind a document by its values and name', async () => {
    await rest.commit(...['a', 'b', 'c'].map((id) => ({ set: `c/${id}`, fields: { n: int(1) } })));
    const values = [int(1), { referenceValue: rest.name('c/a') }];
    expect(await rest.ids({ from, orderBy: [order('n')], startAt: { values, before: false } })).toEqual([
      'c/b',
      'c/c',
    ]);
  });

  it('looks only into the collection asked for, or into all of that id', async () => {
    await rest.commit(
      { set: 'c/1', fields: {} },
      { set: 'c/1/c/2', fields: {} },
      { set: 'd/1/c/3', fields: {} },
      { set: 'cc/4', fields: {} },
    );
    expect(await rest.ids({ from })).toEqual(['c/1']);
    expect(await rest.ids({ from }, '/c/1')).toEqual(['c/1/c/2']);
    expect(await rest.ids({ from: [{ collectionId: 'c', allDescendants: true }] })).toEqual([
      'c/1',
      'c/1/c/2',
      'd/1/c/3',
    ]);
    expect(await rest.ids({ from: [{ collectionId: 'c', allDescendants: true }] }, '/d/1')).toEqual([
      'd/1/c/3',
    ]);
    expect(await rest.ids({ from: [{ allDescendants: true }] }, '/c/1')).toEqual(['c/1/c/2']);
  });

  it('answers with the chosen fields alone', async () => {
    await numbered(1);
    const query = async (fieldPath: string) =>
      (
        await rest.call('POST', ':runQuery', {
          structuredQuery: { from, select: { fields: [{ fieldPath }] } },
        })
      ).body;
    expect(await query('n')).toEqual([
      expect.objectContaining({ document: expect.objectContaining({ fields: { n: int(0) } }) }),
    ]);
    expect(await query('__name__')).toEqual([
      expect.objectContaining({ document: expect.objectContaining({ fields: {} }) }),
    ]);
  });

  it('answers an empty result with the time alone', async () => {
    const { body } = await rest.call('POST', ':runQuery', { structuredQuery: { from } });
    expect(body).toEqual([{ readTime: expect.any(String) }]);
  });

  it('refuses a broken query with a list, as it answers', async () => {
    const { status, body } = await rest.call('POST', ':runQuery', { structuredQuery: { limit: -1 } });
    expect([status, body]).toEqual([400, [refusal('INVALID_ARGUMENT')]]);
  });
});

describe(':runAggregationQuery', () => {
  const aggregate = async (aggregations: object[], structuredQuery: object = { from }) => {
    const { body } = await rest.call('POST', ':runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations },
    });
    return (body as { result: { aggregateFields: unknown } }[])[0]?.result?.aggregateFields;
  };
  const field = { fieldPath: 'n' };

  it('counts, with filters, limits, alternatives and a ceiling', async () => {
    await numbered(10);
    const count = [{ alias: 'all', count: {} }];
    expect(await aggregate(count)).toEqual({ all: int(10) });
    expect(await aggregate(count, { from, ...where('even', 'EQUAL', { booleanValue: true }) })).toEqual({
      all: int(5),
    });
    expect(await aggregate(count, { from, ...where('n', 'NOT_EQUAL', int(3)) })).toEqual({ all: int(9) });
    expect(
      await aggregate(count, { from, ...where('n', 'IN', { arrayValue: { values: [int(1), int(2)] } }) }),
    ).toEqual({ all: int(2) });
    expect(await aggregate(count, { from, limit: 3 })).toEqual({ all: int(3) });
    expect(await aggregate([{ count: { upTo: '4' } }])).toEqual({ field_1: int(4) });
  });

  it('sums and averages numbers, and nothing else', async () => {
    await rest.commit(
      { set: 'c/1', fields: { n: int(1) } },
      { set: 'c/2', fields: { n: int(4) } },
      { set: 'c/3', fields: { n: string('9') } },
      { set: 'c/4', fields: {} },
    );
    expect(
      await aggregate([
        { alias: 's', sum: { field } },
        { alias: 'a', avg: { field } },
      ]),
    ).toEqual({ s: int(5), a: { doubleValue: 2.5 } });
    await rest.commit({ set: 'c/5', fields: { n: { doubleValue: 0.5 } } });
    expect(await aggregate([{ alias: 's', sum: { field } }])).toEqual({ s: { doubleValue: 5.5 } });
  });

  it('sums nothing to 0 and averages it to null', async () => {
    expect(
      await aggregate([
        { alias: 's', sum: { field } },
        { alias: 'a', avg: { field } },
      ]),
    ).toEqual({ s: int(0), a: { nullValue: null } });
  });

  it('turns to doubles where 64 bits do not hold the sum', async () => {
    const big = { integerValue: '9223372036854775807' };
    await rest.commit({ set: 'c/1', fields: { n: big } }, { set: 'c/2', fields: { n: big } });
    expect(await aggregate([{ alias: 's', sum: { field } }])).toEqual({ s: { doubleValue: 2 ** 64 } });
  });
});

describe('documents by their paths', () => {
  it('are created with the id asked for or one of their own', async () => {
    const named = await rest.call('POST', '/c?documentId=x', { fields: { a: int(1) } });
    expect(named.body).toMatchObject({ name: rest.name('c/x'), fields: { a: int(1) } });
    expect((await rest.call('POST', '/c?documentId=x', {})).body).toEqual(refusal('ALREADY_EXISTS'));
    const own = (await rest.call('POST', '/c', {})).body as { name: string };
    expect(own.name.slice(rest.root.length)).toMatch(/^\/c\/[A-Za-z0-9]{20}$/);
  });

  it('are changed and deleted', async () => {
    await rest.call('PATCH', '/c/x', { fields: { a: int(1), b: int(2) } });
    await rest.call('PATCH', '/c/x?updateMask.fieldPaths=a', { fields: { a: int(3) } });
    expect(await rest.fields('c/x')).toEqual({ a: int(3), b: int(2) });
    expect((await rest.call('PATCH', '/c/y?currentDocument.exists=true', {})).status).toBe(404);
    expect((await rest.call('DELETE', '/c/x')).body).toEqual({});
    expect((await rest.call('GET', '/c/x')).body).toEqual(refusal('NOT_FOUND'));
  });

  it('are listed in pages, missing ones with documents below them on demand', async () => {
    await rest.commit(...['a', 'b', 'd', 'none/s/x'].map((id) => ({ set: `c/${id}`, fields: {} })));
    const first = (await rest.call('GET', '/c?pageSize=2')).body as {
      documents: unknown[];
      nextPageToken: string;
    };
    expect(first.documents).toMatchObject([{ name: rest.name('c/a') }, { name: rest.name('c/b') }]);
    const next = (await rest.call('GET', `/c?pageSize=2&pageToken=${first.nextPageToken}&showMissing=true`))
      .body;
    expect(next).toEqual({
      documents: [expect.objectContaining({ name: rest.name('c/d') }), { name: rest.name('c/none') }],
    });
  });
});

describe(':listCollectionIds', () => {
  it('names collections below a document, also where only deeper documents exist', async () => {
    await rest.commit(
      ...['a/1', 'a-b/1', 'a/1/s/1', 'a/1/t/9/u/1', 'b/1/x/1'].map((set) => ({ set, fields: {} })),
    );
    expect((await rest.call('POST', ':listCollectionIds', {})).body).toEqual({
      collectionIds: ['a', 'a-b', 'b'],
    });
    expect((await rest.call('POST', '/a/1:listCollectionIds', {})).body).toEqual({
      collectionIds: ['s', 't'],
    });
    expect((await rest.call('POST', ':listCollectionIds', { pageSize: 2 })).body).toEqual({
      collectionIds: ['a', 'a-b'],
      nextPageToken: 'a-b',
    });
    expect((await rest.call('POST', ':listCollectionIds', { pageToken: 'a-b' })).body).toEqual({
      collectionIds: ['b'],
    });
  });
});

describe('what is not supported', () => {
  it.each([
    ['POST', ':partitionQuery'],
    ['POST', ':executePipeline'],
    ['PUT', '/c/d'],
  ])('%s %s is unimplemented', async (method, path) => {
    const { status, body } = await rest.call(method, path, {});
    expect([status, body]).toEqual([501, refusal('UNIMPLEMENTED')]);
  });
});

describe('clearing', () => {
  const clear = (headers: Record<string, string>) =>
    fetch(`${backend.url}/emulator/v1/${rest.root}`, { method: 'DELETE', headers });

  it('is for administrators and deletes everything', async () => {
    await rest.commit({ set: 'c/1', fields: {} }, { set: 'c/1/s/2', fields: {} });
    expect((await clear({})).status).toBe(403);
    expect((await clear({ authorization: 'Bearer owner' })).status).toBe(200);
    expect(await rest.ids({ from: [{ allDescendants: true }] })).toEqual([]);
  });
});
