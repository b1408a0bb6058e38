import { memoryStorage } from '../../store/memory-storage';
import type { Asker } from '../access';
import { RealtimeDatabase } from '../realtime-database';
import { readPath } from '../tree/path';
import { accessByRules } from './access-by-rules';
import { readRules } from './rule-tree';

const NOW = 1_000_000;

const ana: Asker = {
  kind: 'user',
  auth: {
    uid: 'ana',
    provider: 'password',
    token: { staff: true, sub: 'ana', firebase: { tenant: 't' }, note: 'abc' },
  },
};
const ben: Asker = { kind: 'user', auth: { uid: 'ben', provider: 'password', token: { staff: 'true' } } };
const nobody: Asker = { kind: 'nobody' };

function open(rules: object, content: unknown = null) {
  const result = readRules(JSON.stringify({ rules }));
  if (!result.ok) throw new Error(`${result.mistake.column}: ${result.mistake.reason}`);
  const database = new RealtimeDatabase(memoryStorage(), () => NOW);
  database.commit(database.plan([{ path: [], json: content }]));
  const access = accessByRules(() => result.rules);
  return {
    reads: (path: string, asker: Asker) =>
      access.mayRead(readPath(path), asker, { root: database.root, now: NOW }),
    writes: (puts: Readonly<Record<string, unknown>>, asker: Asker) =>
      access.mayWrite(
        database.plan(Object.entries(puts).map(([path, json]) => ({ path: readPath(path), json }))),
        asker,
      ),
    readsByData: () => access.readsByData(),
    isIndexed: (path: string, index: string) => access.isIndexed(readPath(path), index),
  };
}

/** What an expression says to a reader of `/at`. */
const says = (expression: string, content: unknown = null, asker: Asker = ana) =>
  open({ at: { '.read': expression } }, content).reads('at', asker);

describe('expressions', () => {
  it.each([
    ['true', true],
    ['!false && !(1 > 2)', true],
    ['1 + 2 * 3 === 7 && (1 + 2) * 3 == 9 && 7 % 4 === 3 && 1 / 2 === 0.5 && -1 < 0', true],
    ["'a' + 'b' === 'ab' && 'n' + 1 === 'n1'", true],
    ["'a' < 'b' && !('b' <= 'a')", true],
    ['true ? false : true', false],
    ['false || true && false', false],
    ["auth.uid === 'ana' && auth.provider === 'password'", true],
    ["auth.token.staff === true && auth.token['staff'] == true", true],
    ["auth.token.firebase.tenant === 't'", true],
    ['auth.token.missing === null', true],
    ['auth.token.missing.deeper === null', false],
    ['auth.token.staff && true', true],
    ['auth.token.note && true', false],
    ['auth.token.note.length === 3', true],
    ['auth.token.toString === null && auth.token.constructor === null', true],
    ['now === 1000000', true],
    ["data.child('n').val() === 5 && data.child('n').isNumber()", true],
    ["data.child('deep/er').val() === 'x'", true],
    ["data.child('deep').val() != null && data.child('deep').exists()", true],
    ["data.child('deep').val() === data.child('deep').val()", false],
    ["data.hasChildren() && data.hasChildren(['n', 'deep']) && !data.hasChildren(['n', 'other'])", true],
    ["data.hasChild('deep/er') && !data.hasChild('n/er')", true],
    ["data.parent().child('other').val() === true && root.child('other').val()", true],
    ['data.parent().parent().exists()', false],
    ["data.child('p').getPriority() === 7", true],
    ["data.child('text').val().contains('b') && data.child('text').val().length === 3", true],
    ["'abc'.beginsWith('a') && 'abc'.endsWith('c') && 'abc'.replace('b', '$&') === 'a$&c'", true],
    ["'aBc'.toUpperCase() === 'ABC' && 'aBc'.toLowerCase() === 'abc'", true],
    ["'2026-11-23'.matches(/^\\d{4}-\\d\\d-\\d\\d$/) && 'ABC'.matches(/^[a-c/]+$/i)", true],
    ["data.child('n').val().contains('5')", false],
    ["data.child('n').val() < 'z'", false],
    ["!(data.child('n').val() < 'z')", false],
    ["data.child('missing').val() < 5", false],
    ["data.child('n').val().contains('5') || true", false],
    ["true || data.child('n').val().contains('5')", true],
    ['data.val()', false],
  ])('%s', (expression, wanted) => {
    const content = {
      at: { n: 5, deep: { er: 'x' }, text: 'abc', p: { '.value': 1, '.priority': 7 } },
      other: true,
    };
    expect(says(expression, content)).toBe(wanted);
  });

  it('that ask who somebody is are false for nobody, unless they ask that first', () => {
    expect(says("auth.uid !== 'ana'", null, nobody)).toBe(false);
    expect(says('auth == null', null, nobody)).toBe(true);
    expect(says('auth !== null && auth.uid === "x"', null, nobody)).toBe(false);
  });
});

