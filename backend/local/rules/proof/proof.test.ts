import type { FieldOperator, Filter, Query } from '../../firestore/query/query';
import {
  ANA,
  type Found,
  found,
  NOW,
  queryOf,
  Reference,
  readerOf,
  ruleFile,
  rules,
  stored,
} from '../rules-fixture';

const where = (field: string, op: FieldOperator, value: unknown): Filter => ({
  kind: 'field',
  field: field.split('.'),
  op,
  value: stored(value),
});
const all = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'and', filters });
const any = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'or', filters });
const by = (field: string): Query['orderBy'] => [
  { field: field.split('.'), direction: 'asc' },
  { field: ['__name__'], direction: 'asc' },
];

const reader = readerOf({ 'users/ana': { role: 'office' } });

const prove = (condition: string, query: Partial<Query>, match = '/docs/{id}'): Found =>
  found(condition, (tried) =>
    rules(ruleFile(`match ${match} { allow list: if ${tried}\n; }`)).evaluate({
      method: 'list',
      query: queryOf(query),
      auth: ANA,
      time: NOW,
      reader,
    }),
  );

const mine = 'resource.data.owner == request.auth.uid';

describe('a query is allowed when its constraints prove the rule', () => {
  const cases: [condition: string, query: Partial<Query>][] = [
    ['true', {}],
    ['request.auth != null', {}],
    [mine, { where: where('owner', '==', 'ana') }],
    [mine, { where: all(where('owner', '==', 'ana'), where('open', '==', true)) }],
    [mine, { where: where('owner', 'in', ['ana']) }],
    ["resource.data.owner in [request.auth.uid, 'ben']", { where: where('owner', 'in', ['ana', 'ben']) }],
    ["resource.data.status in ['open', 'done']", { where: where('status', '==', 'open') }],
    ["resource.data.status != 'secret'", { where: where('status', '==', 'open') }],
    ["resource.data.status != 'secret'", { where: where('status', '!=', 'secret') }],
    ["resource.data.status != 'secret'", { where: where('status', 'not-in', ['secret', 'other']) }],
    ["!(resource.data.status == 'secret')", { where: where('status', '!=', 'secret') }],
    ['resource.data.status != null', { where: where('status', '!=', 'x') }],
    ["!(resource.data.status in ['a', 'b'])", { where: where('status', 'not-in', ['a', 'b', 'c']) }],
    ['resource.data.gone == null', { where: where('gone', '==', null) }],
    ['resource.data.n == 1', { where: where('n', '==', 1) }],
    ['resource.data.n == 1.0', { where: where('n', '==', 1) }],
    ['resource.data.n > 0 && resource.data.n < 2', { where: where('n', '==', 1) }],
    ['resource.data.n >= 1', { where: where('n', '==', 1) }],
    ['resource.data.n in [1, 2]', { where: where('n', '==', 1) }],
    ['resource.data.n is number', { where: where('n', '==', 1) }],
    ['resource.data.n > 5', { where: where('n', '>', 5) }],
    ['resource.data.n > 5', { where: where('n', '>=', 6) }],
    ['resource.data.n >= 5', { where: where('n', '>', 5) }],
    ['resource.data.n < 10', { where: where('n', '<', 10) }],
    ['resource.data.n <= 10', { where: where('n', '<', 10) }],
    ['5 < resource.data.n', { where: where('n', '>', 5) }],
    ['resource.data.n > 3 && resource.data.n < 12', { where: all(where('n', '>', 5), where('n', '<=', 10)) }],
    ['resource.data.n != 3', { where: where('n', '>', 5) }],
    ["resource.data.n != 'a'", { where: where('n', '>', 5) }],
    ['resource.data.n is number', { where: where('n', '>', 5) }],
    ['!(resource.data.n is string)', { where: where('n', '>', 5) }],
    ["resource.data.day >= '2026-11-01'", { where: where('day', '>=', '2026-11-20') }],
    ['resource.data.at < request.time', { where: where('at', '<', new Date('2026-01-01')) }],
    ["resource.data.tags.hasAny(['red', 'blue'])", { where: where('tags', 'array-contains', 'red') }],
    ["'red' in resource.data.tags", { where: where('tags', 'array-contains', 'red') }],
    ["resource.data.tags.hasAll(['red'])", { where: where('tags', 'array-contains', 'red') }],
    ['resource.data.tags is list', { where: where('tags', 'array-contains', 'red') }],
    [
      "resource.data.tags.hasAny(['red', 'blue'])",
      { where: where('tags', 'array-contains-any', ['red', 'blue']) },
    ],
    ['request.auth.uid in resource.data.members', { where: where('members', 'array-contains', 'ana') }],
    ['resource.data.owner.id == request.auth.uid', { where: where('owner.id', '==', 'ana') }],
    ["resource.data.get('owner', '') == request.auth.uid", { where: where('owner', '==', 'ana') }],
    ["resource.data.get(['owner', 'id'], '') == request.auth.uid", { where: where('owner.id', '==', 'ana') }],
    ["resource.data['owner'] == request.auth.uid", { where: where('owner', '==', 'ana') }],
    ["'due' in resource.data", { orderBy: by('due') }],
    ["resource.data.keys().hasAll(['due'])", { orderBy: by('due') }],
    ["'owner' in resource.data", { where: where('owner', '>', '') }],
    ['request.query.limit <= 50', { limit: 50 }],
    ['request.query.offset == 0', {}],
    ["request.query.orderBy.due == 'ASC'", { orderBy: by('due') }],
    [
      `${mine} || resource.data.public == true`,
      { where: any(where('owner', '==', 'ana'), where('public', '==', true)) },
    ],
    [`${mine} || resource.data.public == true`, { where: where('public', '==', true) }],
    ['exists(/databases/$(database)/documents/users/$(request.auth.uid))', {}],
    [
      "get(/databases/$(database)/documents/users/$(resource.data.owner)).data.role == 'office'",
      { where: where('owner', '==', 'ana') },
    ],
    ["id == 'one'", { where: where('__name__', '==', new Reference('docs/one')) }],
    ["resource.id == 'one'", { where: where('__name__', '==', new Reference('docs/one')) }],
    [
      'resource.data.ref == /databases/(default)/documents/docs/one',
      { where: where('ref', '==', new Reference('docs/one')) },
    ],
    ['resource.data.flag ? true : false', { where: where('flag', '==', true) }],
    ["resource.data.kind == 'a' || resource.data.kind == 'b'", { where: where('kind', 'in', ['a', 'b']) }],
  ];
  it.each(cases)('%s', (condition, query) => {
    expect(prove(condition, query)).toBe(true);
  });
});

