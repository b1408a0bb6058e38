import { employeeToRecord, emptyEmployee } from '../employee';
import { firstFreeTime, firstGap } from './first-gap';

const BERLIN = 'Europe/Berlin';
const DAY = '2026-11-24';
const job = (from: string, to: string) => ({
  plannedStart: new Date(`${DAY}T${from}+01:00`),
  plannedEnd: new Date(`${DAY}T${to}+01:00`),
});
/** Works from 8:00 to 12:00 and from 12:30 to 16:30. */
const person = employeeToRecord({ ...emptyEmployee(), startDate: '2020-01-01' });
const gap = (jobs: ReturnType<typeof job>[], over: object = {}) =>
  firstGap({ person, jobs, day: DAY, estimateMin: 90, earliestMin: 0, timezone: BERLIN, ...over });
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('the first gap of a day', () => {
  it('is the beginning of an empty one', () => {
    expect(gap([])).toBe(at(8));
  });

  it('is the first between two jobs that is long enough', () => {
    expect(gap([job('08:00', '09:00'), job('10:00', '10:15')])).toBe(at(10, 15));
    expect(gap([job('08:00', '09:00'), job('10:30', '11:00')])).toBe(at(9));
  });

  it('lies within hours of work: not over the break, not at night', () => {
    expect(gap([job('08:00', '11:00')])).toBe(at(12, 30));
    expect(gap([job('06:00', '07:00')])).toBe(at(8));
  });

  it('is an hour where nobody estimated the job', () => {
    expect(gap([job('08:00', '11:00')], { estimateMin: undefined })).toBe(at(11));
  });

  it('is not over already', () => {
    expect(gap([job('13:00', '14:00')], { earliestMin: at(9, 50) })).toBe(at(10));
    expect(gap([], { earliestMin: at(17, 1) })).toBe(at(17, 15));
  });

  it('is the beginning of the day where there is none', () => {
    expect(gap([job('08:00', '16:30')])).toBe(at(8));
    expect(gap([], { day: '2026-11-22' })).toBe(at(8));
  });
});

describe('the first free time', () => {
  const MONDAY = '2026-11-23';
  const free = (jobs: ReturnType<typeof job>[], now: string, days = [MONDAY, DAY], over: object = {}) =>
    firstFreeTime({ person, jobs, days, estimateMin: 90, timezone: BERLIN, now: new Date(now), ...over });

  it('is on the first day that has a gap', () => {
    expect(free([], '2026-11-20T10:00+01:00')).toEqual({ day: MONDAY, fromMin: at(8) });
    expect(free([job('08:00', '09:00')], '2026-11-20T10:00+01:00', [DAY])).toEqual({
      day: DAY,
      fromMin: at(9),
    });
  });

  it('is neither on a day that is over nor at an hour of today that is', () => {
    expect(free([], '2026-11-24T09:50+01:00')).toEqual({ day: DAY, fromMin: at(10) });
    expect(free([], '2026-11-23T16:00+01:00')).toEqual({ day: DAY, fromMin: at(8) });
  });

  it('is not there where days off and full days are all there are', () => {
    expect(free([], '2026-11-20T10:00+01:00', ['2026-11-21', '2026-11-22'])).toBeUndefined();
    expect(free([job('08:00', '16:30')], '2026-11-20T10:00+01:00', [DAY])).toBeUndefined();
  });

  it('is in no week whose hours the job would exceed: what the door asks a reason for is not proposed', () => {
    const late = (day: string) => ({
      plannedStart: new Date(`${day}T08:00+01:00`),
      plannedEnd: new Date(`${day}T17:30+01:00`),
    });
    // 38 of 40 hours; Friday is free but for what is left of them.
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(late);
    const days = ['2026-11-27', '2026-11-30'];
    const found = (estimateMin: number) => free(week, '2026-11-20T10:00+01:00', days, { estimateMin })?.day;
    expect([found(120), found(135)]).toEqual(['2026-11-27', '2026-11-30']);
  });

  it('is the whole day for a job that is longer than any hours without a break', () => {
    const long = { estimateMin: 6 * 60 };
    expect(free([], '2026-11-20T10:00+01:00', [DAY], long)).toEqual({ day: DAY, fromMin: at(8) });
    expect(free([job('15:00', '16:00')], '2026-11-20T10:00+01:00', [DAY], long)).toMatchObject({
      fromMin: at(8),
    });
    expect(free([job('11:00', '12:00')], '2026-11-20T10:00+01:00', [DAY], long)).toBeUndefined();
    expect(free([], '2026-11-24T09:00+01:00', [DAY], long)).toBeUndefined();
    expect(free([], '2026-11-20T10:00+01:00', [DAY], { estimateMin: 9 * 60 })).toBeUndefined();
  });
});
