import type { Checklist, MeterItem } from './index';
import { asksWhyLower, readingsOf, withMetersOf } from './index';

const by = { uid: 'u1', name: 'Olga Brandt' };
const meter = (over: Partial<MeterItem> = {}): MeterItem => ({
  kind: 'meter',
  label: 'Hours',
  order: 0,
  required: true,
  ...over,
});
const lift = { id: 'a1', name: 'Lift 1' };
const pump = { id: 'a2', name: 'Pump' };
const check = { kind: 'check', label: 'Oil', order: 1, required: false } as const;

describe('the meters of a checklist', () => {
  const checklist: Checklist = { m: meter(), n: meter({ assetRef: pump }), c: check };

  it('are those of the only asset where none is named', () => {
    expect(withMetersOf(checklist, [lift])).toEqual({
      m: meter({ assetRef: lift }),
      n: meter({ assetRef: lift }),
      c: check,
    });
  });

  it('stay open among several assets, but for those that are named', () => {
    expect(withMetersOf(checklist, [lift, pump])).toEqual(checklist);
  });

  it('are nobody’s where there is no asset', () => {
    expect(withMetersOf(checklist)).toEqual({ m: meter(), n: meter(), c: check });
  });

  it('give the latest reading of each asset', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
    const read = (value: number, hour: number) =>
      meter({ assetRef: lift, value, by, at: at(hour), unit: 'h' });
    const readings = readingsOf({
      checklist: {
        late: read(20, 9),
        early: read(10, 8),
        open: meter({ assetRef: pump }),
        free: meter({ value: 3, by, at: at(9) }),
      },
    });
    expect([...readings]).toEqual([
      ['a1', { itemId: 'late', value: 20, at: at(9), unit: 'h', note: undefined }],
    ]);
  });
});

describe('a reading', () => {
  const asset = { meter: { unit: 'h', value: 100, at: new Date(0) } };

  it.each([
    ['lower than the last one', 99, undefined, true],
    ['lower with a blank remark', 99, ' ', true],
    ['lower with a remark', 99, 'Meter replaced', false],
    ['the same', 100, undefined, false],
    ['that is taken back', undefined, undefined, false],
  ])('%s', (_, value, note, asks) => {
    expect(asksWhyLower(asset, value, note)).toBe(asks);
  });

  it('of an asset nobody knows is taken as it is', () => {
    expect(asksWhyLower(undefined, 1, undefined)).toBe(false);
    expect(asksWhyLower({}, 1, undefined)).toBe(false);
  });
});
