import { clockChange, instantAt, timeIn } from './index';

const at = (day: string, time: string, zone = 'Europe/Berlin') => instantAt(day, time, zone).toISOString();

describe('instants', () => {
  it('are one hour from UTC in a Berlin winter and two in summer', () => {
    expect(at('2026-11-20', '08:30')).toBe('2026-11-20T07:30:00.000Z');
    expect(at('2026-07-01', '08:30')).toBe('2026-07-01T06:30:00.000Z');
  });

  it('are the first of two when clocks go back', () => {
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('come after the jump when clocks go forward over the time', () => {
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(timeIn('Europe/Berlin', instantAt('2026-03-29', '02:30', 'Europe/Berlin'))).toBe('03:30');
  });

  it('keep midnight on the day it belongs to', () => {
    expect(at('2026-11-20', '00:00')).toBe('2026-11-19T23:00:00.000Z');
    expect(timeIn('Europe/Berlin', new Date('2026-11-19T23:00:00Z'))).toBe('00:00');
  });

  it('work in zones a quarter of an hour off and across the date line', () => {
    expect(at('2026-11-20', '12:00', 'Asia/Kathmandu')).toBe('2026-11-20T06:15:00.000Z');
    expect(at('2026-11-20', '12:00', 'Pacific/Kiritimati')).toBe('2026-11-19T22:00:00.000Z');
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30', 'skipped'],
    ['Europe/Berlin', '2026-03-29', '03:00', undefined],
    ['Europe/Berlin', '2026-10-25', '02:00', 'twice'],
    ['Europe/Berlin', '2026-10-25', '02:59', 'twice'],
    ['Europe/Berlin', '2026-10-25', '03:00', undefined],
    ['America/New_York', '2026-03-08', '02:30', 'skipped'],
    ['America/New_York', '2026-11-01', '01:30', 'twice'],
    ['America/New_York', '2026-11-01', '00:59', undefined],
    ['Pacific/Auckland', '2026-09-27', '02:30', 'skipped'],
    ['Pacific/Auckland', '2026-04-05', '02:30', 'twice'],
    ['UTC', '2026-10-25', '02:30', undefined],
  ])('in %s on %s: %s is %s', (zone, day, time, change) => {
    expect(clockChange(day, time, zone)).toBe(change);
  });

  it('refuse what is no time of day', () => {
    expect(() => instantAt('2026-11-20', '24:00', 'UTC')).toThrow(RangeError);
  });
});
