import fc from 'fast-check';
import { Names } from '../../firestore/names';
import { compileMatch } from '../../firestore/query/match';
import type { FieldOperator, Filter, Query } from '../../firestore/query/query';
import { compileRules } from '../index';
import { ANA, documentRequest, fields, NOW, queryOf, readerOf, ruleFile, stored } from '../rules-fixture';

const VALUES = [
  null,
  true,
  false,
  0,
  1,
  1.5,
  2,
  'ana',
  'ben',
  '',
  ['ana'],
  ['ana', 'ben', 1],
  { c: 'ana' },
  { c: 1 },
  {},
];
const documents = [undefined, ...VALUES].flatMap((a) =>
  [undefined, ...VALUES].map((b) => ({
    ...(a === undefined ? {} : { a }),
    ...(b === undefined ? {} : { b }),
  })),
);

const literal = fc.constantFrom(
  'null',
  'true',
  '0',
  '1',
  '1.0',
  '1.5',
  '2',
  "'ana'",
  "'ben'",
  "['ana']",
  "['ben', 1]",
  'request.auth.uid',
);
const field = fc.constantFrom(
  'resource.data.a',
  'resource.data.b',
  'resource.data.a.c',
  "resource.data.get('b', 1)",
  "resource.data['a']",
);
const kind = fc.constantFrom('int', 'float', 'number', 'string', 'list', 'map', 'bool');

const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in'), literal)
      .map((parts) => parts.join(' ')),
    fc.tuple(literal, fc.constantFrom('==', '!=', '<', '>=', 'in'), field).map((parts) => parts.join(' ')),
    fc.tuple(field, fc.constantFrom('==', '<'), field).map((parts) => parts.join(' ')),
    fc.tuple(field, kind).map(([of, name]) => `${of} is ${name}`),
    fc
      .tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), literal)
      .map(([of, name, list]) => `${of}.${name}(${list})`),
    fc.constantFrom(
      "'a' in resource.data",
      "resource.data.keys().hasAll(['a', 'b'])",
      "resource.data.keys().hasAny(['b'])",
    ),
    fc.tuple(field, literal).map(([of, value]) => `${of} in [${value}, 'ana']`),
    tie('condition').map((of) => `!(${of})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) && (${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) || (${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) ? (${b}) : (${a}) == false`),
  ),
}));

const scalar = fc.constantFrom(true, 0, 1, 1.5, 'ana', 'ben');
const comparison: fc.Arbitrary<Filter> = fc
  .tuple(
    fc.constantFrom(['a'], ['b'], ['a', 'c']),
    fc.constantFrom<FieldOperator>(
      '==',
      '!=',
      '<',
      '<=',
      '>',
      '>=',
      'in',
      'not-in',
      'array-contains',
      'array-contains-any',
    ),
    scalar,
    fc.constantFrom(...VALUES),
  )
  .map(([path, op, value, other]): Filter => {
    const operand =
      op === 'in' || op === 'not-in' || op === 'array-contains-any'
        ? [value, 'ana']
        : op === '=='
          ? other
          : value;
    return { kind: 'field', field: path, op, value: stored(operand) };
  });
const filter: fc.Arbitrary<Filter> = fc.oneof(
  comparison,
  fc
    .tuple(
      fc.constantFrom('and' as const, 'or' as const),
      fc.array(comparison, { minLength: 1, maxLength: 3 }),
    )
    .map(([op, filters]): Filter => ({ kind: 'composite', op, filters })),
);
const order = fc.constantFrom<Query['orderBy']>(
  queryOf().orderBy,
  [
    { field: ['a'], direction: 'asc' },
    { field: ['__name__'], direction: 'asc' },
  ],
  [
    { field: ['a', 'c'], direction: 'desc' },
    { field: ['__name__'], direction: 'desc' },
  ],
);

describe('the proof of a query', () => {
  it('never allows a query that could return a document which may not be read', () => {
    const names = new Names('demo');
    let proven = 0;
    const property = fc.property(condition, filter, order, (text, where, orderBy) => {
      const compiled = compileRules(ruleFile(`match /docs/{id} { allow read: if ${text}; }`));
      if (!compiled.ok) throw new Error(`${text}: ${compiled.errors[0]?.reason}`);
      const query = queryOf({ where, orderBy });
      const list = compiled.rules.evaluate({
        method: 'list',
        query,
        auth: ANA,
        time: NOW,
        reader: readerOf({}),
      });
      if (!list.allowed) return;
      const matches = compileMatch(query, names);
      for (const data of documents) {
        const document = { path: 'docs/one', fields: fields(data), createTime: 1, updateTime: 1 };
        if (!matches(document)) continue;
        proven += 1;
        const get = compiled.rules.evaluate(documentRequest({ resource: document.fields }));
        if (!get.allowed) throw new Error(`${JSON.stringify(data)} is in the result but: ${get.why}`);
      }
    });
    fc.assert(property, { numRuns: 4000 });
    expect(proven).toBeGreaterThan(1000);
  });
});
