import { evaluate, type Found, fields } from '../rules-fixture';

const resource = fields({ at: new Date('2026-11-20T13:05:09.250Z'), leap: new Date('2024-12-31T23:59:59Z') });

const check = (table: Record<string, Found>) => {
  it.each(Object.entries(table))('%s is %s', (condition, expected) => {
    expect(evaluate(condition, { resource })).toBe(expected);
  });
};

describe('string', () => {
  check({
    "'abc'.size() == 3": true,
    "'ä😀'.size() == 2": true,
    "''.size() == 0": true,
    "'AbC'.lower() == 'abc'": true,
    "'AbC'.upper() == 'ABC'": true,
    "' a '.trim() == 'a'": true,
    "'abc'.matches('a.c')": true,
    "'xabc'.matches('abc')": false,
    "'abc'.matches('.*b.*')": true,
    "'ABC'.matches('(?i)abc')": true,
    "'a-b_c@d.e'.matches('[a-z]\\\\-[a-z]_[a-z]\\\\@[a-z]\\\\.[a-z]')": true,
    "'7'.matches('[[:digit:]]')": true,
    "'Ä'.matches('\\\\pL')": true,
    "'a|b'.matches('a|b')": false,
    "'b'.matches('a|b')": true,
    "'a\\nb'.matches('a.b')": false,
    "'a\\nb'.matches('(?s)a.b')": true,
    "'2026-11-20'.matches('\\\\d{4}-\\\\d{2}-\\\\d{2}')": true,
    "'abc'.matches('a(' + '')": 'error',
    "'abc'.matches(1)": 'error',
    "'a1b22'.replace('[0-9]+', '#') == 'a#b#'": true,
    "'john smith'.replace('(\\\\w+) (\\\\w+)', '\\\\2 \\\\1') == 'smith john'": true,
    "'a'.replace('a', '$1') == '$1'": true,
    "'a,b,,c'.split(',') == ['a', 'b', '', 'c']": true,
    "'a1b2'.split('[0-9]') == ['a', 'b', '']": true,
    "'abc'.split('') == ['a', 'b', 'c']": true,
    "'abc'.split('(b)') == ['a', 'c']": true,
    "'ä'.toUtf8().size() == 2": true,
    '5.size() == 1': 'error',
    'null.size() == 1': 'error',
  });
});

describe('list', () => {
  check({
    '[1, 2].size() == 2': true,
    '[1].concat([2]) == [1, 2]': true,
    '[1].concat(2) == [1, 2]': 'error',
    '[1, 2, 3].hasAll([1, 3])': true,
    '[1, 2].hasAll([1, 3])': false,
    '[1].hasAll([])': true,
    '[1, 2].hasAny([2, 9])': true,
    '[1, 2].hasAny([9])': false,
    '[1].hasAny([])': false,
    "['a', 'b'].hasOnly(['a', 'c'])": false,
    "['a', 'b'].hasOnly(['a', 'b', 'c'])": true,
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])": true,
    '[].hasOnly([])': true,
    "['a', 'b'].hasOnly(['a', 'b'].toSet())": true,
    "['a', 1, true, null].join('-') == 'a-1-true-null'": true,
    "[[1]].join(',') == ''": 'error',
    '[1, 2, 1].removeAll([1]) == [2]': true,
    '[1, 1, 2].toSet().size() == 2': true,
  });
});

describe('set', () => {
  check({
    "['a', 'b'].toSet().difference(['a', 'c'].toSet()) == ['b'].toSet()": true,
    "['a', 'b'].toSet().intersection(['a', 'c'].toSet()) == ['a'].toSet()": true,
    "['a', 'b'].toSet().union(['a', 'c'].toSet()) == ['a', 'b', 'c'].toSet()": true,
    "['d', 'e', 'f'].toSet().hasAll(['d', 'e'])": true,
    "['a', 'b'].toSet().hasAll(['a', 'c'])": false,
    "['a', 'b'].toSet().hasAny(['c', 'd'].toSet())": false,
    "['a', 'b'].toSet().hasAny(['a'])": true,
    "['a', 'b'].toSet().hasOnly(['a', 'b'])": true,
    "['a'].toSet().hasOnly(['a', 'b'])": true,
    "['a', 'z'].toSet().hasOnly(['a', 'b'])": false,
    "['a'].toSet()[0] == 'a'": 'error',
    "['a'].toSet() == ['a']": false,
  });
});

