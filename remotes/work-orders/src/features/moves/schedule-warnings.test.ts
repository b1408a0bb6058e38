import { type Employee, employeeToRecord, emptyEmployee } from '@fm/domain/employee';
import type { Stored } from '@fm/domain/record';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '@fm/domain/work-order';
import { scheduleWarnings } from './schedule-warnings';

const formats = { day: (day: string) => day, time: (at: Date) => at.toISOString().slice(11, 16) };
const slot = {
  plannedStart: new Date('2026-11-23T08:00:00Z'),
  plannedEnd: new Date('2026-11-23T10:00:00Z'),
  timezone: 'Europe/Berlin',
};

const lead = (fields: Partial<Employee> = {}): Employee => ({
  ...employeeToRecord({ ...emptyEmployee(), firstName: 'Jan', lastName: 'Ode', startDate: '2020-01-01' }),
  ...fields,
});

const job = (plannedStart: string, plannedEnd?: string): Stored<WorkOrder> =>
  ({
    ...workOrderToRecord({
      ...emptyWorkOrder(),
      title: 'Lift check',
      customerRef: { id: 'c', name: 'Elbe Clinic' },
      siteRef: { id: 's', name: 'North wing' },
    }),
    id: 'w2',
    number: 'WO-2026-0007',
    plannedStart: new Date(plannedStart),
    ...(plannedEnd && { plannedEnd: new Date(plannedEnd) }),
  }) as Stored<WorkOrder>;

describe('warnings before a job is scheduled', () => {
  it('are none for somebody who is free', () => {
    expect(scheduleWarnings(lead(), slot, [], formats)).toEqual([]);
  });

  it('name another job at the same time', () => {
    const others = [job('2026-11-23T09:30:00Z', '2026-11-23T11:00:00Z')];
    expect(scheduleWarnings(lead(), slot, others, formats)).toEqual([
      'Jan Ode is already booked from 09:30 to 11:00: WO-2026-0007 Lift check.',
    ]);
  });

  it('do not name a job that begins when this one ends', () => {
    expect(scheduleWarnings(lead(), slot, [job('2026-11-23T10:00:00Z')], formats)).toEqual([]);
  });

  it('take a job with an open end for one hour', () => {
    expect(scheduleWarnings(lead(), slot, [job('2026-11-23T07:30:00Z')], formats)).toHaveLength(1);
    expect(scheduleWarnings(lead(), slot, [job('2026-11-23T07:00:00Z')], formats)).toHaveLength(0);
  });

  it('name an absence that covers the day at the site', () => {
    const away = lead({ absences: [{ from: '2026-11-20', to: '2026-11-23', kind: 'holiday' }] });
    expect(scheduleWarnings(away, slot, [], formats)).toEqual([
      'Jan Ode is away from 2026-11-20 to 2026-11-23.',
    ]);
    const late = { ...slot, plannedStart: new Date('2026-11-23T23:30:00Z'), plannedEnd: undefined };
    expect(scheduleWarnings(away, late, [], formats)).toEqual([]);
  });

  it('name a certificate that runs out before the day, and no renewed one', () => {
    const base = { name: 'Lift guard', issuedOn: '2024-01-01', expiresOn: '2026-11-22', order: 0 };
    const certificates = {
      a: { ...base, status: 'valid' as const },
      b: { ...base, name: 'First aid', status: 'renewed' as const },
    };
    expect(scheduleWarnings(lead({ certificates }), slot, [], formats)).toEqual([
      'Jan Ode\'s certificate "Lift guard" runs out on 2026-11-22.',
    ]);
  });

  it('name a person who is not at work', () => {
    expect(scheduleWarnings(lead({ status: 'onLeave' }), slot, [], formats)).toEqual([
      'Jan Ode is marked "On leave".',
    ]);
  });
});
