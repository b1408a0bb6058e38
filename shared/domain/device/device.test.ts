import { devicesOf, isForgotten, MOST_DEVICES, withDevice, withoutDevice } from './index';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const id = (number: number) => `device-${String(number).padStart(16, '0')}`;

describe('the devices of a login', () => {
  it('keep when a device came, and learn when it was seen last', () => {
    const devices = withDevice(withDevice({}, id(1), 'Chrome on Android', day(1)), id(1), 'Chrome', day(8));
    expect(devices).toEqual({ [id(1)]: { name: 'Chrome', createdAt: day(1), seenAt: day(8) } });
  });

  it('are bounded: the one that was not seen for longest makes room', () => {
    let devices = {};
    for (let number = 1; number <= MOST_DEVICES + 1; number += 1)
      devices = withDevice(devices, id(number), 'Firefox on Linux', day(number));
    expect(Object.keys(devices)).toHaveLength(MOST_DEVICES);
    expect(devices).not.toHaveProperty([id(1)]);
    expect(devices).toHaveProperty([id(2)]);
  });

  it('lose one that is taken away, and no other', () => {
    const devices = withDevice(withDevice({}, id(1), 'Chrome', day(1)), id(2), 'Edge', day(1));
    expect(Object.keys(withoutDevice(devices, id(1)))).toEqual([id(2)]);
  });

  it('are read from a damaged document as far as they are whole', () => {
    const whole = { name: 'Chrome', createdAt: day(1), seenAt: day(2) };
    const devices = { [id(1)]: whole, [id(2)]: { name: 7 }, 'x/../y': whole, [id(3)]: null };
    expect(devicesOf({ devices })).toEqual({ [id(1)]: whole });
    for (const data of [undefined, null, 'x', {}, { devices: null }, { devices: [] }])
      expect(devicesOf(data)).toEqual({});
  });
});

it('a device is to say again that it is there after a week', () => {
  expect(isForgotten(day(1), day(8))).toBe(false);
  expect(isForgotten(day(1), day(9))).toBe(true);
});
