import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal } from '../../testing/rest-client';
import { parseMicros } from '../values/timestamps';

const int = (value: number | string) => ({ integerValue: String(value) });
const double = (doubleValue: number | string) => ({ doubleValue });
const string = (stringValue: string) => ({ stringValue });
const list = (...values: object[]) => ({ arrayValue: { values } });
const map = (fields: object) => ({ mapValue: { fields } });
const NULL = { nullValue: null };

let backend: LocalBackend;
let rest: RestClient;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

describe('a commit', () => {
  it('creates, replaces and deletes documents', async () => {
    expect((await rest.commit({ set: 'c/d', fields: { a: int(1), b: int(1) } })).status).toBe(200);
    await rest.commit({ set: 'c/d', fields: { a: int(2) } });
    expect(await rest.fields('c/d')).toEqual({ a: int(2) });
    await rest.commit({ remove: 'c/d' });
    expect(await rest.fields('c/d')).toBeUndefined();
  });

  it('changes only the fields of a mask and removes those it has no value for', async () => {
    await rest.commit({ set: 'c/d', fields: { a: int(1), b: int(2), m: map({ x: int(1), y: int(2) }) } });
    await rest.commit({
      set: 'c/d',
      fields: { a: int(10), m: map({ x: int(5) }), e: int(9) },
      updateMask: { fieldPaths: ['a', 'm.x', 'b'] },
    });
    expect(await rest.fields('c/d')).toEqual({ a: int(10), m: map({ x: int(5), y: int(2) }) });
  });

  it('writes nothing when one of its writes is refused', async () => {
    const { status, body } = await rest.commit(
      { set: 'c/first', fields: {} },
      { set: 'c/second', fields: {}, currentDocument: { exists: true } },
    );
    expect([status, body]).toEqual([404, refusal('NOT_FOUND')]);
    expect(await rest.fields('c/first')).toBeUndefined();
  });

  it('lets later writes see earlier ones', async () => {
    await rest.commit(
      { set: 'c/d', fields: { n: int(1) }, currentDocument: { exists: false } },
      {
        set: 'c/d',
        updateMask: {},
        updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
        currentDocument: { exists: true },
      },
    );
    expect(await rest.fields('c/d')).toEqual({ n: int(2) });
  });

  it('keeps the time of the last change when nothing changes', async () => {
    const first = (await rest.commit({ set: 'c/d', fields: { a: int(1) } })).body;
    const second = (await rest.commit({ set: 'c/d', fields: { a: int(1) } })).body;
    const { writeResults, commitTime } = first as { writeResults: unknown; commitTime: string };
    expect(second).toMatchObject({ writeResults });
    expect(parseMicros((second as { commitTime: string }).commitTime)).toBeGreaterThan(
      parseMicros(commitTime),
    );
  });

  it('answers a deletion without a time, also of what is not there', async () => {
    expect((await rest.commit({ remove: 'c/none' })).body).toMatchObject({ writeResults: [{}] });
  });
});

describe('preconditions', () => {
  const timeOf = async (path: string) =>
    ((await rest.call('GET', `/${path}`)).body as { updateTime: string }).updateTime;

  it.each([
    ['an update of what is missing', { set: 'c/none', currentDocument: { exists: true } }, 404, 'NOT_FOUND'],
    [
      'a deletion of what is missing',
      { remove: 'c/none', currentDocument: { exists: true } },
      404,
      'NOT_FOUND',
    ],
    ['a second creation', { set: 'c/d', currentDocument: { exists: false } }, 409, 'ALREADY_EXISTS'],
    [
      'an old version',
      { set: 'c/d', currentDocument: { updateTime: '2001-01-01T00:00:00Z' } },
      400,
      'FAILED_PRECONDITION',
    ],
    [
      'a version of what is gone',
      { verify: 'c/none', currentDocument: { updateTime: '2001-01-01T00:00:00Z' } },
      400,
      'FAILED_PRECONDITION',
    ],
  ])('refuse %s', async (_, write, httpStatus, status) => {
    await rest.commit({ set: 'c/d', fields: { a: int(1) } });
    const { status: found, body } = await rest.commit(write);
    expect([found, body]).toEqual([httpStatus, refusal(status)]);
    expect(await rest.fields('c/d')).toEqual({ a: int(1) });
  });

  it('let the version pass that is stored', async () => {
    await rest.commit({ set: 'c/d', fields: { a: int(1) } });
    const currentDocument = { updateTime: await timeOf('c/d') };
    expect((await rest.commit({ verify: 'c/d', currentDocument })).status).toBe(200);
    expect((await rest.commit({ set: 'c/d', currentDocument, fields: { a: int(2) } })).status).toBe(200);
    expect((await rest.commit({ set: 'c/d', currentDocument, fields: { a: int(3) } })).status).toBe(400);
  });
});

