import type { Asset } from './asset';
import { serviced } from './service';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const asset = (over: Partial<Asset> = {}): Asset =>
  ({ lastServiceOn: '2026-11-10', meter: { unit: 'h', value: 100, at: at(10) }, ...over }) as Asset;

describe('an asset a job was about', () => {
  it('was serviced on the day of completion, and shows what was read', () => {
    expect(serviced(asset(), { on: '2026-11-20', reading: { value: 120, at: at(20) } })).toEqual({
      lastServiceOn: '2026-11-20',
      meter: { unit: 'h', value: 120, at: at(20) },
    });
  });

  it('keeps what is newer', () => {
    expect(serviced(asset(), { on: '2026-11-09', reading: { value: 90, at: at(9) } })).toEqual({});
    expect(
      serviced(asset({ meter: undefined }), { on: '2026-11-10', reading: { value: 1, at: at(9) } }),
    ).toEqual({});
  });

  it('gets a meter where it had none and the unit is known', () => {
    const first = serviced(
      { ...asset(), meter: undefined, lastServiceOn: undefined },
      {
        on: '2026-11-20',
        reading: { value: 7, at: at(20), unit: 'm³' },
      },
    );
    expect(first).toEqual({ lastServiceOn: '2026-11-20', meter: { unit: 'm³', value: 7, at: at(20) } });
  });
});
