import { type Actor, SYSTEM } from '@fm/domain/record';
import { emptyTask, taskFormSchema, tasks, taskToRecord } from '@fm/domain/task';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { MemoryDatabase } from '../testing';
import { Unit } from '../unit';
import { tellDue } from './tell-due';
import { tellNews } from './tell-news';

const now = new Date('2026-11-20T10:00:00Z');
const olga: Actor = { uid: 'olga', name: 'Olga Brandt', role: 'office', employeeId: 'e-olga' };
const marek = { id: 'e-marek', name: 'Marek Wolny' };

let database: MemoryDatabase;

const task = (over: object = {}) =>
  taskToRecord(
    v.parse(taskFormSchema, { ...emptyTask(), title: 'Call the plumber', assigneeRef: marek, ...over }),
  );

const save = (actor: Actor, over: object = {}) =>
  database.transact(async (transaction) => {
    const unit = new Unit(transaction, actor, now);
    const known = await unit.find(tasks, 't1');
    if (known) await unit.change(tasks, 't1', () => ({ ok: true, patch: task(over) }));
    else await unit.create(tasks, 't1', task(over));
    unit.flush();
  });

/** Tells all that was left, as the function does. */
async function tellAll(): Promise<number> {
  let told = 0;
  for (const { path } of database.all('news'))
    told += await tellNews(database, path.split('/')[1] ?? '', now);
  return told;
}

const notifications = () => database.all('notifications').map(({ data }) => data);

beforeEach(() => {
  database = new MemoryDatabase(() => now);
  database.put('users/marek', {
    email: 'm@x.example',
    name: 'Marek Wolny',
    role: 'technician',
    employeeId: 'e-marek',
  });
  database.put('users/olga', {
    email: 'o@x.example',
    name: 'Olga Brandt',
    role: 'office',
    employeeId: 'e-olga',
  });
});

describe('what a change leaves to be told', () => {
  it('is told to whom the work was given, with who gave it', async () => {
    await save(olga);
    expect(await tellAll()).toBe(1);
    expect(notifications()).toEqual([
      expect.objectContaining({
        uid: 'marek',
        kind: 'assigned',
        record: { type: 'task', id: 't1', label: 'Call the plumber' },
        by: { uid: 'olga', name: 'Olga Brandt' },
        count: 1,
      }),
    ]);
    expect(database.all('news')).toEqual([]);
  });

  it('is kept no longer than what tells it', async () => {
    await save(olga);
    expect(database.all('news')[0]?.data).toMatchObject({ expireAt: new Date('2026-12-20T10:00:00Z') });
  });

  it('is told to who had it before as a change, however many there are within a minute', async () => {
    await save(olga);
    await tellAll();
    for (const title of ['Call Kim', 'Call Bo', 'Call Uma']) {
      await save(olga, { title });
      await tellAll();
    }
    expect(notifications().map(({ kind, count }) => [kind, count])).toEqual([
      ['assigned', 1],
      ['changed', 3],
    ]);
  });

  it('of 200 records is one notification, also when it is delivered twice', async () => {
    await database.transact(async (transaction) => {
      const unit = new Unit(transaction, olga, now);
      for (let at = 0; at < 200; at += 1) await unit.create(tasks, `t${at}`, task());
      unit.flush();
    });
    const [left] = database.all('news');
    await tellAll();
    if (left) database.put(left.path, left.data);
    await tellAll();
    expect(notifications()).toMatchObject([{ uid: 'marek', kind: 'assigned', records: 200, count: 1 }]);
    expect(database.all('news')).toEqual([]);
  });

  it('goes as far as who is told wants it to', async () => {
    database.put('users/marek/private/news', {
      reaches: { assigned: 'mail', changed: 'off' },
      quiet: { from: '18:00', until: '07:00' },
    });
    await save(olga);
    await tellAll();
    await save(olga, { title: 'Call Kim' });
    expect(await tellAll()).toBe(0);
    expect(notifications()).toMatchObject([
      { kind: 'assigned', push: false, mailAt: new Date('2026-11-20T10:05:00Z') },
    ]);
  });

  it('is nothing for who did it', async () => {
    await save({ ...olga, uid: 'marek', employeeId: 'e-marek' });
    expect(database.all('news')).toEqual([]);
  });

  it('is told to nobody who cannot sign in', async () => {
    database.put('users/marek', { name: 'Marek', role: 'technician', employeeId: 'e-marek', disabled: true });
    await save(olga);
    expect(await tellAll()).toBe(0);
    expect(database.all('news')).toEqual([]);
  });

  it.each([
    ['who wrote the order', 'olga', 1],
    ['nobody where the clock wrote it', 'system', 0],
  ])('asks %s to verify what was done', async (_, uid, count) => {
    const record = { type: 'workOrder', id: 'o1', label: 'WO-1' };
    const items = [{ kind: 'review', record, employees: [], logins: [uid] }];
    database.put('news/n1', { at: now, by: { uid: 'marek', name: 'Marek Wolny' }, items });
    expect(await tellAll()).toBe(count);
  });

  it('asks whoever made the plan to verify an order that the clock wrote', async () => {
    const planRef = { id: 'p1', name: 'Weekly cleaning' };
    database.put('maintenancePlans/p1', {
      name: planRef.name,
      rev: 1,
      createdBy: { uid: 'olga', name: 'Olga' },
    });
    const before = { status: 'inProgress', planRef, crewRefs: [] } as unknown as WorkOrder;
    const told = workOrders.tells?.(before, { ...before, status: 'completed' }, SYSTEM.uid) ?? [];
    const record = { type: 'workOrder', id: 'o1', label: 'WO-1' };
    const items = told.map((one) => ({ record, employees: [], logins: [], ...one }));
    database.put('news/n1', { at: now, by: { uid: 'marek', name: 'Marek Wolny' }, items });
    expect(await tellAll()).toBe(1);
    expect(notifications()).toMatchObject([{ uid: 'olga', kind: 'review', record: { id: 'o1' } }]);
  });

  it('is told once when it is delivered twice', async () => {
    await save(olga);
    const [left] = database.all('news');
    await tellAll();
    if (left) database.put(left.path, left.data);
    expect(await tellAll()).toBe(0);
    expect(notifications()).toMatchObject([{ count: 1 }]);
  });
});

describe('what is due', () => {
  it.each([
    ['2026-11-20', 'due'],
    ['2026-11-19', 'overdue'],
  ])('on %s is told as %s, once, however often the night runs', async (dueDate, kind) => {
    database.put('tasks/t1', { ...task({ dueDate }), trashed: false, rev: 1 });
    for (let night = 0; night < 2; night += 1) {
      await tellDue(database, now);
      await tellAll();
    }
    expect(notifications()).toMatchObject([{ uid: 'marek', kind, count: 1 }]);
    expect(notifications()[0]).not.toHaveProperty('by');
  });

  it.each([
    ['done', { status: 'done' }],
    ['due later', { dueDate: '2026-11-21' }],
    ['nobody’s', { assigneeRef: null }],
  ])('is not what is %s', async (_, over) => {
    database.put('tasks/t1', {
      ...task({ dueDate: '2026-11-20', ...over }),
      ...('status' in over && over),
      trashed: false,
    });
    expect(await tellDue(database, now)).toEqual({ counts: {}, failures: [] });
  });
});
