import { batchBudget, type DocumentReader } from './index';
import { documentRequest, evaluate, type Found, readerOf, ruleFile, rules } from './rules-fixture';

const reader = readerOf(
  {
    'users/ana': { role: 'office', name: 'Ana' },
    'users/ben': { role: '' },
    'teams/t/people/p': { on: true },
  },
  { 'users/ana': { role: 'admin' }, 'users/ben': undefined, 'events/e': { kind: 'created' } },
);
const root = '/databases/$(database)/documents';

describe('documents read in conditions', () => {
  const table: Record<string, Found> = {
    [`get(${root}/users/ana).data.role == 'office'`]: true,
    [`get(${root}/users/$(request.auth.uid)).data.name == 'Ana'`]: true,
    [`get(${root}/users/ana).id == 'ana'`]: true,
    [`get(${root}/users/ana).__name__ == /databases/(default)/documents/users/ana`]: true,
    [`get(${root}/users/nobody) == null`]: true,
    [`get(${root}/users/nobody).data.role == ''`]: 'error',
    [`get(${root}/teams/t/people/p).data.on`]: true,
    [`exists(${root}/users/ana)`]: true,
    [`exists(${root}/users/nobody)`]: false,
    [`exists(${root}/events/e)`]: false,
    [`existsAfter(${root}/events/e)`]: true,
    [`existsAfter(${root}/users/ben)`]: false,
    [`getAfter(${root}/users/ana).data.role == 'admin'`]: true,
    [`getAfter(${root}/events/e).data.kind == 'created'`]: true,
    'get(/users/ana).data.role == 1': 'error',
    'get(/databases/other/documents/users/ana) == null': 'error',
    [`get(${root}/users) == null`]: 'error',
    "get('users/ana') == null": 'error',
  };
  it.each(Object.entries(table))('%s is %s', (condition, expected) => {
    expect(evaluate(condition, { reader })).toBe(expected);
  });
});

const existing = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => `!exists(${root}/none/n${from + i})`).join(' && ');

describe('the limit of documents read', () => {
  it('is ten for one request', () => {
    expect([evaluate(existing(0, 10)), evaluate(existing(0, 11))]).toEqual([true, 'error']);
  });

  it('does not count the same document twice', () => {
    expect(evaluate(`${existing(0, 10)} && ${existing(0, 10)} && get(${root}/none/n3) == null`)).toBe(true);
  });

  it('counts before and after as two', () => {
    expect(evaluate(`${existing(0, 10)} && !existsAfter(${root}/none/n3)`)).toBe('error');
  });

  it('cannot be absorbed by ||', () => {
    expect(evaluate(`(${existing(0, 11)}) || true`)).toBe('error');
  });

  it('is twenty for all writes of a batch together', () => {
    const calls = batchBudget();
    const write = (from: number, to: number) => evaluate(existing(from, to), { calls });
    expect([write(0, 10), write(0, 10), write(10, 20), write(20, 21)]).toEqual([true, true, true, 'error']);
  });
});

it('reads each document as often as the condition does, not to explain a success', () => {
  const seen: string[] = [];
  const counting: DocumentReader = {
    get: (path) => {
      seen.push(path);
      return undefined;
    },
    getAfter: () => undefined,
  };
  const compiled = rules(ruleFile(`match /docs/{id} { allow get: if !exists(${root}/a/b); }`));
  compiled.evaluate(documentRequest({ reader: counting }));
  expect(seen).toEqual(['a/b']);
});

describe('the limit of expressions', () => {
  const nested = 'function f0() { return 1 + 1 == 2; }'.concat(
    ...[1, 2, 3, 4].map(
      (i) =>
        ` function f${i}() { return ${Array(5)
          .fill(`f${i - 1}()`)
          .join(' && ')}; }`,
    ),
  );

  it('lets a thousand through', () => {
    expect(evaluate('f2() && f2()', {}, nested)).toBe(true);
  });

  it('denies what needs more', () => {
    expect(evaluate('f4() || true', {}, nested)).toBe('error');
  });
});
