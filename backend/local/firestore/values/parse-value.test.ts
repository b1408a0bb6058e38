import { parseFields, parseValue } from './parse-value';

const nest = (levels: number): object =>
  levels === 0 ? { integerValue: '1' } : { mapValue: { fields: { n: nest(levels - 1) } } };
const text = (length: number) => ({ stringValue: 'x'.repeat(length) });

describe('reading values', () => {
  it.each([
    ['an integer as a number', { integerValue: 42 }, { integerValue: '42' }],
    ['an integer with leading zeros', { integerValue: '007' }, { integerValue: '7' }],
    ['minus zero', { doubleValue: '-0' }, { doubleValue: '-0' }],
    ['a double as text', { doubleValue: '1.5e3' }, { doubleValue: 1500 }],
    [
      'nanoseconds, cut',
      { timestampValue: '2020-01-01T00:00:00.123456789Z' },
      { timestampValue: '2020-01-01T00:00:00.123456Z' },
    ],
    [
      'milliseconds',
      { timestampValue: '2020-01-01T00:00:00.120Z' },
      { timestampValue: '2020-01-01T00:00:00.120Z' },
    ],
    ['a zone', { timestampValue: '2020-01-01T02:00:00+02:00' }, { timestampValue: '2020-01-01T00:00:00Z' }],
    ['URL-safe base64', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    ['an empty array', { arrayValue: {} }, { arrayValue: { values: [] } }],
    ['an empty map', { mapValue: {} }, { mapValue: { fields: {} } }],
    ['an empty geo point', { geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  ])('takes %s', (_, given, kept) => {
    expect(parseValue(given)).toEqual(kept);
  });

  it.each([
    ['an integer beyond 64 bits', { f: { integerValue: '9223372036854775808' } }, 'not a valid integerValue'],
    ['a fraction as integer', { f: { integerValue: '1.5' } }, 'not a valid integerValue'],
    ['the 30th of February', { f: { timestampValue: '2020-02-30T00:00:00Z' } }, 'Invalid timestamp'],
    ['the year 0', { f: { timestampValue: '0000-12-31T23:59:59Z' } }, 'Invalid timestamp'],
    ['a latitude of 91', { f: { geoPointValue: { latitude: 91 } } }, 'not a valid geoPointValue'],
    ['two types at once', { f: { integerValue: '1', stringValue: 'a' } }, 'exactly one type'],
    ['no type', { f: {} }, 'exactly one type'],
    ['a value that is none', { f: 'text' }, 'is not a value'],
    ['an inherited member', { f: { constructor: 1 } }, 'exactly one type'],
    [
      'an array in an array',
      { f: { arrayValue: { values: [{ arrayValue: {} }] } } },
      'Nested arrays are not allowed',
    ],
    ['21 levels', { f: nest(21) }, 'Property f contains an invalid nested entity.'],
    [
      'a text that is too long',
      { s: text(1_048_488) },
      'The value of property "s" is longer than 1048487 bytes.',
    ],
    [
      'such a text in a map',
      { m: { mapValue: { fields: { s: text(1_048_488) } } } },
      'Property m contains an invalid nested entity.',
    ],
    ['a reserved name', { __x__: { integerValue: '1' } }, 'field name __x__ is reserved'],
    [
      'a reserved name inside',
      { m: { mapValue: { fields: { __x__: { integerValue: '1' } } } } },
      "field name '__x__' is reserved.",
    ],
    [
      'a name of 1501 bytes',
      { ['n'.repeat(1501)]: { integerValue: '1' } },
      'The property.name is longer than 1500 bytes.',
    ],
    ['an empty name', { '': { integerValue: '1' } }, 'must not be empty'],
  ])('refuses %s', (_, fields, message) => {
    expect(() => parseFields(fields)).toThrow(message);
  });

  it('takes 20 levels and names that objects inherit', () => {
    const fields = { constructor: nest(20), toString: text(1_048_487) };
    expect(Object.keys(parseFields(fields))).toEqual(['constructor', 'toString']);
  });
});
