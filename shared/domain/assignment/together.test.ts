import { type Employee, employeeToRecord, emptyEmployee } from '../employee';
import { timeIn } from '../instant';
import type { Stored } from '../record';
import { storedRecord } from '../testing/record-fixture';
import { emptyWorkOrder, type WorkOrder, workOrderToRecord } from '../work-order';
import { type AssignmentFormats, warningsTogether, whoIsReassigned } from './index';

const formats: AssignmentFormats = {
  day: (day) => day,
  time: (at, timezone) => timeIn(timezone, at),
  minutes: (minutes) => `${minutes} min`,
};

const person = (id: string, over: Partial<Employee> = {}): Stored<Employee> =>
  storedRecord(
    {
      ...employeeToRecord({
        ...emptyEmployee(),
        firstName: id,
        lastName: 'Ode',
        team: 'Technical',
        startDate: '2020-01-01',
      }),
      displayName: id,
      nameLower: id,
      ...over,
    },
    { id },
  );

// A Monday without a holiday; hours in UTC.
const order = (id: string, from: number, to: number, over: Partial<WorkOrder> = {}): Stored<WorkOrder> =>
  storedRecord<WorkOrder>(
    {
      ...workOrderToRecord({
        ...emptyWorkOrder(),
        title: `Job ${id}`,
        customerRef: { id: 'c', name: 'Elbe Clinic' },
        siteRef: { id: 's', name: 'North wing' },
      }),
      plannedStart: new Date(Date.UTC(2026, 10, 23, from)),
      plannedEnd: new Date(Date.UTC(2026, 10, 23, to)),
      plannedDay: '2026-11-23',
      ...over,
    },
    { id },
  );

const toJan = (before: Stored<WorkOrder>) => ({ before, after: { ...before, leadId: 'jan' } });
const wordsOf = (found: ReturnType<typeof warningsTogether>) =>
  found.map(({ order: { id }, warnings }) => [id, ...warnings.map(({ words }) => words)]);

describe('what speaks against planning several orders at once', () => {
  it('counts the others as given to the person already', () => {
    const changes = [order('a', 8, 10), order('b', 9, 11), order('c', 12, 13)].map(toJan);
    expect(wordsOf(warningsTogether(changes, [person('jan')], [], formats))).toEqual([
      ['a', 'jan is already booked from 10:00 to 12:00: Job b.'],
      ['b', 'jan is already booked from 09:00 to 11:00: Job a.'],
    ]);
  });

  it('forgets where an order was before', () => {
    const before = order('a', 8, 10, { leadId: 'jan' });
    const after = { ...before, plannedStart: order('a', 12, 14).plannedStart, plannedEnd: undefined };
    const later = toJan(order('b', 8, 10));
    const found = warningsTogether([{ before, after }, later], [person('jan')], [before], formats);
    expect(found).toEqual([]);
  });

  it('says nothing of those for whom nothing changes', () => {
    const change = toJan(order('a', 8, 10, { crewIds: ['eva'] }));
    const people = [person('jan'), person('eva', { status: 'suspended' })];
    expect(warningsTogether([change], people, [], formats)).toEqual([]);
  });
});

describe('who has to be looked at', () => {
  const before = order('a', 8, 10, { leadId: 'jan', crewIds: ['eva'] });

  it('is who is new on the job', () => {
    expect(whoIsReassigned(before, { ...before, leadId: 'eva' })).toEqual([]);
    expect(whoIsReassigned(before, { ...before, leadId: 'bob' })).toEqual(['bob']);
  });

  it('is everybody where the time changes', () => {
    expect(whoIsReassigned(before, { ...before, plannedEnd: undefined })).toEqual(['jan', 'eva']);
  });
});