describe('mistakes are told with their place', () => {
  const mistake = (file: string) => {
    const result = readRules(file);
    return result.ok ? 'none' : `${result.mistake.line}:${result.mistake.column} ${result.mistake.reason}`;
  };
  const inRule = (expression: string, kind = '.write') =>
    mistake(`{\n  "rules": {\n    "${kind}": "${expression}"\n  }\n}`);

  it.each([
    ['user.uid == 1', '3:16 "user" is not known here.'],
    ['auth.uid == $uid', '3:28 "$uid" is not known here.'],
    ['auth.email == null', '3:21 Who asks has no "email"; there are uid, token and provider.'],
    ['data.value() == 1', '3:21 "value" is no method of a place of the data.'],
    ['data.val == 1', '3:21 "val" is no member of a place of the data.'],
    ['data.child().exists()', '3:21 "child" takes 1 and is given 0.'],
    ['data.child(1).exists()', '3:21 This is a number; a text is wanted.'],
    ['data', '3:16 A rule has to give true or false.'],
    ["'true'", '3:16 A rule has to give true or false.'],
    ['data == newData', '3:21 A place of the data is never equal to a place of the data.'],
    ['auth.uid == 5', '3:25 A text is never equal to a number.'],
    ['1 < true', '3:18 Only two numbers or two texts have an order.'],
    ['now && true', '3:16 This is a number; true or false is wanted.'],
    ['!now', '3:17 This is a number; true or false is wanted.'],
    ['true &&', '3:23 The expression ends too early.'],
    ['true true', '3:21 "true" is not expected here.'],
    ['true @', '3:21 "@" means nothing here.'],
    ["'a'.matches('b')", '3:20 This is a text; a pattern is wanted.'],
    ["'a'.matches(/b/g)", '3:28 A pattern knows only the flag "i".'],
    ["'a'.matches(/(/)", '3:28 This is no pattern.'],
    ['auth.constructor == null', '3:21 Who asks has no "constructor"; there are uid, token and provider.'],
    ['data.__proto__()', '3:21 "__proto__" is no method of a place of the data.'],
    ['query.limitToFirst < 5', '3:16 "query" is not known here.'],
    [`${'('.repeat(200)}true`, '3:116 This is nested too deep.'],
    [`${'!'.repeat(200)}true`, '3:115 This is nested too deep.'],
  ])('%s', (expression, wanted) => {
    expect(inRule(expression)).toBe(wanted);
  });

  it('and newData has no meaning in a rule for reading', () => {
    expect(inRule('newData.exists()', '.read')).toBe(
      '3:15 "newData" is not known here in a rule for reading.',
    );
    expect(inRule('newData.exists()')).toBe('none');
  });

  it.each([
    ['{"rules": {".raed": true}}', '1:12 ".raed" is neither a key nor a kind of rule.'],
    ['{"rules": {"a.b": {}}}', '1:12 "a.b" is neither a key nor a kind of rule.'],
    ['{"rules": {"$a": {}, "$b": {}}}', '1:22 "$a" stands for the same keys.'],
    ['{"rules": {"$a": {"x": {"$a": {}}}}}', '1:25 "$a" already stands for a key above.'],
    ['{"rules": {"a": {}, "a": {}}}', '1:21 "a" is here twice.'],
    ['{"rules": {"a": true}}', '1:17 The rules of a place are an object.'],
    ['{"rules": {".read": 1}}', '1:21 A rule is an expression in quotation marks, true or false.'],
    ['{"rules": {".indexOn": [1]}}', '1:25 An index is a text.'],
    ['{"rules": {}, "more": {}}', '1:1 A rules file is an object with "rules" alone.'],
    ['[]', '1:1 A rules file is an object with "rules" alone.'],
    ['{"rules": {', '1:12 A key in quotation marks is expected here.'],
    ['{"rules": {}} x', '1:15 The file ends before this.'],
    ['{"rules": {".read": "tr\\u00e', '1:25 Four digits are expected here.'],
  ])('%s', (file, wanted) => {
    expect(mistake(file)).toBe(wanted);
  });

  it('but comments and a last comma are none', () => {
    expect(mistake('// rules\n{"rules": { /* all */ ".read": true, }}')).toBe('none');
  });
});

