import { type Employee, employeeToRecord, emptyEmployee, officeWeek } from '../employee';
import { timeIn } from '../instant';
import type { Stored } from '../record';
import { storedRecord } from '../testing/record-fixture';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '../work-order';
import {
  type AssignmentFormats,
  assignmentWarnings,
  daysToLookAt,
  isReassigned,
  type JobToAssign,
  suggestPeople,
} from './index';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';
const AUCKLAND = 'Pacific/Auckland';
const formats: AssignmentFormats = {
  day: (day) => day,
  time: (at, timezone) => timeIn(timezone, at),
  minutes: (minutes) => `${minutes} min`,
};

const person = (over: Partial<Stored<Employee>> = {}): Stored<Employee> =>
  storedRecord(
    {
      ...employeeToRecord({
        ...emptyEmployee(),
        firstName: 'Jan',
        lastName: 'Ode',
        team: 'Technical',
        startDate: '2020-01-01',
      }),
      displayName: 'Jan Ode',
      nameLower: 'ode jan',
    },
    { id: 'jan', ...over },
  );

/** A job from one moment to another, told in UTC. */
const job = (from: string, to?: string, timezone = BERLIN): JobToAssign => ({
  id: 'this',
  plannedStart: new Date(from),
  plannedEnd: to === undefined ? undefined : new Date(to),
  timezone,
});
// A Monday without a holiday, 09:00 to 11:00 in Berlin.
const MORNING = job('2026-11-23T08:00Z', '2026-11-23T10:00Z');

const booked = (from: string, to?: string, over: Partial<Stored<WorkOrder>> = {}): Stored<WorkOrder> =>
  storedRecord<WorkOrder>(
    {
      ...workOrderToRecord({
        ...emptyWorkOrder(),
        title: 'Lift check',
        customerRef: { id: 'c', name: 'Elbe Clinic' },
        siteRef: { id: 's', name: 'North wing' },
      }),
      leadId: 'jan',
      plannedStart: new Date(from),
      plannedEnd: to === undefined ? undefined : new Date(to),
    },
    { id: 'other', number: 'WO-2026-0007', ...over },
  );

const words = (who: Stored<Employee>, what: JobToAssign, others: readonly Stored<WorkOrder>[] = []) =>
  assignmentWarnings(who, what, others, formats).map((warning) => warning.words);

describe('what speaks against somebody doing a job', () => {
  it('is nothing when they are there and free, nor while the job has no time', () => {
    expect(words(person(), MORNING)).toEqual([]);
    expect(words(person(), { timezone: BERLIN })).toEqual([]);
  });

  it('is told with its kind, the person, and the other job', () => {
    expect(
      assignmentWarnings(person(), MORNING, [booked('2026-11-23T09:30Z', '2026-11-23T11:00Z')], formats),
    ).toEqual([
      {
        kind: 'overlap',
        employeeId: 'jan',
        orderId: 'other',
        words: 'Jan Ode is already booked from 10:30 to 12:00: WO-2026-0007 Lift check.',
      },
    ]);
  });
});

