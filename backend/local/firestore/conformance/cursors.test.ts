import { type LocalBackend, startLocalBackend } from '../../index';
import { RestClient, refusal } from '../../testing/rest-client';
import { double, int, order, text } from './values';

let backend: LocalBackend;
let rest: RestClient;

const ROWS: readonly (readonly [string, object | undefined, string])[] = [
  ['1', int(1), 'x'],
  ['2', int(2), 'y'],
  ['3', int(2), 'x'],
  ['4', int(3), 'z'],
  ['5', int(3), 'y'],
  ['6', int(-1), 'x'],
  ['7', undefined, 'w'],
  ['8', double(4.5), 'x'],
];

beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
  await rest.commit(
    ...ROWS.map(([id, a, b]) => ({ set: `p/${id}`, fields: { ...(a ? { a } : {}), b: text(b) } })),
    { set: 'p/1/p/sub1', fields: { a: int(10) } },
    { set: 'x/y/p/deep', fields: { a: int(12) } },
  );
});
afterAll(() => backend.close());

const at = (...values: readonly object[]) => ({ values, before: true });
const past = (...values: readonly object[]) => ({ values, before: false });
const P = { from: [{ collectionId: 'p' }] };
const ref = (path: string) => ({ referenceValue: rest.name(path) });
const digits = async (query: object) =>
  (await rest.ids({ ...P, ...query })).map((path) => path.slice(2)).join('');

describe('a cursor cuts where the official emulator cuts:', () => {
  it.each<[string, readonly string[], object, string]>([
    ['start at 2', ['a'], { startAt: at(int(2)) }, '23458'],
    ['start after 2', ['a'], { startAt: past(int(2)) }, '458'],
    ['end at 3', ['a'], { endAt: past(int(3)) }, '612345'],
    ['end before 3', ['a'], { endAt: at(int(3)) }, '6123'],
    ['between', ['a'], { startAt: at(int(2)), endAt: at(int(3)) }, '23'],
    ['start at 2 downwards', ['-a'], { startAt: at(int(2)) }, '3216'],
    ['start between two values', ['a'], { startAt: at(double(2.5)) }, '458'],
    ['start at another type', ['a'], { startAt: at(text('x')) }, ''],
    ['start at two values', ['-a', 'b'], { startAt: at(int(2), text('x')) }, '3216'],
    ['start after two values', ['-a', 'b'], { startAt: past(int(2), text('x')) }, '216'],
    ['end before two values', ['-a', 'b'], { endAt: at(int(2), text('y')) }, '8543'],
  ])('%s, by %j', async (_, fields, cursors, expected) => {
    expect(await digits({ orderBy: order(...fields), ...cursors })).toBe(expected);
  });

  it.each([
    ['a value and a name', ['a', '__name__'], () => past(int(2), ref('p/2')), '3458'],
    ['a name', ['__name__'], () => past(ref('p/3')), '45678'],
    ['a name in a later collection', ['__name__'], () => at(ref('t/a')), ''],
    ['a name below a document', ['__name__'], () => at(ref('p/1/p/sub1')), '2345678'],
  ])('%s', async (_, fields, startAt, expected) => {
    expect(await digits({ orderBy: order(...fields), startAt: startAt() })).toBe(expected);
  });

  it('a name in a group', async () => {
    const from = [{ collectionId: 'p', allDescendants: true }];
    const query = { from, orderBy: order('__name__'), startAt: past(ref('p/8')) };
    expect(await rest.ids(query)).toEqual(['x/y/p/deep']);
  });

  it.each<[string, readonly string[], readonly object[], string]>([
    ['more values than orders', ['a'], [int(1), text('x'), int(3)], 'Cursor has too many values.'],
    ['a text as a name', ['__name__'], [text('p3')], 'Cursor __key__ value is not a document reference.'],
  ])('not at %s', async (_, fields, values, message) => {
    const structuredQuery = { ...P, orderBy: order(...fields), startAt: at(...values) };
    const { status, body } = await rest.call('POST', ':runQuery', { structuredQuery });
    expect([status, body]).toEqual([400, [refusal('INVALID_ARGUMENT', message)]]);
  });
});