describe('transforms', () => {
  const BEFORE = {
    i: int(5),
    d: double(1.5),
    s: string('x'),
    big: int('9223372036854775807'),
    small: int('-9223372036854775808'),
    list: list(int(1), string('a'), double(1), double('NaN')),
  };

  it.each([
    ['a missing number', { fieldPath: 'none', increment: int(5) }, int(5), int(5)],
    ['an integer', { fieldPath: 'i', increment: int(3) }, int(8), int(8)],
    ['an integer by a double', { fieldPath: 'i', increment: double(0.5) }, double(5.5), double(5.5)],
    ['a double by an integer', { fieldPath: 'd', increment: int(2) }, double(3.5), double(3.5)],
    ['a text', { fieldPath: 's', increment: int(7) }, int(7), int(7)],
    ['the largest integer', { fieldPath: 'big', increment: int(1) }, BEFORE.big, BEFORE.big],
    ['the smallest integer', { fieldPath: 'small', increment: int(-1) }, BEFORE.small, BEFORE.small],
    ['maximum, larger', { fieldPath: 'i', maximum: int(9) }, int(9), int(9)],
    ['maximum, equal', { fieldPath: 'i', maximum: double(5) }, int(5), int(5)],
    ['maximum, smaller', { fieldPath: 'i', maximum: double(2.5) }, int(5), int(5)],
    ['maximum of a text', { fieldPath: 's', maximum: int(1) }, int(1), int(1)],
    ['maximum with NaN', { fieldPath: 'i', maximum: double('NaN') }, double('NaN'), double('NaN')],
    ['minimum, smaller', { fieldPath: 'i', minimum: double(2.5) }, double(2.5), double(2.5)],
    ['minimum, equal', { fieldPath: 'i', minimum: double(5) }, int(5), int(5)],
    [
      'union',
      { fieldPath: 'list', appendMissingElements: { values: [string('b'), string('b'), int(1), NULL] } },
      list(...BEFORE.list.arrayValue.values, string('b'), NULL),
      NULL,
    ],
    [
      'union into a text',
      { fieldPath: 's', appendMissingElements: { values: [int(1), int(1)] } },
      list(int(1)),
      NULL,
    ],
    [
      'removal of equal numbers',
      { fieldPath: 'list', removeAllFromArray: { values: [int(1), double('NaN')] } },
      list(string('a')),
      NULL,
    ],
    ['removal from a text', { fieldPath: 's', removeAllFromArray: { values: [int(1)] } }, list(), NULL],
  ])('%s', async (_, transform, stored, result) => {
    await rest.commit({ set: 'c/d', fields: BEFORE });
    const { body } = await rest.commit({
      set: 'c/d',
      updateMask: { fieldPaths: [] },
      updateTransforms: [transform],
    });
    expect(await rest.fields('c/d')).toEqual({ ...BEFORE, [transform.fieldPath]: stored });
    expect(body).toMatchObject({ writeResults: [{ transformResults: [result] }] });
  });

  it('set the time of the request in whole milliseconds, the same in all of a commit', async () => {
    const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
    const numbered = [{ fieldPath: 'at', setToServerValue: 1 }];
    await rest.commit({ set: 'c/a', updateTransforms }, { set: 'c/b', updateTransforms: numbered });
    const a = await rest.fields('c/a');
    expect(a).toEqual({ at: { timestampValue: expect.stringMatching(/^[^.]*(\.\d{3})?Z$/) } });
    expect(await rest.fields('c/b')).toEqual(a);
  });

  it('are at most 500 for a document', async () => {
    const transforms = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ fieldPath: `f${index}`, increment: int(1) }));
    expect((await rest.commit({ set: 'c/d', updateTransforms: transforms(500) })).status).toBe(200);
    expect((await rest.commit({ set: 'c/d', updateTransforms: transforms(501) })).body).toEqual(
      refusal('INVALID_ARGUMENT'),
    );
  });
});

