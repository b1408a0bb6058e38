import type { DocumentDatabase } from '../documents';
import { MemoryDatabase, openTestDoor } from '../testing';
import { withOrder } from '../work-order/order-fixture';
import { purgeDue } from './index';

const now = new Date('2026-11-20T09:00:00Z');
const long = new Date('2026-10-01T09:00:00Z');
const by = { uid: 'office', name: 'Olga Brandt' };
const envelope = { createdAt: long, createdBy: by, updatedAt: long, updatedBy: by, rev: 1, trashed: false };
const inTrash = { ...envelope, trashed: true, trashedAt: long, trashedBy: by };
const empty = () => new MemoryDatabase(() => now);
const file = (type: string, id: string) => ({
  ...envelope,
  entity: { type, id, label: 'X' },
  name: 'Signature',
  kind: 'signature',
  by,
});

describe('what lies in the trash for longer than its time', () => {
  it('takes its own files along, and none of a verified order with the same id', async () => {
    const { database } = withOrder({ status: 'verified', statusGroup: 'closed' });
    database.put('tasks/w1', { ...inTrash, title: 'Same id' });
    database.put('attachments/evidence', file('workOrder', 'w1'));
    database.put('attachments/own', file('task', 'w1'));
    database.put('attachments/own/content/data', { data: new Uint8Array(1) });
    database.put('reminders/other', { ...inTrash, trashedAt: now, entity: { type: 'workOrder', id: 'w1' } });
    expect(await purgeDue(database, now)).toMatchObject({ counts: { tasks: 1 }, failures: [] });
    expect(database.at('attachments/evidence')).toBeDefined();
    expect(database.at('reminders/other')).toBeDefined();
    for (const gone of ['tasks/w1', 'attachments/own', 'attachments/own/content/data'])
      expect(database.at(gone)).toBeUndefined();
  });

  it('goes with all of its parts, however many, and with what lies below it', async () => {
    const database = empty();
    database.put('customers/c1', { ...inTrash, name: 'Elbe Clinic' });
    for (let n = 0; n < 230; n += 1)
      database.put(`assets/a${n}`, { ...inTrash, name: 'Boiler', customerRef: { id: 'c1', name: 'X' } });
    database.put('employees/uma', { ...inTrash, displayName: 'Uma Roth' });
    database.put('employees/uma/private/hr', { ...envelope, notes: 'Secret' });
    expect((await purgeDue(database, now)).failures).toEqual([]);
    for (const path of ['customers', 'assets', 'employees', 'employees/uma/private'])
      expect(database.all(path)).toEqual([]);
  });

  it('stays where somebody restores it while the others are deleted', async () => {
    const database = empty();
    for (const id of ['t1', 't2']) database.put(`tasks/${id}`, { ...inTrash, title: id });
    let asked = 0;
    const restoring: DocumentDatabase = {
      async transact(work) {
        const value = await database.transact(work);
        asked += Array.isArray(value) && value.length > 0 ? 1 : 0;
        if (asked === 1) database.put('tasks/t2', { ...envelope, title: 't2' });
        return value;
      },
    };
    expect(await purgeDue(restoring, now)).toMatchObject({ failures: [] });
    expect(database.at('tasks/t1')).toBeUndefined();
    expect(database.at('tasks/t2')).toMatchObject({ trashed: false });
  });

  it('is asked for in pages, everywhere a kind lies, and is not what went there lately', async () => {
    const database = empty();
    database.put('customers/c9/contacts/old', { ...inTrash, name: 'Old' });
    database.put('customers/c9/contacts/new', { ...inTrash, trashedAt: now, name: 'New' });
    const limits: number[] = [];
    const watched: DocumentDatabase = {
      transact: (work) =>
        database.transact((transaction) =>
          work({
            ...transaction,
            find: (query) => {
              limits.push(query.limit);
              return transaction.find(query);
            },
          }),
        ),
    };
    expect((await purgeDue(watched, now)).counts).toEqual({ contacts: 1 });
    expect(database.all('customers/c9/contacts').map(({ path }) => path)).toEqual([
      'customers/c9/contacts/new',
    ]);
    expect(Math.max(...limits)).toBeLessThanOrEqual(200);
    expect(database.all('events')[0]?.data).toMatchObject({ kind: 'purged', source: 'function' });
  });
});

describe('deleted for good by hand', () => {
  it('an employee leaves no private details, and an order no time and comments', async () => {
    const door = openTestDoor(now);
    door.database.put('employees/uma', { ...inTrash, displayName: 'Uma Roth' });
    door.database.put('employees/uma/private/hr', { ...envelope, notes: 'Secret' });
    door.database.put('workOrders/w1', { ...inTrash, title: 'Old' });
    for (const below of ['labour/l1', 'comments/c1', 'private/labour'])
      door.database.put(`workOrders/w1/${below}`, { ...envelope });
    for (const [type, id] of [
      ['employee', 'uma'],
      ['workOrder', 'w1'],
    ] as const)
      expect(await door.ask('admin', 'records.purge', { type, id })).toMatchObject({
        value: { more: false },
      });
    const left = Object.keys(door.database.everything());
    expect(left.filter((path) => /^(employees|workOrders)/.test(path))).toEqual([]);
  });
});
