import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal, type WriteSpec } from '../../testing/rest-client';
import { int, list, map, text } from './values';

let backend: LocalBackend;
let rest: RestClient;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const A1 = { a: int(1) };
const timesOf = async () => {
  const { body } = await rest.call('GET', '/c/d');
  return body as { createTime: string; updateTime: string };
};

describe('a write does what the official emulator does:', () => {
  it.each<[string, readonly WriteSpec[], WriteSpec, number, string]>([
    [
      'an update of a missing document',
      [],
      { set: 'c/d', currentDocument: { exists: true } },
      404,
      'NOT_FOUND',
    ],
    [
      'a creation of one that exists',
      [{ set: 'c/d' }],
      { set: 'c/d', currentDocument: { exists: false } },
      409,
      'ALREADY_EXISTS',
    ],
    [
      'a deletion of a missing one',
      [],
      { remove: 'c/d', currentDocument: { exists: true } },
      404,
      'NOT_FOUND',
    ],
  ])('%s is refused', async (_, before, write, status, code) => {
    await rest.commit(...before);
    expect(await rest.commit(write)).toEqual({ status, body: refusal(code) });
  });

  it('a wrong version is refused with both versions in microseconds', async () => {
    await rest.commit({ set: 'c/d', fields: A1 });
    const { updateTime } = await timesOf();
    const fraction = (/\.(\d+)Z/.exec(updateTime)?.[1] ?? '').padEnd(6, '0');
    const micros = `${Math.floor(Date.parse(updateTime) / 1000)}${fraction}`;
    const currentDocument = { updateTime: '2001-01-01T00:00:00Z' };
    expect(await rest.commit({ set: 'c/d', currentDocument })).toEqual({
      status: 400,
      body: refusal(
        'FAILED_PRECONDITION',
        `the stored version (${micros}) does not match the required base version (978307200000000)`,
      ),
    });
    const right = await rest.commit({ set: 'c/d', fields: { a: int(2) }, currentDocument: { updateTime } });
    expect(right.status).toBe(200);
  });

  it('a deletion of nothing succeeds without a time', async () => {
    const { body } = await rest.commit({ remove: 'c/d' });
    expect(body).toEqual({ writeResults: [{}], commitTime: expect.any(String) });
  });

  it('the same again keeps the time of the change', async () => {
    await rest.commit({ set: 'c/d', fields: A1 });
    const before = await timesOf();
    const { body } = await rest.commit({ set: 'c/d', fields: A1 });
    expect(body).toMatchObject({ writeResults: [{ updateTime: before.updateTime }] });
    expect((body as { commitTime: string }).commitTime > before.updateTime).toBe(true);
    expect(await timesOf()).toEqual(before);
  });

  it('two writes to one document have one time', async () => {
    const { body } = await rest.commit({ set: 'c/d', fields: A1 }, { set: 'c/d', fields: { a: int(2) } });
    const { commitTime, writeResults } = body as { commitTime: string; writeResults: object[] };
    expect(writeResults).toEqual([{ updateTime: commitTime }, { updateTime: commitTime }]);
    expect(await rest.fields('c/d')).toEqual({ a: int(2) });
  });

  it('a mask changes what it names, removes what is not given, leaves the rest', async () => {
    const inner = { x: int(1), y: int(2) };
    await rest.commit({ set: 'c/d', fields: { ...A1, b: int(2), c: map(inner) } });
    await rest.commit({
      set: 'c/d',
      fields: { a: int(10), c: map({ x: int(5) }), e: int(9) },
      updateMask: { fieldPaths: ['a', 'c.x', 'd'] },
    });
    expect(await rest.fields('c/d')).toEqual({ a: int(10), b: int(2), c: map({ x: int(5), y: int(2) }) });
  });

  it('a mask on a missing document writes what it names', async () => {
    const fields = { ...A1, b: map({ x: int(1) }) };
    await rest.commit({ set: 'c/d', fields, updateMask: { fieldPaths: ['b.x'] } });
    expect(await rest.fields('c/d')).toEqual({ b: map({ x: int(1) }) });
  });
});

