import { type Employee, employeeToRecord, emptyEmployee, officeWeek } from '../employee';
import {
  availabilityOn,
  overlap,
  plannedMinutesOn,
  sharedMinutes,
  spanOf,
  wholeDay,
  workloadOn,
  worksOn,
} from './index';

const BERLIN = 'Europe/Berlin';
// A Monday without a holiday.
const MONDAY = '2026-11-23';
const at = (text: string) => new Date(text);
const person = (fields: Partial<Employee> = {}): Employee => ({
  ...employeeToRecord({ ...emptyEmployee(), firstName: 'Jan', lastName: 'Ode', startDate: '2020-01-01' }),
  ...fields,
});
const job = (from: string, to?: string, estimateMin?: number) => ({
  plannedStart: at(from),
  plannedEnd: to === undefined ? undefined : at(to),
  estimateMin,
});

describe('the time somebody has on a day', () => {
  it('is eight hours from Monday to Friday where nobody entered hours, four for part time', () => {
    expect(availabilityOn(person(), MONDAY)).toMatchObject({ minutes: 480, away: undefined });
    expect(availabilityOn(person({ employmentType: 'part' }), MONDAY).minutes).toBe(240);
    expect(availabilityOn(person(), '2026-11-22')).toEqual({ spans: [], minutes: 0, away: undefined });
  });

  it('is what their own week says', () => {
    const weekHours = { ...officeWeek([]), mon: [{ fromMin: 360, toMin: 600 }] };
    expect(availabilityOn(person({ weekHours }), MONDAY)).toMatchObject({ minutes: 240 });
    expect(availabilityOn(person({ weekHours }), '2026-11-24').minutes).toBe(0);
  });

  it('is none during an absence, on its first and last day too, and says why', () => {
    const away = person({ absences: [{ from: '2026-11-20', to: MONDAY, kind: 'sick' }] });
    expect(availabilityOn(away, '2026-11-20')).toEqual({ spans: [], minutes: 0, away: 'Sick' });
    expect(availabilityOn(away, MONDAY).minutes).toBe(0);
    expect(availabilityOn(away, '2026-11-24').minutes).toBe(480);
  });

  it('is none on a public holiday, before the first and after the last day of work, and on leave', () => {
    expect(availabilityOn(person(), '2026-12-25').away).toBe('Christmas Day');
    expect(availabilityOn(person({ startDate: '2026-11-24' }), MONDAY).away).toBe('Not here yet');
    expect(availabilityOn(person({ endDate: '2026-11-22' }), MONDAY).away).toBe('Left');
    expect(availabilityOn(person({ status: 'onLeave' }), MONDAY).away).toBe('On leave');
  });
});

describe('the time of a job', () => {
  it('ends as planned, else after the estimate, else after an hour', () => {
    expect(spanOf(job('2026-11-23T08:00Z', '2026-11-23T09:30Z'))?.end).toEqual(at('2026-11-23T09:30Z'));
    expect(spanOf(job('2026-11-23T08:00Z', undefined, 45))?.end).toEqual(at('2026-11-23T08:45Z'));
    expect(spanOf(job('2026-11-23T08:00Z'))?.end).toEqual(at('2026-11-23T09:00Z'));
    expect(spanOf({})).toBeUndefined();
  });

  it('does not overlap one that begins when it ends', () => {
    const first = { start: at('2026-11-23T08:00Z'), end: at('2026-11-23T09:00Z') };
    const next = { start: at('2026-11-23T09:00Z'), end: at('2026-11-23T10:00Z') };
    expect(overlap(first, next)).toBe(false);
    expect(overlap(first, { ...next, start: at('2026-11-23T08:59Z') })).toBe(true);
  });
});

describe('a day in a zone', () => {
  it.each([
    ['2026-03-29', BERLIN, 23],
    ['2026-10-25', BERLIN, 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-11-23', 'Pacific/Auckland', 24],
    ['2026-11-23', BERLIN, 24],
  ])('%s in %s has %i hours', (day, zone, hours) => {
    const whole = wholeDay(day, zone);
    expect(sharedMinutes(whole, whole)).toBe(hours * 60);
  });

  it('counts a night shift over the spring change as the five hours it lasts, split at midnight', () => {
    // 22:00 to 04:00 by the clock in Berlin.
    const night = [job('2026-03-28T21:00Z', '2026-03-29T02:00Z')];
    expect(plannedMinutesOn(night, '2026-03-28', BERLIN)).toBe(120);
    expect(plannedMinutesOn(night, '2026-03-29', BERLIN)).toBe(180);
  });

  it('counts a night shift over the autumn change as the seven hours it lasts', () => {
    const night = [job('2026-10-24T20:00Z', '2026-10-25T03:00Z')];
    expect(plannedMinutesOn(night, '2026-10-24', BERLIN)).toBe(120);
    expect(plannedMinutesOn(night, '2026-10-25', BERLIN)).toBe(300);
  });

  it('takes a job far ahead or behind for the day it is here', () => {
    // 08:00 on the 24th in Auckland, and 20:00 on the 23rd in New York.
    const auckland = [job('2026-11-23T19:00Z', '2026-11-23T20:00Z')];
    const newYork = [job('2026-11-24T01:00Z', '2026-11-24T02:00Z')];
    expect(plannedMinutesOn(auckland, MONDAY, BERLIN)).toBe(60);
    expect(plannedMinutesOn(newYork, MONDAY, BERLIN)).toBe(0);
    expect(plannedMinutesOn(newYork, '2026-11-24', BERLIN)).toBe(60);
  });
});

describe('workload', () => {
  const eight = job('2026-11-23T07:00Z', '2026-11-23T15:00Z');
  it.each([
    [[], 'free'],
    [[job('2026-11-23T07:00Z')], 'partly'],
    [[eight], 'full'],
    [[eight, job('2026-11-23T15:00Z')], 'over'],
  ])('of %j is %s', (jobs, level) => {
    expect(workloadOn(person(), jobs, [MONDAY], BERLIN).level).toBe(level);
  });

  it('is none on a day off, and too much as soon as something is planned', () => {
    const away = person({ absences: [{ from: MONDAY, to: MONDAY, kind: 'holiday' }] });
    expect(workloadOn(away, [], [MONDAY], BERLIN).level).toBe('off');
    expect(workloadOn(away, [eight], [MONDAY], BERLIN)).toEqual({
      plannedMin: 480,
      availableMin: 0,
      level: 'over',
    });
  });

  it('adds up over a week', () => {
    const days = [MONDAY, '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    expect(workloadOn(person(), [eight], days, BERLIN)).toMatchObject({
      plannedMin: 480,
      availableMin: 2400,
    });
  });

  it('is of those who lead and those on the crew', () => {
    expect(worksOn('e1', { leadId: 'e1', crewIds: [] })).toBe(true);
    expect(worksOn('e1', { leadId: 'e2', crewIds: ['e3', 'e1'] })).toBe(true);
    expect(worksOn('e1', { leadId: 'e2', crewIds: [] })).toBe(false);
  });
});
