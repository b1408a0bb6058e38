import { orderKey } from '../values/order-key';
import { parseValue } from '../values/parse-value';
import { bool, bytes, double, geo, int, list, map, NAN, NULL, text, time, vector } from './values';

const ref = (path: string, project = 'demo') => ({
  referenceValue: `projects/${project}/databases/(default)/documents/${path}`,
});

/** Values as the official emulator orders them; those on one line are equal to it. */
const IN_ORDER: readonly (readonly object[])[] = [
  [NULL],
  [bool(false)],
  [bool(true)],
  [NAN],
  [double('-Infinity')],
  [double(-1e300)],
  [int('-9223372036854775808'), double(-(2 ** 63))],
  [double(-2.5)],
  [int(-1), double(-1)],
  [double(-0), int(0), double(0)],
  [double(5e-324)],
  [double(0.5)],
  [int(1), double(1)],
  [int('9007199254740992'), double(2 ** 53)],
  [int('9007199254740993')],
  [double(2 ** 53 + 2)],
  [int('9223372036854775807')],
  [double(2 ** 63)],
  [double(1e300)],
  [double('Infinity')],
  [time('0001-01-01T00:00:00Z')],
  [
    time('1970-01-01T00:00:00Z'),
    time('1970-01-01T09:00:00+09:00'),
    time('1970-01-01T00:00:00.000000001Z'),
    time('1970-01-01T00:00:00.000000999Z'),
  ],
  [time('1970-01-01T00:00:00.000001Z'), time('1970-01-01T00:00:00.000001500Z')],
  [time('1970-01-01T00:00:00.000002Z')],
  [time('2026-10-10T00:00:00Z')],
  [time('9999-12-31T23:59:59.999999999Z')],
  ...['', '\0', '\x01', 'A', 'B', 'a', 'a\0', 'aa', 'ab', 'é', '\ue000', '\uff5e', '\u{10000}', '😀'].map(
    (string) => [text(string)],
  ),
  ...['', 'AA==', 'AAA=', 'AQ==', 'gA==', '/w=='].map((base64) => [bytes(base64)]),
  [ref('c/__id-1__')],
  [ref('c/__id5__')],
  [ref('c/__id10__')],
  [ref('c/a')],
  [ref('c/a/sub/x')],
  [ref('c/b')],
  [ref('c/\uff5e')],
  [ref('c/😀')],
  [ref('c-b/x')],
  [ref('c/a', 'demo2')],
  [geo(-90, 0)],
  [geo(0, -180)],
  [geo(0, 0)],
  [geo(0, 180)],
  [geo(90, 0)],
  [list()],
  [list(NULL)],
  [list(NAN)],
  [list(int(1)), list(double(1))],
  [list(int(1), int(2))],
  [list(int(2))],
  [list(text('a'))],
  [list(text('a'), int(1))],
  [list(map({ a: int(1) }))],
  [vector(3)],
  [vector(0, 5)],
  [vector(1, 2)],
  [map()],
  [map({ a: int(1) }), map({ a: double(1) })],
  [map({ a: int(1), b: int(0) })],
  [map({ a: int(2) })],
  [map({ b: int(0) })],
  [map({ '\uff5e': int(1) })],
  [map({ '😀': int(1) })],
];

const keyOf = (value: object) => orderKey(parseValue(value));

describe('the order of values', () => {
  it.each(IN_ORDER.slice(1).map((group, index) => [group[0], IN_ORDER[index]?.[0]] as const))(
    'puts %j after %j',
    (later, earlier) => {
      expect(keyOf(earlier ?? {}) < keyOf(later ?? {})).toBe(true);
    },
  );

  it.each(IN_ORDER.flatMap(([first, ...others]) => others.map((other) => [first, other] as const)))(
    'holds %j and %j for equal',
    (first, other) => {
      expect(keyOf(other ?? {})).toBe(keyOf(first ?? {}));
    },
  );
});
