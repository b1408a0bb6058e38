import { encode, encodeFields } from './encode';

describe('values on their way to the database', () => {
  it('keep whole numbers apart from others', () => {
    expect(encode(42)).toEqual({ integerValue: '42' });
    expect(encode(0.5)).toEqual({ doubleValue: 0.5 });
    expect(encode(-0)).toEqual({ integerValue: '0' });
  });

  it('are instants, lists and maps at any depth', () => {
    expect(encode({ at: new Date(0), tags: ['a'], inner: { on: true, none: null } })).toEqual({
      mapValue: {
        fields: {
          at: { timestampValue: '1970-01-01T00:00:00.000Z' },
          tags: { arrayValue: { values: [{ stringValue: 'a' }] } },
          inner: { mapValue: { fields: { on: { booleanValue: true }, none: { nullValue: null } } } },
        },
      },
    });
  });

  it('are bytes', () => {
    expect(encode(new Uint8Array([0, 1, 2]))).toEqual({ bytesValue: 'AAEC' });
  });

  it('leave out what is undefined, and refuse what cannot be stored', () => {
    expect(encodeFields({ a: undefined, b: 'x' })).toEqual({ b: { stringValue: 'x' } });
    expect(() => encode(() => 1)).toThrow(TypeError);
  });
});