describe('a query is refused when some result might not be allowed', () => {
  const cases: [condition: string, query: Partial<Query>, expected: Found][] = [
    ['false', {}, false],
    [mine, {}, 'unknown'],
    [mine, { where: where('owner', '==', 'ben') }, false],
    [mine, { where: where('owner', 'in', ['ana', 'ben']) }, 'mixed'],
    [mine, { where: where('owner', '>=', 'ana') }, 'unknown'],
    [mine, { where: where('owner', '!=', 'ben') }, 'unknown'],
    [mine, { where: any(where('owner', '==', 'ana'), where('public', '==', true)) }, 'unknown'],
    [mine, { where: where('other', '==', 'ana') }, 'unknown'],
    [mine, { orderBy: by('owner') }, 'unknown'],
    [`!(${mine})`, {}, 'unknown'],
    [`${mine} && true`, {}, 'unknown'],
    [`${mine} || false`, {}, 'unknown'],
    [`${mine} && 1 / 0 == 1`, {}, 'error'],
    [`${mine} ? true : true`, {}, 'unknown'],
    ["resource.data.status != 'secret'", {}, 'unknown'],
    ["resource.data.status != 'secret'", { where: where('status', '!=', 'other') }, 'unknown'],
    ["resource.data.status in ['open']", { where: where('status', 'in', ['open', 'done']) }, 'mixed'],
    ['resource.data.n > 5', { where: where('n', '>=', 5) }, 'unknown'],
    ['resource.data.n > 5', { where: where('n', '<', 5) }, false],
    ['resource.data.n < 5', { where: where('n', '>', 1) }, 'unknown'],
    ['resource.data.n == 6', { where: where('n', '>', 5) }, 'unknown'],
    ['resource.data.n is int', { where: where('n', '==', 1) }, 'unknown'],
    ["resource.data.n < 'a'", { where: where('n', '>', 5) }, 'unknown'],
    ["'red' in resource.data.tags", { where: where('tags', 'array-contains', 'blue') }, 'unknown'],
    [
      "resource.data.tags.hasAll(['red', 'blue'])",
      { where: where('tags', 'array-contains', 'red') },
      'unknown',
    ],
    ["resource.data.tags.hasOnly(['red'])", { where: where('tags', 'array-contains', 'red') }, 'unknown'],
    [
      "resource.data.tags.hasAny(['red'])",
      { where: where('tags', 'array-contains-any', ['red', 'blue']) },
      'unknown',
    ],
    ['resource.data.tags.size() == 1', { where: where('tags', 'array-contains', 'red') }, 'unknown'],
    ["!('secret' in resource.data)", {}, 'unknown'],
    ["'due' in resource.data", {}, 'unknown'],
    ["resource.data.get('owner', request.auth.uid) == request.auth.uid", {}, 'unknown'],
    ['resource.data.diff({}).affectedKeys().size() == 0', {}, 'unknown'],
    ['request.query.limit <= 50', { limit: 51 }, false],
    ['request.query.limit <= 50', {}, 'error'],
    ['id == request.auth.uid', {}, 'unknown'],
    ["resource.id == 'one'", {}, 'unknown'],
    [
      "get(/databases/$(database)/documents/users/$(resource.data.owner)).data.role == 'office'",
      {},
      'unknown',
    ],
    ['request.resource.data.x == 1', {}, 'error'],
    ['[resource.data.owner] == [request.auth.uid]', {}, 'unknown'],
    ["resource.data.owner + '' == request.auth.uid", {}, 'unknown'],
  ];
  it.each(cases)('%s with %j: %s', (condition, query, expected) => {
    expect(prove(condition, query)).toBe(expected);
  });
});

