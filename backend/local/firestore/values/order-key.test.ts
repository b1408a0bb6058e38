import fc from 'fast-check';
import { inverted } from '../../store/byte-string';
import { orderKey } from './order-key';
import { parseValue } from './parse-value';

const int = (integerValue: string) => ({ integerValue });
const double = (doubleValue: number | string) => ({ doubleValue });
const string = (stringValue: string) => ({ stringValue });
const bytes = (...content: number[]) => ({ bytesValue: Buffer.from(content).toString('base64') });
const time = (timestampValue: string) => ({ timestampValue });
const array = (...values: object[]) => ({ arrayValue: { values } });
const map = (fields: Record<string, object>) => ({ mapValue: { fields } });
const vector = (...numbers: number[]) =>
  map({ __type__: string('__vector__'), value: array(...numbers.map(double)) });
const geo = (latitude: number, longitude: number) => ({ geoPointValue: { latitude, longitude } });
const reference = (path: string) => ({ referenceValue: `projects/p/databases/(default)/documents/${path}` });

/** Each line comes after the one before it; values on one line are equal. */
const ORDER: readonly (readonly object[])[] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [double('NaN')],
  [double('-Infinity')],
  [double(-1e300)],
  [int('-9223372036854775808'), double(-(2 ** 63))],
  [int('-9223372036854775807')],
  [int('-9007199254740993')],
  [int('-9007199254740992'), double(-(2 ** 53))],
  [int('-1'), double(-1)],
  [double(-5e-324)],
  [int('0'), double(0), double('-0')],
  [double(5e-324)],
  [double(0.5)],
  [int('1'), double(1)],
  [double(1.0000000000000002)],
  [int('9007199254740992'), double(2 ** 53)],
  [int('9007199254740993')],
  [int('9007199254740994'), double(2 ** 53 + 2)],
  [int('9223372036854774784'), double(2 ** 63 - 1024)],
  [int('9223372036854775807')],
  [double(2 ** 63)],
  [double('Infinity')],
  [time('0001-01-01T00:00:00Z')],
  [time('1969-12-31T23:59:59.999999Z')],
  [time('1970-01-01T00:00:00Z'), time('1970-01-01T01:00:00+01:00'), time('1970-01-01T00:00:00.000000999Z')],
  [time('1970-01-01T00:00:00.000001Z')],
  [time('9999-12-31T23:59:59.999999Z')],
  [string('')],
  [string('\0')],
  [string('\0a')],
  [string('a')],
  [string('a\0')],
  [string('aa')],
  [string('b')],
  [string('é')],
  [string('\uffff')],
  [string('😀')],
  [bytes()],
  [bytes(0)],
  [bytes(0, 0)],
  [bytes(0, 1)],
  [bytes(1)],
  [bytes(255)],
  [reference('a/b')],
  [reference('a/b/c/d')],
  [reference('a/c')],
  [reference('a0/b')],
  [geo(-90, 180)],
  [geo(0, -1)],
  [geo(0, 1)],
  [geo(1, -180)],
  [array()],
  [array({ nullValue: null })],
  [array(int('1'))],
  [array(int('1'), int('1'))],
  [array(int('2'))],
  [array(string('a'))],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: int('1') })],
  [map({ a: int('1'), b: int('1') })],
  [map({ a: int('1'), b: int('2') }), map({ b: int('2'), a: int('1') })],
  [map({ a: int('2') })],
  [map({ aa: int('0') })],
  [map({ b: int('0') })],
];
const KEYS = ORDER.map((line) => line.map((value) => orderKey(parseValue(value))));

describe('the order of values', () => {
  it('is the documented one, within a type and across types', () => {
    const sorted = KEYS.flat().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(sorted).toEqual(KEYS.flat());
    for (const [index, line] of KEYS.entries()) {
      const next = KEYS[index + 1]?.[0];
      if (next !== undefined) expect(line[0] !== undefined && line[0] < next).toBe(true);
    }
  });

  it('takes equal values for one', () => {
    for (const line of KEYS) expect(new Set(line).size).toBe(1);
  });

  it('is exactly reversed for keys of descending indexes', () => {
    const keys = KEYS.map(([first]) => inverted(first ?? ''));
    expect([...keys].sort().reverse()).toEqual(keys);
  });

  it('never lets one key begin another, which would mix up what follows in an index', () => {
    const keys = [...new Set(KEYS.flat())];
    for (const a of keys) for (const b of keys) if (a !== b) expect(b.startsWith(a)).toBe(false);
  });

  it('orders all numbers like arithmetic does', () => {
    const number = fc.oneof(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    const keyOf = (found: bigint | number) =>
      orderKey(parseValue(typeof found === 'bigint' ? int(String(found)) : double(found)));
    fc.assert(
      fc.property(number, number, (a, b) => {
        // JavaScript compares bigints with numbers exactly.
        expect(keyOf(a) < keyOf(b)).toBe(a < b);
        expect(keyOf(a) === keyOf(b)).toBe(!(a < b) && !(b < a));
      }),
    );
  });
});