describe('limits and mistakes', () => {
  it.each([
    [
      'a document above 1 MiB',
      { set: 'c/d', fields: { a: string('x'.repeat(600_000)), b: string('x'.repeat(600_000)) } },
      'maximum entity size is 1048576 bytes',
    ],
    [
      'a reserved id',
      { set: 'c/__x__', fields: {} },
      'Resource id "__x__" is invalid because it is reserved.',
    ],
    [
      'an id of 1501 bytes',
      { set: `c/${'d'.repeat(1501)}`, fields: {} },
      'The key path element name is longer than 1500 bytes.',
    ],
    ['a collection as document', { set: 'c', fields: {} }, expect.stringContaining('lacks "/" at index')],
    [
      'an empty segment',
      { set: 'c//d/e', fields: {} },
      expect.stringContaining('lacks a resource id at index'),
    ],
    [
      'a dot as id',
      { set: 'c/..', fields: {} },
      expect.stringContaining('contains a resource id ".." at index'),
    ],
    [
      'a broken mask',
      { set: 'c/d', updateMask: { fieldPaths: ['a..b'] } },
      expect.stringContaining('Invalid property path'),
    ],
    [
      'two conditions',
      { set: 'c/d', currentDocument: { exists: true, updateTime: '2001-01-01T00:00:00Z' } },
      expect.any(String),
    ],
  ])('refuse %s', async (_, write, message) => {
    const { status, body } = await rest.commit(write);
    expect([status, body]).toEqual([400, refusal('INVALID_ARGUMENT', message)]);
  });

  it.each([
    ['broken JSON', '{"writes": ['],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a write without operation', '{"writes":[{}]}'],
    ['writes that are none', '{"writes":{"a":1}}'],
    ['a write that is null', '{"writes":[null]}'],
  ])('refuse %s', async (_, body) => {
    const answer = await rest.call('POST', ':commit', body);
    expect([answer.status, answer.body]).toEqual([400, refusal('INVALID_ARGUMENT')]);
  });

  it.each([
    ['PATCH', '/c'],
    ['DELETE', '/c/d/s'],
    ['PATCH', ''],
    ['POST', '/c/d'],
  ])('refuse %s of "%s", which is no place for it', async (method, path) => {
    const { status, body } = await rest.call(method, path, {});
    expect([status, body]).toEqual([400, refusal('INVALID_ARGUMENT')]);
  });

  it('name another project or database as not served here', async () => {
    const other = { update: { name: 'projects/other/databases/(default)/documents/c/d' } };
    const { body } = await rest.call('POST', ':commit', { writes: [other] });
    expect(body).toEqual(refusal('NOT_FOUND', expect.stringContaining('projects/other')));
  });

  it('keep ids with blanks, colons and other letters apart', async () => {
    const ids = ['a b', 'a:b', 'größe', '😀', 'a%2Fb', 'constructor'];
    for (const id of ids) await rest.commit({ set: `c/${id}`, fields: { id: string(id) } });
    for (const id of ids) {
      expect((await rest.call('GET', `/c/${encodeURIComponent(id)}`)).body).toMatchObject({
        fields: { id: string(id) },
      });
    }
  });
});