describe('the path of a query', () => {
  const group = { collectionId: 'parts', allDescendants: true };
  it.each<[match: string, query: Partial<Query>, expected: boolean]>([
    ['/docs/{id}', {}, true],
    ['/docs/one', {}, false],
    ['/{all=**}', {}, true],
    ['/other/{id}', {}, false],
    ['/docs/{doc}/parts/{id}', { parent: 'docs/one', collectionId: 'parts' }, true],
    ['/docs/two/parts/{id}', { parent: 'docs/one', collectionId: 'parts' }, false],
    ['/docs/{doc}/parts/{id}', group, false],
    ['/parts/{id}', group, false],
    ['/{path=**}/parts/{id}', group, true],
    ['/{all=**}', group, true],
    ['/docs/{path=**}', { ...group, parent: 'docs/one' }, true],
    ['/docs/{doc}/{path=**}', { ...group, parent: 'docs/one' }, true],
    ['/{path=**}/parts/{id}', { collectionId: undefined, allDescendants: true }, false],
  ])('match %s with %j: %s', (match, query, expected) => {
    expect(prove('true', query, match) === true).toBe(expected);
  });

  it('gives its known wildcards to the condition', () => {
    const query = { parent: 'docs/one', collectionId: 'parts' };
    expect(prove("doc == 'one'", query, '/docs/{doc}/parts/{id}')).toBe(true);
    expect(
      prove("path == path('docs/one')", { ...query, allDescendants: true }, '/{path=**}/parts/{id}'),
    ).toBe('unknown');
  });
});
