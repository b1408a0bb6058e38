import { type Employee, officeWeek } from '../employee';
import type { Stored } from '../record';
import type { WorkOrder } from '../work-order';
import { BERLIN, formats, job, MORNING, person } from './assignment-fixture';
import { assignmentWarnings, type JobToAssign } from './index';

const NEW_YORK = 'America/New_York';
const AUCKLAND = 'Pacific/Auckland';

const words = (who: Stored<Employee>, what: JobToAssign, others: readonly Stored<WorkOrder>[] = []) =>
  assignmentWarnings(who, what, others, formats).map((warning) => warning.words);

describe('whether somebody is there', () => {
  const absent = (from: string, to: string) => person({ absences: [{ from, to, kind: 'holiday' }] });

  it.each([
    [absent('2026-11-20', '2026-11-23'), 'Jan Ode is away from 2026-11-20 to 2026-11-23.'],
    [absent('2026-11-23', '2026-11-23'), 'Jan Ode is away on 2026-11-23.'],
    [person({ status: 'onLeave' }), 'Jan Ode is on leave.'],
    [person({ status: 'suspended' }), 'Jan Ode is suspended.'],
    [person({ status: 'left' }), 'Jan Ode is marked "Left".'],
    [person({ status: 'left', endDate: '2026-11-22' }), 'Jan Ode is marked "Left".'],
    [person({ endDate: '2026-11-22' }), 'Jan Ode leaves on 2026-11-22.'],
    [person({ startDate: '2026-12-01' }), 'Jan Ode starts on 2026-12-01.'],
  ])('%#', (who, sentence) => {
    expect(words(who, MORNING)).toEqual([sentence]);
  });

  it('is asked of the day of the job: until the last day somebody who leaves is there', () => {
    expect(words(person({ status: 'left', endDate: '2026-11-23' }), MORNING)).toEqual([]);
    expect(words(person({ status: 'left', endDate: '2026-11-22' }), { timezone: BERLIN })).toHaveLength(1);
  });

  it('is told even while the job has no time where it holds on any day', () => {
    expect(words(person({ status: 'suspended' }), { timezone: BERLIN })).toEqual(['Jan Ode is suspended.']);
    expect(words(person({ endDate: '2026-11-22' }), { timezone: BERLIN })).toEqual([]);
  });

  it('goes by the day at the site, not by that of the office', () => {
    // 23:30 on the 23rd in Berlin, 17:30 in New York; 00:30 on the 24th in Berlin, 12:30 in Auckland.
    const away = absent('2026-11-24', '2026-11-24');
    expect(words(away, job('2026-11-23T22:30Z', '2026-11-23T22:45Z', NEW_YORK)).join()).not.toMatch(/away/);
    expect(words(away, job('2026-11-23T23:30Z', '2026-11-23T23:45Z', AUCKLAND)).join()).toMatch(/away/);
    expect(words(away, job('2026-11-24T03:00Z', '2026-11-24T03:30Z', NEW_YORK)).join()).not.toMatch(/away/);
  });

  it('counts the second day of a night shift', () => {
    expect(words(absent('2026-11-24', '2026-11-24'), job('2026-11-23T21:00Z', '2026-11-24T03:00Z'))).toEqual([
      'Jan Ode is away on 2026-11-24.',
    ]);
    expect(
      words(absent('2026-11-24', '2026-11-24'), job('2026-11-23T15:00Z', '2026-11-23T23:00Z')).join(),
    ).not.toMatch(/away/);
  });
});

describe('working hours', () => {
  it('may be broken by lunch, not by an afternoon off', () => {
    expect(words(person(), job('2026-11-23T10:00Z', '2026-11-23T13:00Z'))).toEqual([]);
    const split = officeWeek([
      { fromMin: 360, toMin: 540 },
      { fromMin: 1020, toMin: 1200 },
    ]);
    expect(words(person({ weekHours: split }), job('2026-11-23T07:00Z', '2026-11-23T09:00Z'))).toEqual([
      'Jan Ode works from 06:00 to 09:00 and from 17:00 to 20:00: 1 h of this job is outside these hours.',
    ]);
  });

  it('are none on days off and on public holidays', () => {
    expect(words(person(), job('2026-11-22T08:00Z'))).toEqual(['Jan Ode does not work on a Sunday.']);
    expect(words(person(), job('2026-12-25T08:00Z'))).toEqual([
      '2026-12-25 is a public holiday: Christmas Day.',
    ]);
  });

  it.each([
    ['New York', job('2026-11-23T14:00Z', '2026-11-23T15:00Z', NEW_YORK)],
    ['Auckland, where it is tomorrow', job('2026-11-22T20:00Z', '2026-11-22T21:00Z', AUCKLAND)],
  ])('are meant by the clock of the site: %s', (_, there) => {
    expect(words(person(), there)).toEqual([]);
  });

  it('move with the clocks: 08:00 is another moment before and after daylight saving ends', () => {
    // Friday 23 and Monday 26 October 2026; clocks went back on the 25th.
    expect(words(person(), job('2026-10-23T06:00Z', '2026-10-23T07:00Z'))).toEqual([]);
    expect(words(person(), job('2026-10-26T06:00Z', '2026-10-26T07:00Z'))).toEqual([
      'Jan Ode works from 08:00 to 16:30: 1 h of this job is outside these hours.',
    ]);
    expect(words(person(), job('2026-10-26T07:00Z', '2026-10-26T08:00Z'))).toEqual([]);
  });

  it('of a night go over midnight, also as clocks change', () => {
    const night = [
      { fromMin: 0, toMin: 360 },
      { fromMin: 1320, toMin: 1440 },
    ];
    const nights = person({ weekHours: { ...officeWeek(night), sat: night, sun: night } });
    // 22:00 to 06:00: eight hours by the clock, nine that pass.
    expect(words(nights, job('2026-10-24T20:00Z', '2026-10-25T05:00Z'))).toEqual([]);
    // And seven in spring.
    expect(words(nights, job('2027-03-27T21:00Z', '2027-03-28T04:00Z'))).toEqual([]);
  });
});
