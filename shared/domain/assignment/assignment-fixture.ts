import { type Employee, employeeToRecord, emptyEmployee } from '../employee';
import { timeIn } from '../instant';
import type { Stored } from '../record';
import { storedRecord } from '../testing/record-fixture';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '../work-order';
import type { AssignmentFormats, JobToAssign } from './index';

export const BERLIN = 'Europe/Berlin';

/** Days and times as they are kept, so that tests can read them. */
export const formats: AssignmentFormats = {
  day: (day) => day,
  time: (at, timezone) => timeIn(timezone, at),
};

/** Somebody of the technical team who works office hours. */
export const person = (over: Partial<Stored<Employee>> = {}): Stored<Employee> =>
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
export const job = (from: string, to?: string, timezone = BERLIN): JobToAssign => ({
  id: 'this',
  plannedStart: new Date(from),
  plannedEnd: to === undefined ? undefined : new Date(to),
  timezone,
});

/** On a Monday without a holiday, 09:00 to 11:00 in Berlin. */
export const MORNING = job('2026-11-23T08:00Z', '2026-11-23T10:00Z');

/** An order from one moment to another, told in UTC. */
export const order = (from: string, to?: string, over: Partial<Stored<WorkOrder>> = {}): Stored<WorkOrder> =>
  storedRecord<WorkOrder>(
    {
      ...workOrderToRecord({
        ...emptyWorkOrder(),
        title: 'Lift check',
        customerRef: { id: 'c', name: 'Elbe Clinic' },
        siteRef: { id: 's', name: 'North wing' },
      }),
      plannedStart: new Date(from),
      plannedEnd: to === undefined ? undefined : new Date(to),
    },
    { id: 'other', number: 'WO-2026-0007', ...over },
  );

/** One that Jan Ode leads. */
export const booked = (from: string, to?: string, over: Partial<Stored<WorkOrder>> = {}) =>
  order(from, to, { leadId: 'jan', ...over });
