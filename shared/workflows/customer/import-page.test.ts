import { emptyCustomer } from '@fm/domain/customer';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const row = (id: string, more: object = {}, into: string | null = null) => ({
  id,
  values: { ...emptyCustomer(), name: `Customer ${id}`, ...more },
  given: ['name', ...Object.keys(more)],
  into,
});

describe('a page of an import', () => {
  it('gives its numbers in the order of the file and counts once, however often it is sent', async () => {
    const { ask, database } = openTestDoor(now);
    const rows = Array.from({ length: 100 }, (_, index) => row(`r${index}`));
    for (let sent = 0; sent < 2; sent += 1)
      expect(await ask('office', 'customers.importPage', { batchId: 'b1', rows }, 'page')).toMatchObject({
        ok: true,
        value: { failed: [] },
      });
    expect(database.at('customers/r0')).toMatchObject({ number: 'CU-2026-0001' });
    expect(database.at('customers/r99')).toMatchObject({ number: 'CU-2026-0100' });
    expect(database.at('counters/customer-2026')).toMatchObject({ value: 100 });
    const entries = database.all('events').map(({ data }) => data);
    expect(entries).toHaveLength(100);
    expect(entries[0]).toMatchObject({ kind: 'imported', source: 'import', batchId: 'b1' });
  });

  it('creates nothing twice where the same rows come under another id', async () => {
    const { ask, database } = openTestDoor(now);
    for (const id of ['first', 'second'])
      await ask('office', 'customers.importPage', { batchId: 'b1', rows: [row('r1')] }, id);
    expect(database.all('customers')).toHaveLength(1);
    expect(database.at('counters/customer-2026')).toMatchObject({ value: 1 });
  });

  it('changes what a row says of a customer that is there, and nothing else', async () => {
    const { ask, database } = openTestDoor(now);
    await ask('office', 'customers.importPage', { batchId: 'b1', rows: [row('c1', { notes: 'Keep' })] });
    const rows = [row('r1', { email: 'new@aal.example' }, 'c1')];
    await ask('office', 'customers.importPage', { batchId: 'b2', rows });
    expect(database.at('customers/c1')).toMatchObject({
      name: 'Customer r1',
      nameLower: 'customer r1',
      email: 'new@aal.example',
      notes: 'Keep',
    });
    expect(database.at('customers/r1')).toBeUndefined();
  });

  it('names the rows that are refused and stores the others', async () => {
    const { ask, database } = openTestDoor(now);
    database.put('customers/gone', { name: 'Gone', trashed: true, rev: 1 });
    const ghost = { accountManagerRef: { id: 'nobody', name: 'Nobody' } };
    const rows = [row('r0', ghost), row('r1'), row('r2', {}, 'gone')];
    const answer = await ask('office', 'customers.importPage', { batchId: 'b1', rows });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        failed: [
          { at: 0, failure: { message: 'This person is no longer an employee. Choose somebody else.' } },
          { at: 2, failure: { kind: 'missing' } },
        ],
      },
    });
    expect(database.at('customers/r1')).toMatchObject({ number: 'CU-2026-0001' });
    expect(database.at('customers/r0')).toBeUndefined();
  });

  it('is checked whole: one row that no form takes stops the page', async () => {
    const { ask, database } = openTestDoor(now);
    const rows = [row('r1'), row('r2', { contractEnd: '2026-02-31' })];
    expect(await ask('office', 'customers.importPage', { batchId: 'b1', rows })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(database.all('customers')).toEqual([]);
  });

  it('is nothing that a manager does', async () => {
    const { ask, database } = openTestDoor(now);
    const answer = await ask('manager', 'customers.importPage', { batchId: 'b1', rows: [row('r1')] });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(database.all('customers')).toEqual([]);
  });
});
