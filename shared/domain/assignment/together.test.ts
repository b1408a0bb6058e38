import type { Employee } from '../employee';
import type { Stored } from '../record';
import type { WorkOrder } from '../work-order';
import { person as anybody, formats, order as orderAt } from './assignment-fixture';
import { warningsTogether, whoIsReassigned } from './index';

const person = (id: string, over: Partial<Employee> = {}): Stored<Employee> =>
  anybody({ id, displayName: id, nameLower: id, ...over });

// Hours in UTC, on a Monday without a holiday.
const order = (id: string, from: number, to: number, over: Partial<WorkOrder> = {}): Stored<WorkOrder> =>
  orderAt(`2026-11-23T${at(from)}Z`, `2026-11-23T${at(to)}Z`, {
    id,
    number: undefined,
    title: `Job ${id}`,
    plannedDay: '2026-11-23',
    ...over,
  });
const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

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