describe('map', () => {
  check({
    "{'a': 1, 'b': 2}.size() == 2": true,
    "{'a': 1, 'b': 2}.keys() == ['a', 'b']": true,
    "{'a': 1, 'b': 2}.keys().hasOnly(['b', 'a'])": true,
    "{'a': 1, 'b': 2}.values() == [1, 2]": true,
    "{'a': 1}.get('a', 7) == 1": true,
    "{'a': 1}.get('b', 7) == 7": true,
    "{'a': {'b': 2}}.get(['a', 'b'], 7) == 2": true,
    "{'a': {'b': 2}}.get(['a', 'c'], 7) == 7": true,
    "{'a': 1}.get(['a', 'c'], 7) == 7": true,
    "{'a': 1}.get(1, 7) == 7": 'error',
    "{'a': null}.get('a', 7) == null": true,
    "{'a': 1}.get('a', 1 / 0) == 1": 'error',
    "{'a': 1}.diff(1).addedKeys() == []": 'error',
  });
});

describe('diff of maps', () => {
  check({
    "{'a': 1}.diff({}).addedKeys() == ['a'].toSet()": true,
    "{}.diff({'a': 1}).removedKeys() == ['a'].toSet()": true,
    "{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys() == ['a'].toSet()": true,
    "{'a': 0}.diff({'a': 0}).unchangedKeys() == ['a'].toSet()": true,
    "{'a': 0, 'c': 0, 'u': 0}.diff({'r': 0, 'c': 1, 'u': 0}).affectedKeys() == ['a', 'r', 'c'].toSet()": true,
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0": true,
    "{'a': null}.diff({}).affectedKeys().hasOnly(['a'])": true,
    "{'a': {'b': 1}}.diff({'a': {'b': 2}}).affectedKeys().hasOnly(['a'])": true,
    "{'a': [1]}.diff({'a': [1]}).affectedKeys().hasAny(['a'])": false,
  });
});

describe('timestamp', () => {
  check({
    'resource.data.at.year() == 2026': true,
    'resource.data.at.month() == 11': true,
    'resource.data.at.day() == 20': true,
    'resource.data.at.dayOfWeek() == 5': true,
    'resource.data.at.dayOfYear() == 324': true,
    'resource.data.leap.dayOfYear() == 366': true,
    'resource.data.at.hours() == 13': true,
    'resource.data.at.minutes() == 5': true,
    'resource.data.at.seconds() == 9': true,
    'resource.data.at.nanos() == 250000000': true,
    'resource.data.at.toMillis() == 1795179909250': true,
    'resource.data.at.date() == timestamp.date(2026, 11, 20)': true,
    'resource.data.at.time() == duration.time(13, 5, 9, 250000000)': true,
    'timestamp.value(1795179909250) == resource.data.at': true,
    'timestamp.value(-1).year() == 1969': true,
    'timestamp.value(-1).nanos() == 999000000': true,
    'timestamp.date(2026, 2, 30).day() == 2': 'error',
    "resource.data.at + duration.value(1, 'd') == timestamp.value(1795266309250)": true,
    "duration.value(1, 'd') + resource.data.at > resource.data.at": true,
    "resource.data.at - duration.value(9, 's') < resource.data.at": true,
    "resource.data.at - resource.data.leap > duration.value(600, 'd')": true,
    'resource.data.at + resource.data.at == 1': 'error',
    "duration.value(1, 'd') - resource.data.at == 1": 'error',
    'resource.data.at + 1 == 1': 'error',
    'request.time > resource.data.at': false,
    'request.time.nanos() == 123456000': true,
  });
});