describe('whether somebody is there', () => {
  const absent = (from: string, to: string) => person({ absences: [{ from, to, kind: 'holiday' }] });

  it.each([
    [absent('2026-11-20', '2026-11-23'), 'Jan Ode is away from 2026-11-20 to 2026-11-23.'],
    [absent('2026-11-23', '2026-11-23'), 'Jan Ode is away on 2026-11-23.'],
    [person({ status: 'onLeave' }), 'Jan Ode is on leave.'],
    [person({ status: 'suspended' }), 'Jan Ode is suspended.'],
    [person({ status: 'left' }), 'Jan Ode is marked "Left".'],
    [person({ endDate: '2026-11-22' }), 'Jan Ode leaves on 2026-11-22.'],
    [person({ startDate: '2026-12-01' }), 'Jan Ode starts on 2026-12-01.'],
  ])('%#', (who, sentence) => {
    expect(words(who, MORNING)).toEqual([sentence]);
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
      'Jan Ode works from 06:00 to 09:00 and from 17:00 to 20:00: 60 min of this job lie outside.',
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
      'Jan Ode works from 08:00 to 16:30: 60 min of this job lie outside.',
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

describe('another job at the same time', () => {
  it('is not one that begins as this one ends, is done, or is done by others', () => {
    for (const other of [
      booked('2026-11-23T10:00Z'),
      booked('2026-11-23T08:30Z', undefined, { status: 'completed', statusGroup: 'closed' }),
      booked('2026-11-23T08:30Z', undefined, { leadId: 'ida' }),
      booked('2026-11-23T08:30Z', undefined, { id: 'this' }),
    ])
      expect(words(person(), MORNING, [other])).toEqual([]);
  });

  it('may be one on whose crew they are', () => {
    expect(
      words(person(), MORNING, [booked('2026-11-23T08:30Z', undefined, { leadId: 'ida', crewIds: ['jan'] })]),
    ).toEqual(['Jan Ode is already booked from 09:30: WO-2026-0007 Lift check.']);
  });

  it('at a site elsewhere is told by the clock of this one', () => {
    const there = booked('2026-11-23T09:00Z', '2026-11-23T11:00Z', { timezone: NEW_YORK });
    expect(words(person(), MORNING, [there])).toEqual([
      'Jan Ode is already booked from 10:00 to 12:00: WO-2026-0007 Lift check.',
    ]);
  });

  it('that began the day before is told with its day', () => {
    const early = job('2026-11-24T01:00Z', '2026-11-24T02:00Z');
    const night = booked('2026-11-23T21:00Z', '2026-11-24T02:00Z');
    expect(words(person(), early, [night])).toContain(
      'Jan Ode is already booked from 22:00 to 03:00 on 2026-11-23: WO-2026-0007 Lift check.',
    );
  });

  it('is found in the hour that comes twice', () => {
    // Both are at 02:30 by the clock in Berlin, an hour apart.
    const first = job('2026-10-25T00:30Z', '2026-10-25T01:00Z');
    expect(words(person(), first, [booked('2026-10-25T01:30Z', '2026-10-25T02:00Z')]).join()).not.toMatch(
      /booked/,
    );
    expect(words(person(), first, [booked('2026-10-25T00:45Z', '2026-10-25T02:00Z')]).join()).toMatch(
      /booked/,
    );
  });
});

describe('the hours of the week', () => {
  const day = (date: string, over: Partial<Stored<WorkOrder>> = {}) =>
    booked(`${date}T07:00Z`, `${date}T15:00Z`, { id: date, ...over });
  const full = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((date) => day(date));
  const half = booked('2026-11-23T10:00Z', '2026-11-23T17:00Z', { id: 'half' });

  it('may be used up, and not more', () => {
    expect(words(person(), MORNING, full)).toEqual([]);
    expect(words(person(), MORNING, [...full, half])).toEqual([
      'Jan Ode has 2400 min in this week and would have 2460 min planned.',
    ]);
  });

  it('count what is done already, and neither what was cancelled nor what others do', () => {
    const last = full.slice(1);
    const one = (over: Partial<Stored<WorkOrder>>) =>
      words(person(), MORNING, [...last, half, day('2026-11-24', over)]).length;
    expect(one({ status: 'verified', statusGroup: 'closed' })).toBe(1);
    expect(one({ status: 'cancelled', statusGroup: 'closed' })).toBe(0);
    expect(one({ leadId: 'ida' })).toBe(0);
  });

  it('are not told of somebody who is away', () => {
    const away = person({ absences: [{ from: '2026-11-23', to: '2026-11-29', kind: 'sick' }] });
    expect(words(away, MORNING, [half])).toHaveLength(1);
  });
});

describe('certificates', () => {
  const guard = { name: 'Lift guard', issuedOn: '2024-01-01', order: 0, status: 'valid' as const };
  const ran = { ...guard, expiresOn: '2026-11-22' };

  it('that run out before the job are named, those until the day itself are not', () => {
    expect(words(person({ certificates: { a: ran } }), MORNING)).toEqual([
      'Jan Ode\'s certificate "Lift guard" is valid until 2026-11-22 only.',
    ]);
    expect(words(person({ certificates: { a: { ...guard, expiresOn: '2026-11-23' } } }), MORNING)).toEqual(
      [],
    );
  });

  it('that were renewed or revoked, or are held anew under the same name, are not', () => {
    for (const certificates of [
      { a: { ...ran, status: 'renewed' as const } },
      { a: { ...ran, status: 'revoked' as const } },
      { a: ran, b: { ...guard, expiresOn: '2028-11-22' } },
    ])
      expect(words(person({ certificates }), MORNING)).toEqual([]);
  });
});

describe('the days to look at', () => {
  it('are the weeks of the jobs and a day around them', () => {
    expect(daysToLookAt([MORNING])).toEqual({ from: '2026-11-22', to: '2026-11-30' });
    expect(daysToLookAt([MORNING, job('2026-12-02T08:00Z')])).toEqual({
      from: '2026-11-22',
      to: '2026-12-07',
    });
    expect(daysToLookAt([{ timezone: BERLIN }])).toBeUndefined();
  });
});

describe('people suggested for a job', () => {
  const colleague = (id: string, over: Partial<Stored<Employee>> = {}) =>
    person({ id, displayName: id, nameLower: id, ...over });
  const nobody = { without: new Set<string>(), team: undefined, knowSite: new Set<string>() };
  const names = (...args: Parameters<typeof suggestPeople>) => suggestPeople(...args).map(({ name }) => name);

  it('are free then, with the time around the job and what is left of the week', () => {
    const others = [
      booked('2026-11-23T06:00Z', '2026-11-23T07:30Z', { leadId: 'ann' }),
      booked('2026-11-23T11:00Z', '2026-11-23T12:00Z', { id: 'late', leadId: 'ann' }),
    ];
    const knowsIt = { ...nobody, knowSite: new Set(['ann']) };
    expect(suggestPeople([colleague('ann')], MORNING, others, knowsIt, formats)).toEqual([
      {
        id: 'ann',
        name: 'ann',
        words: 'free 08:30–12:00, 2130 min left in that week, knows the site, Technical',
      },
    ]);
  });

  it('are at most three, and nobody against whom something speaks', () => {
    const people = [
      colleague('ann', { absences: [{ from: '2026-11-23', to: '2026-11-23', kind: 'sick' }] }),
      colleague('bob', { status: 'left' }),
      colleague('cem'),
      colleague('dan'),
      colleague('eva'),
      colleague('fin'),
    ];
    const busy = booked('2026-11-23T08:30Z', undefined, { leadId: 'cem' });
    expect(names(people, MORNING, [busy], nobody, formats)).toEqual(['dan', 'eva', 'fin']);
    expect(names(people, MORNING, [], { ...nobody, without: new Set(['dan']) }, formats)).toEqual([
      'cem',
      'eva',
      'fin',
    ]);
  });

  it('come in order: the same team, who knows the site, the least planned on that day', () => {
    const people = [
      colleague('ann', { team: 'Grounds' }),
      colleague('bob'),
      colleague('cem'),
      colleague('dan'),
    ];
    const afternoon = booked('2026-11-23T12:00Z', undefined, { leadId: 'bob' });
    const preference = { ...nobody, team: 'Technical', knowSite: new Set(['dan']) };
    expect(names(people, MORNING, [afternoon], preference, formats, 4)).toEqual(['dan', 'cem', 'bob', 'ann']);
  });

  it('are none while the job has no time', () => {
    expect(names([colleague('ann')], { timezone: BERLIN }, [], nobody, formats)).toEqual([]);
  });
});

describe('a change of a job', () => {
  const before = { leadId: 'jan', crewIds: ['ida'], plannedStart: new Date('2026-11-23T08:00Z') };

  it.each([
    ['nothing of who and when', {}, false],
    ['somebody less', { crewIds: [] }, false],
    ['the lead and the crew between them', { leadId: 'ida', crewIds: ['jan'] }, false],
    ['nobody in the lead', { leadId: '' }, false],
    ['another lead', { leadId: 'bob' }, true],
    ['one more', { crewIds: ['ida', 'bob'] }, true],
    ['another time', { plannedStart: new Date('2026-11-23T09:00Z') }, true],
    ['an end', { plannedEnd: new Date('2026-11-23T09:00Z') }, true],
  ])('to %s', (_, over, is) => {
    expect(isReassigned(before, { ...before, ...over })).toBe(is);
  });

  it('is one when the job is new', () => {
    expect(isReassigned(undefined, before)).toBe(true);
  });
});
