import { evaluate, type Found, fields } from './rules-fixture';

const resource = fields({
  n: 5,
  half: 0.5,
  text: 'abc',
  yes: true,
  none: null,
  list: [1, 'two', [3]],
  map: { a: { b: 1 } },
});

const check = (table: Record<string, Found>) => {
  it.each(Object.entries(table))('%s is %s', (condition, expected) => {
    expect(evaluate(condition, { resource })).toBe(expected);
  });
};

describe('arithmetic', () => {
  check({
    '1 + 2 == 3': true,
    '7 / 2 == 3': true,
    '-7 / 2 == -3': true,
    '7 % 3 == 1': true,
    '-7 % 3 == -1': true,
    '7.0 / 2 == 3.5': true,
    '1 / 0 == 1': 'error',
    '1 % 0 == 1': 'error',
    '1.0 / 0 > 1000000': true,
    '2 + 3 * 4 == 14': true,
    '(2 + 3) * 4 == 20': true,
    '10 - 4 - 3 == 3': true,
    '- 5 + 6 == 1': true,
    '--5 == 5': true,
    "-'a' == 1": 'error',
    '1.5e3 == 1500': true,
    '9223372036854775807 + 1 > 0': 'error',
    '9223372036854775807 - 1 > 0': true,
    "'a' + 'b' == 'ab'": true,
    "'a' + 1 == 'a1'": 'error',
    '[1] + [2] == [1, 2]': 'error',
    'true + true == 2': 'error',
    'null + 1 == 1': 'error',
  });
});

describe('equality', () => {
  check({
    '1 == 1.0': true,
    "1 == '1'": false,
    "1 != '1'": true,
    'null == null': true,
    'null == 0': false,
    "'a' == 'A'": false,
    '[1, 2] == [1, 2]': true,
    '[1, 2] == [2, 1]': false,
    "{'a': 1} == {'a': 1.0}": true,
    "{'a': 1} == {'a': 1, 'b': 2}": false,
    '[1, 2].toSet() == [2, 1, 1].toSet()': true,
    '/a/b == /a/b': true,
    "path('/a/b') == /a/b": true,
    "/a/b == '/a/b'": false,
    "'a'.toUtf8() == 'a'.toUtf8()": true,
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)': true,
    'math.sqrt(-1.0) == math.sqrt(-1.0)': false,
    '9007199254740993 == 9007199254740992.0': false,
  });
});

describe('order', () => {
  check({
    '1 < 2': true,
    '1 < 1.5': true,
    '2 <= 2': true,
    '2 >= 3': false,
    "'a' < 'b'": true,
    "'Z' < 'a'": true,
    "'\\uffff' < '\\ud83d\\ude00'": true,
    "1 < 'a'": 'error',
    'null < 1': 'error',
    'true > false': 'error',
    '[1] < [2]': 'error',
    'math.sqrt(-1.0) < 1': false,
    'math.sqrt(-1.0) >= 1': false,
    'timestamp.value(1) < timestamp.value(2)': true,
    "duration.value(1, 'h') > duration.value(59, 'm')": true,
    "timestamp.value(1) < duration.value(1, 's')": 'error',
  });
});

describe('in', () => {
  check({
    '2 in [1, 2]': true,
    '2.0 in [1, 2]': true,
    '3 in [1, 2]': false,
    "'a' in {'a': 1}": true,
    "'b' in {'a': 1}": false,
    "1 in {'a': 1}": 'error',
    "'a' in ['a'].toSet()": true,
    "'a' in 'abc'": 'error',
    "'map' in resource.data": true,
    "'nothing' in resource.data": false,
    '!(3 in [1, 2])': true,
    '1 in [1] == true': true,
  });
});

describe('is', () => {
  check({
    'resource.data.n is int': true,
    'resource.data.n is number': true,
    'resource.data.n is float': false,
    'resource.data.half is float': true,
    'resource.data.half is number': true,
    'resource.data.text is string': true,
    'resource.data.yes is bool': true,
    'resource.data.none is string': false,
    'resource.data.list is list': true,
    'resource.data.map is map': true,
    'resource.data.map.diff({}) is map_diff': true,
    '[1].toSet() is set': true,
    '[1].toSet() is list': false,
    'request.time is timestamp': true,
    "duration.value(1, 's') is duration": true,
    'latlng.value(1, 2) is latlng': true,
    'request.path is path': true,
    "'a'.toUtf8() is bytes": true,
    'resource.data.nothing is string': 'error',
    'null is map': false,
  });
});

describe('logic', () => {
  check({
    'true && true': true,
    'true && false': false,
    'false || true': true,
    '!false': true,
    '!1': 'error',
    'false && 1 / 0 == 1': false,
    '1 / 0 == 1 && false': false,
    '1 / 0 == 1 && true': 'error',
    'true && 1 / 0 == 1': 'error',
    'true || 1 / 0 == 1': true,
    '1 / 0 == 1 || true': true,
    '1 / 0 == 1 || false': 'error',
    'false || 1 / 0 == 1': 'error',
    '!(1 / 0 == 1) || true': true,
    '!(1 / 0 == 1)': 'error',
    '1 && true': 'error',
    "false || 'a'": 'error',
    'true || false && false': true,
    '(true || false) && false': false,
    'true ? true : 1 / 0 == 1': true,
    'false ? 1 / 0 == 1 : true': true,
    '1 / 0 == 1 ? true : true': 'error',
    '1 ? true : true': 'error',
    'false ? true : false ? false : true': true,
    '1': 'error',
    null: 'error',
    'resource.data.gone == 1 || resource.data.n == 5': true,
    'resource.data.gone.deeper == 1 && false': false,
  });
});

describe('members, indexes and ranges', () => {
  check({
    'resource.data.map.a.b == 1': true,
    "resource.data['map']['a'].b == 1": true,
    "resource.data['gone'] == 1": 'error',
    'resource.data.none.x == 1': 'error',
    'resource.data.n.x == 1': 'error',
    'resource.data.list[0] == 1': true,
    'resource.data.list[2][0] == 3': true,
    'resource.data.list[3] == 1': 'error',
    'resource.data.list[-1] == 1': 'error',
    "resource.data.list['a'] == 1": 'error',
    '[1, 2, 3][1:3] == [2, 3]': true,
    '[1, 2, 3][0:0] == []': true,
    '[1, 2, 3][1:4] == []': 'error',
    '[1, 2, 3][2:1] == []': 'error',
    "'hello'[1] == 'e'": true,
    "'hello'[1:3] == 'el'": true,
    "'hello'[9] == 'x'": 'error',
    "/a/b/c[1] == 'b'": true,
    "{'a': 1}.a == 1": true,
    "{'a': {'b': 2}}['a']['b'] == 2": true,
    '{1: 2} == {}': 'error',
    '{}.size() == 0': true,
  });
});

describe('literals', () => {
  check({
    '"double" == \'double\'': true,
    "'it\\'s' == \"it's\"": true,
    "'\\u00e4' == 'ä'": true,
    "'a\\\\b'.size() == 3": true,
    "'line\\n'.size() == 5": true,
    '[].size() == 0': true,
    "[1, 'a', null, true].size() == 4": true,
    '/* a comment */ true // another': true,
  });
});