describe('duration', () => {
  check({
    "duration.value(2, 'w') == duration.value(14, 'd')": true,
    "duration.value(1, 'h').seconds() == 3600": true,
    "duration.value(1500, 'ms').seconds() == 1": true,
    "duration.value(1500, 'ms').nanos() == 500000000": true,
    "duration.value(7, 'ns').nanos() == 7": true,
    "duration.value(1, 'y').seconds() == 1": 'error',
    "duration.abs(duration.value(-1, 'm')) == duration.value(60, 's')": true,
    "duration.value(1, 'm') + duration.value(1, 's') == duration.value(61, 's')": true,
    "duration.value(1, 'm') - duration.value(1, 's') == duration.value(59, 's')": true,
    "duration.value(1, 'm') * 2 == duration.value(2, 'm')": 'error',
    "duration.time(1, 2, 3, 4) == duration.value(3723000000004, 'ns')": true,
  });
});

describe('latlng', () => {
  check({
    'latlng.value(48.1, 11.6).latitude() == 48.1': true,
    'latlng.value(48.1, 11.6).longitude() == 11.6': true,
    'latlng.value(91, 0).latitude() == 91': 'error',
    'latlng.value(0, 0).distance(latlng.value(0, 0)) == 0': true,
    'math.round(latlng.value(52.52, 13.405).distance(latlng.value(48.137, 11.575)) / 1000) == 504': true,
  });
});

describe('math', () => {
  check({
    'math.abs(-3) == 3': true,
    'math.abs(-3.5) == 3.5': true,
    'math.ceil(1.2) == 2': true,
    'math.floor(-1.2) == -2': true,
    'math.round(2.5) == 3': true,
    'math.round(7) == 7': true,
    'math.ceil(1.2) is int': true,
    'math.pow(2, 10) == 1024': true,
    'math.pow(2, 10) is float': true,
    'math.sqrt(9) == 3.0': true,
    'math.isNaN(math.sqrt(-1))': true,
    'math.isNaN(1)': false,
    'math.isInfinite(1.0 / 0)': true,
    'math.floor(1.0 / 0) == 1': 'error',
    "math.abs('a') == 1": 'error',
  });
});

describe('hashing and bytes', () => {
  check({
    "hashing.md5('abc').toHexString() == '900150983cd24fb0d6963f7d28e17f72'": true,
    "hashing.sha256('abc').toBase64() == 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='": true,
    "hashing.crc32('123456789').toHexString() == 'cbf43926'": true,
    "hashing.crc32c('123456789').toHexString() == 'e3069283'": true,
    "hashing.md5('abc') == hashing.md5('abc'.toUtf8())": true,
    "hashing.sha256('abc').size() == 32": true,
    'hashing.md5(1).size() == 1': 'error',
  });
});

describe('conversions', () => {
  check({
    "int('42') == 42": true,
    "int('-1') == -1": true,
    'int(3.9) == 3': true,
    "int('4.2') == 4": 'error',
    'int(true) == 1': 'error',
    "float('2.5') == 2.5": true,
    'float(2) is float': true,
    "float('x') == 1": 'error',
    "string(12) == '12'": true,
    "string(1.5) == '1.5'": true,
    "string(true) == 'true'": true,
    "string(null) == 'null'": true,
    "string([1]) == '1'": 'error',
    "bool('true')": true,
    "bool('false')": false,
    "bool('yes')": 'error',
    'bool(1)': 'error',
    "string(/a/b) == '/a/b'": true,
    "path('a/b') == /a/b": true,
    'path(1) == /a': 'error',
  });
});

describe('path', () => {
  check({
    "/users/$('ana') == /users/ana": true,
    "/users/$('a/b') == /users/a/b": 'error',
    "/users/$('') == /users": 'error',
    '/users/$(1) == /users': 'error',
    '/$(/a/b)/c == /a/b/c': true,
    '/databases/(default)/documents/a-b/c1 is path': true,
    "path('/users/$(uid)').bind({'uid': 'ana'}) == /users/ana": true,
    "path('/users/$(uid)').bind({'x': 'ana'}) == /users/ana": 'error',
    'request.path == /databases/(default)/documents/docs/one': true,
    "request.path[4] == 'one'": true,
    'request.path == /databases/$(database)/documents/docs/$(id)': true,
  });
});
