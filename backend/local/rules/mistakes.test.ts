import { compileRules } from './index';
import { ruleFile } from './rules-fixture';

const mistakesIn = (source: string): string[] => {
  const compiled = compileRules(source);
  return compiled.ok ? [] : compiled.errors.map(({ line, column, reason }) => `${line}:${column} ${reason}`);
};

describe('a mistake in a condition', () => {
  const column = 'match /docs/{id} { allow read: if '.length;
  const cases: [condition: string, at: number, reason: string][] = [
    ['', 1, "expected an expression, found ';'"],
    ['a', 1, "'a' is not defined"],
    ['request.auht != null', 1, "there is no 'auht' here: use auth, method, path, resource, time, query"],
    ['request.resource.dat == 1', 1, "there is no 'dat' here: use data, id, __name__"],
    ['request.auth.uuid == 1', 1, "there is no 'uuid' here: use uid, token"],
    ['resource.name == 1', 1, "there is no 'name' here: use data, id, __name__"],
    ['request.query.size == 1', 1, "there is no 'size' here: use limit, offset, orderBy"],
    ['true && nobody()', 9, 'there is no function nobody()'],
    ['get() == 1', 1, 'get() takes 1 argument, not 0'],
    ['exists(/a/b, /c/d)', 1, 'exists() takes 1 argument, not 2'],
    ["'a'.length() == 1", 1, 'no type has a method length()'],
    ["'a'.size(1) == 1", 1, 'size() takes 0 arguments, not 1'],
    ["{}.get('a') == 1", 1, 'get() takes 2 arguments, not 1'],
    ['math.cube(2) == 8', 1, 'there is no function math.cube()'],
    ['math.abs(1, 2) == 1', 1, 'abs() takes 1 argument, not 2'],
    ['duration.value(1) == 1', 1, 'value() takes 2 arguments, not 1'],
    ['math == 1', 1, 'math is a namespace: call one of its functions'],
    ['1 is text', 1, "'text' is not a type: use bool, bytes, constraint"],
    ["'a'.matches('a(')", 13, "'a(' is not a regular expression of RE2"],
    ["'a'.matches('(?=a)')", 13, "'(?=a)' is not a regular expression of RE2"],
    ["'\\d' == 'd'", 1, 'unknown escape \\d in a string'],
    ["'open", 1, 'this string is never closed'],
    ['1 = 1', 3, "expected '}', found '='"],
    ['true & true', 6, "unexpected character '&'"],
    ['(true', 6, "expected ')', found ';'"],
    ['[1, 2', 6, "expected ']', found ';'"],
    ["{'a' 1}", 6, "expected ':', found '1'"],
    ['a.', 3, "expected a name, found ';'"],
    ['true ? 1', 9, "expected ':', found ';'"],
    ['/users/', 8, "found ';'"],
    ['99999999999999999999 > 1', 1, 'Integer overflow.'],
    ['id.x(nope)', 1, 'no type has a method x()'],
  ];
  it.each(cases)('%s: at %i, %s', (condition, at, reason) => {
    const [first] = mistakesIn(ruleFile(`match /docs/{id} { allow read: if ${condition}; }`));
    expect(first).toContain(reason);
    expect(first).toMatch(new RegExp(`^3:${column + at} `));
  });
});

describe('a mistake in the file', () => {
  const cases: [source: string, mistake: string][] = [
    ['', "1:1 expected 'service', found the end of the file"],
    [
      "rules_version = '2';\nservice firebase.storage {}",
      '2:9 expected cloud.firestore, found firebase.storage',
    ],
    ['service cloud.firestore {}', "1:9 rules_version = '2'; must be the first statement"],
    [
      "rules_version = '1'; service cloud.firestore {}",
      "1:17 rules_version = '2'; must be the first statement",
    ],
    ["rules_version = '2';\nservice cloud.firestore {\n", "2:26 expected '}', found the end of the file"],
    ["rules_version = '2'; service cloud.firestore { allow read; }", '1:48 allow needs a match around it'],
    [ruleFile('match /a/{b} { allow reed; }'), "3:22 'reed' is not a method"],
    [ruleFile('match /a/{b} { allow read if true; }'), "3:27 expected '}', found 'if'"],
    [ruleFile('match /a/{b}/c/{b} { }'), '3:17 {b} is bound already'],
    [ruleFile('match /a/{b} { match /c/{b} { } }'), '3:26 {b} is bound already'],
    [ruleFile('match /{a=**}/b/{c=**} { }'), '3:18 a match has one recursive wildcard at most'],
    [ruleFile('match /a/{request} { }'), "3:11 'request' is a name of the language"],
    [ruleFile('match { }'), "3:7 expected '/', found '{'"],
    [ruleFile('function f() { return 1; } function f() { return 2; }'), '3:37 f() is declared twice'],
    [ruleFile('function f(resource) { return 1; }'), "3:12 'resource' is a name of the language"],
    [ruleFile('function get(x) { return 1; }'), "3:10 'get' is a name of the language"],
    [ruleFile('function f(a, a) { return a; }'), "3:15 'a' is declared twice"],
    [ruleFile('function f(a) { let a = 1; return a; }'), "3:21 'a' is declared twice"],
    [ruleFile('function f() { let x = y; let y = 1; return x; }'), "3:24 'y' is not defined"],
    [
      ruleFile('function f() { return id; } match /a/{id} { allow read: if f(); }'),
      "3:23 'id' is not defined",
    ],
    [ruleFile('function f() { return f(); }'), '3:10 f() calls itself'],
    [ruleFile('function f() { return g(); } function g() { return 1 + f(); }'), '3:10 f() calls itself'],
    [
      ruleFile('function f(a) { return a; } match /a/{b} { allow read: if f(); }'),
      '3:59 f() takes 1 argument, not 0',
    ],
    [ruleFile('function f() { let x = 1 return x; }'), "3:26 expected ';', found 'return'"],
    [ruleFile('function f() { }'), "3:16 expected 'return', found '}'"],
    [ruleFile('function f(a,b,c,d,e,f2,g,h) { return 1; }'), '3:10 f() has more than 7 parameters'],
    [
      ruleFile(
        `function f() { ${Array.from({ length: 11 }, (_, i) => `let x${i} = 1;`).join(' ')} return 1; }`,
      ),
      '3:10 f() has more than 10 let variables',
    ],
    [
      ruleFile(
        Array.from(
          { length: 22 },
          (_, i) => `function f${i}() { return ${i < 21 ? `f${i + 1}()` : '1'}; }`,
        ).join(' '),
      ),
      'calls from f0() are nested more than 20 deep',
    ],
    [ruleFile(`${'match /a/b { '.repeat(10)}${'} '.repeat(10)}`), 'matches are nested more than 10 deep'],
    [`${ruleFile('')} more`, "expected the end of the file, found 'more'"],
    [`// ${'x'.repeat(256 * 1024)}`, '1:1 the file is larger than 256 KiB'],
  ];
  it.each(cases.map(([source, mistake]) => [source.slice(0, 120), source, mistake] as const))(
    '%#. %s',
    (_name, source, mistake) => {
      expect(mistakesIn(source).join('\n')).toContain(mistake);
    },
  );

  it('does not hide the others', () => {
    const source = ruleFile('match /a/{b} { allow reed: if x; allow get: if y(); }');
    expect(mistakesIn(source)).toHaveLength(3);
  });

  it('does not outlast its file', () => {
    expect(mistakesIn(ruleFile("match /a/{b} { allow read: if '\\d' == b; }"))).toHaveLength(1);
    expect(mistakesIn(ruleFile('match /a/{b} { allow read; }'))).toEqual([]);
  });
});
