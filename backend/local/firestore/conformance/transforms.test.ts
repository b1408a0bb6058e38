import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal } from '../../testing/rest-client';
import { double, int, list, map, NAN, NULL, text } from './values';

let backend: LocalBackend;
let rest: RestClient;

beforeEach(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
});
afterEach(() => backend.close());

const MAX = '9223372036854775807';
const MIN = '-9223372036854775808';
const MISSING = undefined;

/** The field `f` before, and what the client is told of one transform of it. */
const transform = async (stored: object | undefined, operation: object) => {
  await rest.commit({ set: 'c/d', fields: stored ? { f: stored } : {} });
  const updateTransforms = [{ fieldPath: 'f', ...operation }];
  const { body } = await rest.commit({ set: 'c/d', updateMask: {}, updateTransforms });
  const { writeResults } = body as { writeResults: [{ transformResults: [object] }] };
  const { f } = (await rest.fields('c/d')) as { f: object };
  return { told: writeResults[0].transformResults[0], f };
};

describe('a transform gives what the official emulator gives:', () => {
  it.each<[string, object | undefined, object, object]>([
    ['increment', MISSING, int(5), int(5)],
    ['increment', int(5), int(3), int(8)],
    ['increment', double(1.5), int(2), double(3.5)],
    ['increment', int(5), double(2.5), double(7.5)],
    ['increment', text('x'), int(7), int(7)],
    ['increment', int(MAX), int(1), int(MAX)],
    ['increment', int(MIN), int(-1), int(MIN)],
    ['increment', MISSING, double(0.5), double(0.5)],
    ['maximum', int(3), int(5), int(5)],
    ['maximum', int(3), double(3), int(3)],
    ['maximum', int(3), double(2.5), int(3)],
    ['maximum', MISSING, int(7), int(7)],
    ['maximum', text('x'), int(1), int(1)],
    ['maximum', int(1), NAN, NAN],
    ['minimum', int(3), double(2.5), double(2.5)],
    ['minimum', int(3), double(3), int(3)],
  ])('%s of %j with %j', async (kind, stored, operand, expected) => {
    expect(await transform(stored, { [kind]: operand })).toEqual({ told: expected, f: expected });
  });

  const K = (value: object) => map({ k: value });
  it.each<[string, object | undefined, readonly object[], readonly object[]]>([
    [
      'appendMissingElements',
      list(int(1), text('a')),
      [double(1), text('b'), text('b'), NULL],
      [int(1), text('a'), text('b'), NULL],
    ],
    ['appendMissingElements', MISSING, [int(1), int(1), NAN, NAN], [int(1), NAN]],
    ['appendMissingElements', int(5), [text('x')], [text('x')]],
    [
      'removeAllFromArray',
      list(int(1), double(1), int(2), NAN, NULL, text('x'), K(int(1))),
      [int(1), NAN, NULL, K(double(1))],
      [int(2), text('x')],
    ],
    ['removeAllFromArray', MISSING, [int(1)], []],
    ['removeAllFromArray', int(5), [int(5)], []],
  ])('%s of %j with %j', async (kind, stored, values, expected) => {
    expect(await transform(stored, { [kind]: { values } })).toEqual({ told: NULL, f: list(...expected) });
  });

  it('the time of the commit in milliseconds, one for all fields and documents', async () => {
    const at = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
    const { body } = await rest.commit(
      { set: 'c/d', fields: { a: int(1) }, updateTransforms: [at('b'), at('m.at')] },
      { set: 'c/e', updateTransforms: [at('b')] },
    );
    const { commitTime } = body as { commitTime: string };
    const time = { timestampValue: new Date(commitTime).toISOString() };
    const stored = (await rest.fields('c/d')) as { b: { timestampValue: string } };
    expect(Date.parse(stored.b.timestampValue)).toBe(Date.parse(time.timestampValue));
    expect(stored).toEqual({ a: int(1), b: stored.b, m: map({ at: stored.b }) });
    expect(await rest.fields('c/e')).toEqual({ b: stored.b });
  });

  it('after the update of the same field, with a mask or without', async () => {
    const updateTransforms = [{ fieldPath: 'a', increment: int(1) }];
    await rest.commit({ set: 'c/d', fields: { a: int(1) }, updateTransforms });
    expect(await rest.fields('c/d')).toEqual({ a: int(2) });
    const updateMask = { fieldPaths: ['a'] };
    await rest.commit({ set: 'c/d', fields: { a: int(10) }, updateMask, updateTransforms });
    expect(await rest.fields('c/d')).toEqual({ a: int(11) });
  });

  it('two on one field, one after the other', async () => {
    const increment = (by: number) => ({ fieldPath: 'a', increment: int(by) });
    const { body } = await rest.commit({ set: 'c/d', updateTransforms: [increment(1), increment(2)] });
    expect(body).toMatchObject({ writeResults: [{ transformResults: [int(1), int(3)] }] });
  });

  it('through what is no map, which becomes one', async () => {
    await rest.commit({ set: 'c/d', fields: { a: int(1) } });
    await rest.commit({
      set: 'c/d',
      updateMask: {},
      updateTransforms: [{ fieldPath: 'a.b', increment: int(1) }],
    });
    expect(await rest.fields('c/d')).toEqual({ a: map({ b: int(1) }) });
  });

  it('as a write of its own, on a document and on none', async () => {
    await rest.commit({ set: 'c/d', fields: { n: int(1) } });
    const fieldTransforms = [{ fieldPath: 'n', increment: int(1) }];
    const writes = ['c/d', 'c/none'].map((path) => ({
      transform: { document: rest.name(path), fieldTransforms },
    }));
    const { body } = await rest.call('POST', ':commit', { writes });
    expect(body).toMatchObject({
      writeResults: [{ transformResults: [int(2)] }, { transformResults: [int(1)] }],
    });
  });

  it('one that changes nothing keeps the time of the change', async () => {
    const { body } = await rest.commit({ set: 'c/d', fields: { a: list(int(1)) } });
    const appended = [{ fieldPath: 'a', appendMissingElements: { values: [int(1)] } }];
    const again = await rest.commit({ set: 'c/d', updateMask: {}, updateTransforms: appended });
    const { updateTime } = (body as { writeResults: [{ updateTime: string }] }).writeResults[0];
    expect(again.body).toMatchObject({ writeResults: [{ updateTime, transformResults: [NULL] }] });
  });

  it('refuses to add a text', async () => {
    const updateTransforms = [{ fieldPath: 'a', increment: text('x') }];
    expect(await rest.commit({ set: 'c/d', updateTransforms })).toEqual({
      status: 400,
      body: refusal('INVALID_ARGUMENT', 'Input must be int64 or double.'),
    });
  });
});
