import { parseFields } from '../values/parse-value';
import { packFields, unpackFields } from './packed-value';

it('every kind of value is the same after it was stored', () => {
  const fields = parseFields({
    null: { nullValue: null },
    yes: { booleanValue: true },
    no: { booleanValue: false },
    integer: { integerValue: '9223372036854775807' },
    double: { doubleValue: 1.5 },
    wholeDouble: { doubleValue: 1 },
    nan: { doubleValue: 'NaN' },
    minusZero: { doubleValue: '-0' },
    infinite: { doubleValue: '-Infinity' },
    time: { timestampValue: '2026-11-20T10:00:00.123456Z' },
    text: { stringValue: '' },
    bytes: { bytesValue: 'AQI=' },
    reference: { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
    place: { geoPointValue: { latitude: 1.5, longitude: -2 } },
    list: {
      arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { i: { stringValue: 'x' } } } }] },
    },
    empty: { arrayValue: {} },
    map: { mapValue: { fields: { m: { nullValue: null }, constructor: { doubleValue: 2 } } } },
    vector: {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 1 }] } },
        },
      },
    },
  });
  expect(unpackFields(JSON.parse(JSON.stringify(packFields(fields))))).toEqual(fields);
});