describe('a name is refused in the words of the official emulator:', () => {
  const long = (letter: string, length: number) => letter.repeat(length);
  it.each<[string, WriteSpec, string | RegExp]>([
    ['a reserved id', { set: 'c/__x__' }, 'Resource id "__x__" is invalid because it is reserved.'],
    [
      'a half numeric id',
      { set: 'c/__id5x__' },
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id5x__'.",
    ],
    ['a dot', { set: 'c/.' }, /^Document name "[^"]+\/c\/\." contains a resource id "\." at index \d+\.$/],
    ['an empty segment', { set: 'c//' }, /^Document name "[^"]+" lacks a resource id at index \d+\.$/],
    [
      'an empty collection',
      { set: 'c/a//s' },
      /^Document name "[^"]+" lacks a collection id at index \d+\.$/,
    ],
    ['a slash at the end', { set: 'c/' }, /^Document name "[^"]+" has invalid trailing "\/"\.$/],
    ['a reserved field', { set: 'c/d', fields: { __x__: int(1) } }, 'field name __x__ is reserved'],
    [
      'a reserved field inside',
      { set: 'c/d', fields: { m: map({ __x__: int(1) }) } },
      "field name '__x__' is reserved.",
    ],
    [
      'a long collection id',
      { set: `${long('c', 1501)}/d` },
      'The key path element kind is longer than 1500 bytes.',
    ],
    ['a long id', { set: `c/${long('d', 1501)}` }, 'The key path element name is longer than 1500 bytes.'],
    [
      'a long id below',
      { set: `c/x/${long('s', 1501)}/y` },
      'The key path element kind is longer than 1500 bytes.',
    ],
    [
      'a long id before a long field',
      { set: `c/${long('d', 1501)}`, fields: { [long('n', 1501)]: int(1) } },
      'The key path element name is longer than 1500 bytes.',
    ],
  ])('%s', async (_, write, message) => {
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(await rest.commit(write)).toEqual({ status: 400, body: refusal('INVALID_ARGUMENT', expected) });
  });
});

const LONG_VALUE = 1_048_487;
const string = (length: number, letter = 'x') => text(letter.repeat(length));
const nest = (levels: number): object => (levels === 0 ? int(1) : map({ k: nest(levels - 1) }));
const named = (length: number) => 'k'.repeat(length);
const NESTED = (field: string) => `Property ${field} contains an invalid nested entity.`;
const LONG = (field: string) => `The value of property "${field}" is longer than ${LONG_VALUE} bytes.`;
const MIB = 'maximum entity size is 1048576 bytes';

describe('a value has the limits of the official emulator:', () => {
  it.each<[string, Readonly<Record<string, object>>]>([
    ['a text', { s: string(LONG_VALUE) }],
    ['a text of long letters', { s: string(349_495, '€') }],
    ['a text in a map', { m: map({ s: string(LONG_VALUE - 20) }) }],
    ['a field name', { [named(1500)]: int(1) }],
    ['a field name with its path', { m: map({ [named(1498)]: int(1) }) }],
    ['a deeper one', { m: map({ n: map({ [named(1496)]: int(1) }) }) }],
    ['20 levels', { f: nest(20) }],
    ['a document just below 1 MiB', { a: string(500_000), b: string(500_000) }],
  ])('%s that fits', async (_, fields) => {
    expect((await rest.commit({ set: 'c/x', fields })).status).toBe(200);
  });

  it.each<[string, Readonly<Record<string, object>>, string]>([
    ['a text', { s: string(LONG_VALUE + 1) }, LONG('s')],
    ['bytes', { b: { bytesValue: Buffer.alloc(LONG_VALUE + 1).toString('base64') } }, LONG('b')],
    ['a text of long letters', { s: string(349_496, '€') }, LONG('s')],
    ['a text in a list', { a: list(string(LONG_VALUE + 1)) }, LONG('array')],
    ['a text in a map', { m: map({ s: string(LONG_VALUE + 1) }) }, NESTED('m')],
    ['a text in a map in a list', { a: list(map({ s: string(LONG_VALUE + 1) })) }, NESTED('array')],
    ['a text in a list in a map', { m: map({ a: list(string(LONG_VALUE + 1)) }) }, NESTED('m')],
    ['a field name', { [named(1501)]: int(1) }, 'The property.name is longer than 1500 bytes.'],
    ['a field name with its path', { m: map({ [named(1499)]: int(1) }) }, NESTED('m')],
    ['a deeper one', { m: map({ n: map({ [named(1497)]: int(1) }) }) }, NESTED('m')],
    ['21 levels', { f: nest(21) }, NESTED('f')],
    ['a list in a list', { a: list(list()) }, 'Nested arrays are not allowed'],
    ['a document', { a: string(600_000), b: string(600_000) }, MIB],
    ['a document in a map', { m: map({ a: string(600_000), b: string(600_000) }) }, MIB],
    ['a document in a list', { a: list(string(600_000), string(600_000)) }, MIB],
    [
      'a name before its long value',
      { [named(1501)]: string(LONG_VALUE + 1) },
      'The property.name is longer than 1500 bytes.',
    ],
  ])('%s that does not', async (_, fields, message) => {
    expect(await rest.commit({ set: 'c/x', fields })).toEqual({
      status: 400,
      body: refusal('INVALID_ARGUMENT', message),
    });
  });
});
