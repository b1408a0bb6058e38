import * as fc from 'fast-check';
import { fromWire, toWire } from './wire-value';

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.date({ noInvalidDate: true }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter((key) => !key.startsWith('$') && key !== '__proto__'),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}));

describe('a value on its way between page and server', () => {
  it('arrives as it was sent, with instants and fields that go', () => {
    fc.assert(
      fc.property(value, (sent) => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(sent))))).toEqual(sent);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('x'), 1n, new Map()])(
    'is not sent when it is %p',
    (sent) => {
      expect(() => toWire({ sent })).toThrow(TypeError);
    },
  );

  it('is refused with an instant that is none', () => {
    expect(() => fromWire({ $instant: 'yesterday' })).toThrow(TypeError);
    expect(() => fromWire({ $instant: 5 })).toThrow(TypeError);
  });

  it('is refused when it is nested 5,000 deep', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 5_000; level += 1) deep = { deep };
    expect(() => fromWire(deep)).toThrow('nested too deeply');
  });
});
