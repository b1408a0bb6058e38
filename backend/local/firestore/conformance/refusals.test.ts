import { type LocalBackend, startLocalBackend } from '../../index';
import { contents, RawChannel } from '../../testing/raw-channel';
import { RestClient, refusal } from '../../testing/rest-client';
import { and, int, list, or, order, text, unary, where } from './values';

let backend: LocalBackend;
let rest: RestClient;

beforeAll(async () => {
  backend = await startLocalBackend({ port: 0, dataDir: null, indexes: undefined, log: () => undefined });
  rest = new RestClient(backend);
});
afterAll(() => backend.close());

const P = [{ collectionId: 'p' }];
const upTo = (count: number) => list(...Array.from({ length: count }, (_, index) => int(index)));
const is = (field: string, number: number) => where(field, 'EQUAL', int(number));
const NEGATIVE =
  "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
const NOT_IN_ALONE = "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";
const ONE_ARRAY = 'Only a single array-contains clause is allowed in a query';
const AFTER_KEY = 'order by clause cannot contain more fields after the key';
const KEY = '__key__ filter value must be a Key';
const PATH =
  'Invalid property path "a..b". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)';
const tooMany = (count: number) =>
  `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of 30`;

describe('a query is refused in the words of the official emulator:', () => {
  it.each<[string, object, string, string?]>([
    [
      'two collections',
      { from: [...P, ...P] },
      'StructuredQuery.from cannot have more than one collection selector.',
    ],
    [
      'a reserved collection',
      { from: [{ collectionId: '__x__' }] },
      'Collection id "__x__" is invalid because it is reserved.',
    ],
    [
      'a slash in a collection',
      { from: [{ collectionId: 'a/b' }] },
      'Collection id "a/b" is invalid because it contains "/".',
    ],
    ['a broken field in a filter', { where: is('a..b', 1) }, PATH],
    ['a broken field in an order', { orderBy: order('a..b') }, PATH],
    ['a negative limit', { limit: -1 }, 'limit is negative'],
    ['a negative offset', { offset: -1 }, 'offset is negative'],
    ['in without a list', { where: where('a', 'IN', int(1)) }, "'IN' requires an ArrayValue."],
    ['in an empty list', { where: where('a', 'IN', list()) }, "'IN' requires an non-empty ArrayValue."],
    [
      'any of an empty list',
      { where: where('a', 'ARRAY_CONTAINS_ANY', list()) },
      "'ARRAY_CONTAINS_ANY' requires an non-empty ArrayValue.",
    ],
    ['in 31', { where: where('a', 'IN', upTo(31)) }, "'IN' supports up to 30 comparison values."],
    [
      'any of 31',
      { where: where('a', 'ARRAY_CONTAINS_ANY', upTo(31)) },
      "'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
    ],
    ['not in 11', { where: where('a', 'NOT_IN', upTo(11)) }, "'NOT_IN' supports up to 10 comparison values."],
    [
      'not-in and !=',
      { where: and(where('a', 'NOT_IN', upTo(1)), where('b', 'NOT_EQUAL', text('x'))) },
      NEGATIVE,
    ],
    ['two not-in', { where: and(where('a', 'NOT_IN', upTo(1)), where('b', 'NOT_IN', upTo(1))) }, NEGATIVE],
    ['two !=', { where: and(where('a', 'NOT_EQUAL', int(1)), where('b', 'NOT_EQUAL', int(1))) }, NEGATIVE],
    ['not null and not NaN', { where: and(unary('a', 'IS_NOT_NULL'), unary('b', 'IS_NOT_NAN')) }, NEGATIVE],
    ['in and not-in', { where: and(where('a', 'IN', upTo(1)), where('b', 'NOT_IN', upTo(1))) }, NOT_IN_ALONE],
    ['not-in within or', { where: or(where('a', 'NOT_IN', upTo(1)), is('b', 1)) }, NOT_IN_ALONE],
    [
      'two array-contains',
      { where: and(where('t', 'ARRAY_CONTAINS', int(1)), where('t', 'ARRAY_CONTAINS', int(2))) },
      ONE_ARRAY,
      'FAILED_PRECONDITION',
    ],
    [
      'array-contains and any',
      { where: and(where('t', 'ARRAY_CONTAINS', int(1)), where('t', 'ARRAY_CONTAINS_ANY', upTo(1))) },
      ONE_ARRAY,
      'FAILED_PRECONDITION',
    ],
    [
      'two any',
      { where: and(where('t', 'ARRAY_CONTAINS_ANY', upTo(1)), where('t', 'ARRAY_CONTAINS_ANY', upTo(1))) },
      ONE_ARRAY,
      'FAILED_PRECONDITION',
    ],
    ['16 times 2', { where: and(where('a', 'IN', upTo(16)), where('b', 'IN', upTo(2))) }, tooMany(32)],
    ['or of 31', { where: or(...Array.from({ length: 31 }, (_, index) => is('a', index))) }, tooMany(31)],
    [
      'and/or unsaid',
      { where: { compositeFilter: { filters: [is('a', 1)] } } },
      'Unsupported CompositeFilter operator.',
    ],
    [
      'a comparison unsaid',
      { where: { fieldFilter: { field: { fieldPath: 'a' }, value: int(1) } } },
      'Unknown FieldFilter operator.',
    ],
    [
      'a test unsaid',
      { where: { unaryFilter: { field: { fieldPath: 'a' } } } },
      'Unknown UnaryFilter operator.',
    ],
    ['a field after the name', { orderBy: order('-__name__', 'a') }, AFTER_KEY],
    [
      'a field after the name in the middle',
      { where: where('a', 'GREATER_THAN', int(1)), orderBy: order('a', '__name__', 'b') },
      AFTER_KEY,
    ],
    [
      'an implied field after the name',
      { where: where('a', 'GREATER_THAN', int(1)), orderBy: order('-__name__') },
      AFTER_KEY,
    ],
    ['!= by name', { where: where('a', 'NOT_EQUAL', int(2)), orderBy: order('__name__') }, AFTER_KEY],
    ['an order twice', { orderBy: order('a', '-a') }, 'order by clause cannot contain duplicate fields a'],
    ['a text as a name', { where: where('__name__', 'EQUAL', text('p3')) }, KEY],
    ['not in texts as names', { where: where('__name__', 'NOT_IN', list(text('p3'))) }, KEY],
    ['a name that is NaN', { where: unary('__name__', 'IS_NAN') }, KEY],
    [
      'a name as a list',
      { where: where('__name__', 'ARRAY_CONTAINS', text('p3')) },
      'the name __key__ is reserved',
    ],
    [
      'a field order of every collection',
      { from: [{}], orderBy: order('a') },
      'kind is required for all orders except __key__ ascending',
    ],
    ['a filter of every collection', { from: [{}], where: is('a', 2) }, 'kind is required for filter: a'],
  ])('%s', async (_, query, message, status = 'INVALID_ARGUMENT') => {
    const answer = await rest.call('POST', ':runQuery', { structuredQuery: { from: P, ...query } });
    expect(answer).toEqual({ status: 400, body: [refusal(status, message)] });
  });

  it('a collection as a parent', async () => {
    const name = rest.name('p');
    const where_ = where('__name__', 'LESS_THAN', { referenceValue: name });
    const { body } = await rest.call('POST', ':runQuery', { structuredQuery: { from: P, where: where_ } });
    const message = `Document parent name "${name}" lacks "/" at index ${name.length}.`;
    expect(body).toEqual([refusal('INVALID_ARGUMENT', message)]);
  });

  it.each([5000, 50])('a filter %i deep', async (depth) => {
    // As a text: writing it out would overflow the stack here.
    const filter = `${'{"compositeFilter":{"op":"AND","filters":['.repeat(depth)}${JSON.stringify(is('a', 1))}${']}}'.repeat(depth)}`;
    const message = expect.stringContaining('Message too deep. Max recursion depth reached for key');
    const { status, body } = await rest.call(
      'POST',
      ':runQuery',
      `{"structuredQuery":{"from":[{"collectionId":"p"}],"where":${filter}}}`,
    );
    expect([status, body]).toEqual([400, [refusal('INVALID_ARGUMENT', message)]]);
  });

  it('a filter 50 deep on a stream', async () => {
    let filter: object = is('a', 1);
    for (let depth = 0; depth < 50; depth++) filter = and(filter);
    const channel = new RawChannel(backend, 'Listen');
    const query = { parent: rest.root, structuredQuery: { from: P, where: filter } };
    await channel.open({ database: rest.database, addTarget: { targetId: 2, query } });
    const cause = expect.objectContaining({ status: 'INVALID_ARGUMENT' });
    expect(contents(await channel.poll(0))).toContainEqual({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause },
    });
  });
});
