import fc from 'fast-check';
import { compileRules } from './index';
import { documentRequest, fields, ruleFile } from './rules-fixture';

const words = fc.constantFrom(
  ...[
    "rules_version = '2';",
    'service',
    'cloud.firestore',
    'match',
    'allow',
    'read',
    ': if',
    'function',
    'f',
    'return',
    'let',
  ],
  ...[
    '/',
    'a',
    '{b}',
    '{c=**}',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '$(',
    '.',
    ',',
    ';',
    ':',
    '?',
    '==',
    '&&',
    '||',
    '!',
    '-',
    '+',
  ],
  ...[
    'in',
    'is',
    'int',
    'true',
    'null',
    '1',
    '2.5',
    "'text'",
    '"',
    "'",
    '\\',
    '§',
    '//',
    '/*',
    '*/',
    'request',
    'resource.data',
  ],
);

const operand = fc.constantFrom(
  ...[
    '1',
    '0',
    '2.5',
    "'a'",
    "''",
    'null',
    'true',
    '[]',
    "[1, 'a']",
    '{}',
    "{'a': 1}",
    '(/a/b)',
    'request.time',
  ],
  ...[
    'resource.data.x',
    'resource.data.gone',
    'request.auth',
    'id',
    "duration.value(1, 's')",
    'latlng.value(1, 2)',
    "'a'.toUtf8()",
  ],
);
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'medium' },
    operand,
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom('+', '-', '*', '/', '%', '==', '<', '>=', 'in', '&&', '||'),
        tie('expression'),
      )
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    tie('expression').map((of) => `!${of}`),
    tie('expression').map((of) => `-${of}`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom('size()', 'keys()', 'lower()', 'toSet()', 'year()', 'seconds()'),
      )
      .map(([of, call]) => `(${of}).${call}`),
    fc
      .tuple(
        tie('expression'),
        fc.constantFrom('hasAny', 'concat', 'diff', 'matches', 'distance', 'union'),
        tie('expression'),
      )
      .map(([of, name, arg]) => `(${of}).${name}(${arg})`),
    fc
      .tuple(
        fc.constantFrom('int', 'string', 'path', 'math.abs', 'hashing.md5', 'get', 'exists'),
        tie('expression'),
      )
      .map(([name, arg]) => `${name}(${arg})`),
    fc.tuple(tie('expression'), tie('expression')).map(([of, index]) => `(${of})[${index}]`),
    fc
      .tuple(tie('expression'), tie('expression'), tie('expression'))
      .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
}));

const allows = (condition: string): boolean => {
  const compiled = compileRules(ruleFile(`match /docs/{id} { allow get: if ${condition}; }`));
  if (!compiled.ok) throw new Error(compiled.errors[0]?.reason);
  return compiled.rules.evaluate(documentRequest({ resource: fields({ x: 1 }) })).allowed;
};

describe('whatever the rules say', () => {
  it('a file is compiled or its mistakes are named, without an exception', () => {
    const property = fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const compiled = compileRules(parts.join(' '));
      const mistakes = compiled.ok ? [] : compiled.errors;
      expect(mistakes.every(({ line, column, reason }) => line > 0 && column > 0 && reason !== '')).toBe(
        true,
      );
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('a condition is a value or an error, which only && and || absorb', () => {
    const property = fc.property(expression, (of) => {
      const isTrue = allows(of);
      expect([allows(`(${of}) && false`), allows(`false && (${of})`)]).toEqual([false, false]);
      expect([allows(`(${of}) || true`), allows(`true || (${of})`)]).toEqual([true, true]);
      expect(allows(`!(${of})`) && isTrue).toBe(false);
      expect(allows(`(${of}) == (${of}) && (${of})`)).toBe(isTrue);
    });
    fc.assert(property, { numRuns: 1500 });
  });
});
