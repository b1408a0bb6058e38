import { emptyPlan } from '@fm/domain/maintenance';
import { emptyTask } from '@fm/domain/task';
import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const gas = { name: 'Gas', issuedOn: '2024-01-01', expiresOn: '2026-11-19', status: 'valid', order: 0 };
const person = (displayName: string, over: object = {}) => ({
  displayName,
  team: 'Technical',
  status: 'active',
  startDate: '2020-01-01',
  trashed: false,
  rev: 1,
  ...over,
});

let door: TestDoor;
beforeEach(() => {
  door = openTestDoor(now);
  const { database } = door;
  database.put('employees/ida', person('Ida Lund'));
  database.put('employees/lea', person('Lea Hoff', { status: 'left', endDate: '2026-11-19' }));
  database.put(
    'employees/ulf',
    person('Ulf Berg', { absences: [{ from: '2026-12-01', to: '2026-12-04', kind: 'sick' }] }),
  );
  database.put('employees/jan', person('Jan Ode', { certificates: { gas }, nextExpiry: '2026-11-19' }));
  database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
  const site = { customerRef: { id: 'c1', name: 'Elbe Clinic' }, timezone: 'Europe/Berlin' };
  database.put('sites/s1', { name: 'North wing', ...site, trashed: false });
});

const ref = (id: string) => ({ id, name: id });
const task = (assignee: string, over: object = {}) =>
  door.ask('office', 'tasks.save', {
    id: 't1',
    values: {
      ...emptyTask(),
      title: 'Order filters',
      assigneeRef: ref(assignee),
      dueDate: '2026-12-02',
      ...over,
    },
    base: null,
  });
const plan = (lead: string, over: object = {}) => {
  const values = emptyPlan('2026-12-02');
  return door.ask('office', 'plans.save', {
    id: 'p1',
    values: {
      ...values,
      name: 'Boiler service',
      customerRef: ref('c1'),
      siteRef: ref('s1'),
      template: { ...values.template, title: 'Service', leadRef: ref(lead) },
      ...over,
    },
    base: null,
  });
};
const asked = (words: string) => ({
  ok: false,
  failure: { kind: 'invalid', fields: { 'values.reason': expect.stringContaining(words) } },
});

describe('giving somebody a task', () => {
  it.each([
    ['has left', 'lea', 'Lea Hoff is marked "Left".'],
    ['is away that day', 'ulf', 'Ulf Berg is away from 1 Dec 2026 to 4 Dec 2026.'],
  ])('who %s asks why, and the history keeps the answer', async (_, id, words) => {
    expect(await task(id)).toMatchObject(asked(words));
    expect(door.database.at('tasks/t1')).toBeUndefined();
    expect(await task(id, { reason: 'Wished by the customer' })).toMatchObject({ ok: true });
    expect(door.database.all('events').at(-1)?.data).toMatchObject({ note: 'Wished by the customer' });
    expect(door.database.at('tasks/t1')).not.toHaveProperty('reason');
  });

  it.each([
    ['is there', 'ida', {}],
    ['is back by then', 'ulf', { dueDate: '2026-12-07' }],
    ['needs no certificate for it', 'jan', {}],
  ])('who %s asks nothing', async (_, id, over) => {
    expect(await task(id, over)).toMatchObject({ ok: true });
  });

  it('asks nothing about who has the task already', async () => {
    await task('lea', { reason: 'As agreed' });
    const base = door.database.at('tasks/t1') as never;
    const values = {
      ...emptyTask(),
      title: 'Order two filters',
      assigneeRef: ref('lea'),
      dueDate: '2026-12-02',
    };
    expect(await door.ask('office', 'tasks.save', { id: 't1', values, base })).toMatchObject({ ok: true });
  });
});

describe('planning somebody', () => {
  it.each([
    ['has left', 'lea', 'Lea Hoff'],
    ['is away on the first day', 'ulf', 'Ulf Berg'],
    ['lacks a certificate', 'jan', 'Gas'],
  ])('who %s asks why, and the history keeps the answer', async (_, id, words) => {
    expect(await plan(id)).toMatchObject(asked(words));
    expect(await plan(id, { reason: 'Nobody else knows the boiler' })).toMatchObject({ ok: true });
    expect(door.database.all('events').at(-1)?.data).toMatchObject({ note: 'Nobody else knows the boiler' });
    expect(door.database.at('maintenancePlans/p1')).not.toHaveProperty('reason');
  });

  it('who is there asks nothing', async () => {
    expect(await plan('ida')).toMatchObject({ ok: true });
  });

  it('is told by the orders that a plan makes with who is away or lacks a certificate', async () => {
    await plan('jan', { reason: 'Nobody else', startDate: '2026-11-20', leadDays: 90 });
    await door.ask('office', 'plans.transition', { id: 'p1', to: 'active' });
    expect(await door.ask('office', 'plans.createOrders', { id: 'p1', seen: [] })).toMatchObject({
      ok: true,
    });
    const made = door.database
      .all('events')
      .find(({ data }) => (data.entity as { type: string }).type === 'workOrder');
    expect(made?.data).toMatchObject({ kind: 'created', note: expect.stringContaining('Gas') });
  });
});

it('hands no planned work over to who lacks a certificate', async () => {
  const { database, ask } = door;
  const order = {
    title: 'Service',
    type: 'preventive',
    statusGroup: 'open',
    status: 'scheduled',
    leadId: 'lea',
    crewIds: ['lea'],
    crewRefs: [],
    plannedDay: '2026-12-09',
    trashed: false,
    rev: 1,
  };
  database.put('workOrders/w1', order);
  const items = [{ kind: 'lead' as const, id: 'w1', to: 'jan' }];
  const answer = await ask('office', 'employees.handOver', {
    from: 'lea',
    lastDay: '2026-11-19',
    batchId: 'b1',
    items,
  });
  expect(JSON.stringify(answer)).toContain('Gas');
  expect(database.at('workOrders/w1')).toMatchObject({ leadId: 'lea' });
});
