import type { Employee } from '../employee';
import type { Stored } from '../record';
import type { WorkOrder } from '../work-order';
import { BERLIN, booked, formats, job, MORNING, person } from './assignment-fixture';
import { assignmentWarnings, type JobToAssign } from './index';

const NEW_YORK = 'America/New_York';

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
      'Jan Ode has 40 h in this week and would have 41 h planned.',
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
      { a: ran, b: { ...guard, name: 'lift guard ' } },
    ])
      expect(words(person({ certificates }), MORNING)).toEqual([]);
  });

  it('of one name that all ran out are named once: the last of them, with its number', () => {
    const certificates = {
      a: { ...ran, no: 'LG-1', expiresOn: '2026-03-01' },
      b: { ...ran, no: 'LG-2' },
      c: { ...ran, expiresOn: '2024-03-01' },
    };
    expect(words(person({ certificates }), MORNING)).toEqual([
      'Jan Ode\'s certificate "Lift guard" (LG-2) is valid until 2026-11-22 only.',
    ]);
  });

  it('that are needed for other kinds of work only are not, unless the kind is not known', () => {
    const certificates = { a: { ...ran, types: ['inspection' as const, 'cleaning' as const] } };
    const told = (type?: JobToAssign['type']) => words(person({ certificates }), { ...MORNING, type }).length;
    expect([told('inspection'), told('corrective'), told()]).toEqual([1, 0, 1]);
  });
});

it('names the days of somebody’s hours where a job goes over midnight', () => {
  const night = job('2026-11-23T20:00Z', '2026-11-24T08:30Z');
  expect(words(person(), night).join()).toMatch(
    /works on 2026-11-23 from 08:00 to 16:30 and on 2026-11-24 from 08:00 to 16:30: /,
  );
});