describe('places', () => {
  it('nothing is allowed where no rule says so, and above a rule', () => {
    const rules = open({ a: { b: { '.read': true, '.write': true } } });
    expect(['', 'a', 'a/b', 'a/b/c', 'c'].map((path) => rules.reads(path, ana))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(rules.writes({ 'a/b': 1 }, ana)).toBe(true);
    expect(rules.writes({ a: { b: 1 } }, ana)).toBe(false);
    expect(rules.writes({ 'a/b': 1, c: 1 }, ana)).toBe(false);
    expect(rules.writes({ '': null }, ana)).toBe(false);
  });

  it('what is allowed above cannot be forbidden below', () => {
    const rules = open({ a: { '.read': true, b: { '.read': false } } });
    expect(rules.reads('a/b', nobody)).toBe(true);
  });

  it('a name stands for keys without rules of their own', () => {
    const rules = open({ $x: { '.read': "$x === 'other'", $y: { '.read': '$x === $y' } }, own: {} });
    expect([rules.reads('other', ana), rules.reads('own', ana), rules.reads('own/own', ana)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([rules.reads('a/a', ana), rules.reads('a/b', ana)]).toEqual([true, false]);
  });

  it('administrators are not asked', () => {
    const rules = open({});
    expect([rules.reads('', { kind: 'owner' }), rules.writes({ a: 1 }, { kind: 'owner' })]).toEqual([
      true,
      true,
    ]);
  });

  it('say what they depend on, and which indexes there are', () => {
    const rules = open({
      a: { '.read': 'auth != null', '.indexOn': 'n', b: { '.read': "root.child('x').exists()" } },
      $k: { '.indexOn': ['.value', 'n/m'] },
    });
    expect(rules.readsByData()).toBe(true);
    expect(open({ a: { '.read': 'auth != null', $b: { '.write': 'data.exists()' } } }).readsByData()).toBe(
      false,
    );
    expect([rules.isIndexed('a', 'n'), rules.isIndexed('a', 'm'), rules.isIndexed('k', '.value')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([rules.isIndexed('k', 'n/m'), rules.isIndexed('k/deep', 'n/m')]).toEqual([true, false]);
  });
});

describe('validity', () => {
  const rules = () =>
    open(
      {
        '.write': true,
        all: {
          '.validate': "newData.hasChildren(['a'])",
          a: { '.validate': 'newData.isNumber()' },
          $other: { '.validate': false },
        },
      },
      { all: { a: 1 } },
    );

  it('is asked of what is written, of what is above and of what is below', () => {
    expect(rules().writes({ 'all/a': 2 }, ana)).toBe(true);
    expect(rules().writes({ all: { a: 2 } }, ana)).toBe(true);
    expect(rules().writes({ 'all/a': 'text' }, ana)).toBe(false);
    expect(rules().writes({ all: { a: 'text' } }, ana)).toBe(false);
    expect(rules().writes({ all: { a: 2, b: 3 } }, ana)).toBe(false);
    expect(rules().writes({ all: { b: 3 } }, ana)).toBe(false);
    expect(rules().writes({ '': { all: { a: 'text' } } }, ana)).toBe(false);
  });

  it('is not asked of what is taken away', () => {
    expect(rules().writes({ 'all/a': null }, ana)).toBe(true);
    expect(rules().writes({ all: null }, ana)).toBe(true);
  });

  it('looks at the whole update, so that no place is valid by what is written beside it alone', () => {
    expect(rules().writes({ 'all/a': 2, 'all/b': 1 }, ana)).toBe(false);
    const pair = open({
      $k: {
        '.write': true,
        '.validate': "newData.parent().child('b').val() === newData.parent().child('a').val()",
      },
    });
    expect(pair.writes({ a: 1, b: 1 }, ana)).toBe(true);
    expect(pair.writes({ a: 1, b: 2 }, ana)).toBe(false);
  });
});

describe('somebody who tries', () => {
  const presence = () =>
    open(
      {
        here: {
          $kind: {
            $id: {
              '.read': 'auth.token.staff === true',
              $conn: {
                '.write':
                  "auth.token.staff === true && (data.exists() ? data.child('u').val() === auth.uid : !newData.exists() || newData.child('u').val() === auth.uid)",
                '.validate': "newData.hasChildren(['u', 'at'])",
                u: { '.validate': 'newData.val() === auth.uid' },
                at: { '.validate': 'newData.val() === now' },
                f: { '.validate': 'newData.isString() && newData.val().length <= 40' },
                $x: { '.validate': false },
              },
            },
          },
        },
      },
      { here: { tasks: { t1: { c1: { u: 'ana', at: 5 }, c2: { u: 'ben', at: 5 } } } } },
    );
  const mine = { u: 'ana', at: { '.sv': 'timestamp' } };
  const at = 'here/tasks/t1';

  it.each<[string, Readonly<Record<string, unknown>>, boolean]>([
    ['writes the own row', { [`${at}/c1`]: mine }, true],
    ['writes a new row', { [`${at}/c9`]: { ...mine, f: 'phone' } }, true],
    ['removes the own row', { [`${at}/c1`]: null }, true],
    ['removes the row of another', { [`${at}/c2`]: null }, false],
    ['takes over the row of another', { [`${at}/c2`]: mine }, false],
    ['changes a field of the row of another', { [`${at}/c2/f`]: 'phone' }, false],
    ['writes a row for another', { [`${at}/c9`]: { ...mine, u: 'ben' } }, false],
    ['gives the own row to another', { [`${at}/c1/u`]: 'ben' }, false],
    ['writes a time of its own', { [`${at}/c9`]: { ...mine, at: NOW - 1 } }, false],
    [
      'writes a time of its own that a server value hides',
      { [`${at}/c9`]: { ...mine, at: { '.sv': { increment: NOW - 1 } } } },
      false,
    ],
    ['names too long a field', { [`${at}/c9`]: { ...mine, f: 'f'.repeat(41) } }, false],
    ['adds what nobody knows', { [`${at}/c9`]: { ...mine, note: 'hello' } }, false],
    ['hides something below a value', { [`${at}/c9`]: { ...mine, f: { x: 'hello' } } }, false],
    ['writes a list of rows at once', { [at]: { c9: mine } }, false],
    ['removes all rows', { here: null }, false],
    ['mixes the own row with one of another', { [`${at}/c1`]: mine, [`${at}/c2`]: null }, false],
    ['writes a priority to the row of another', { [`${at}/c2/.priority`]: 1 }, false],
  ])('%s', (_, puts, wanted) => {
    expect(presence().writes(puts, ana)).toBe(wanted);
  });

  it('has no claim by a text that looks like it', () => {
    expect(presence().reads(at, ana)).toBe(true);
    expect(presence().reads(at, ben)).toBe(false);
    expect(presence().reads(at, nobody)).toBe(false);
    expect(presence().reads('here/tasks', ana)).toBe(false);
  });
});
