import { customerToRecord, emptyCustomer } from '@fm/domain/customer';
import type { CommandInput } from '../commands';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
type Change = CommandInput<'customers.changeMany'>['change'];

/** A door with two customers, and one in the trash. */
function withCustomers() {
  const door = openTestDoor(now);
  const put = (id: string, over: object = {}) =>
    door.database.put(`customers/${id}`, {
      ...customerToRecord({ ...emptyCustomer(), name: id, currency: 'EUR', tags: ['old'] }),
      trashed: false,
      rev: 1,
      ...over,
    });
  put('c1');
  put('c2');
  put('gone', { trashed: true });
  door.database.put('employees/olga', { displayName: 'Olga Brandt', trashed: false });
  const change = (uid: string, to: Change, ids: string[] = ['c1', 'c2'], id?: string) =>
    door.ask(uid, 'customers.changeMany', { ids, batchId: 'b1', change: to }, id);
  return { ...door, put, change, at: (id: string) => door.database.at(`customers/${id}`) };
}

const tags: Change = { to: 'tags', added: ['VIP'], removed: ['old'] };

describe('changing many customers', () => {
  it('gives tags to each, once however often it is sent', async () => {
    const { change, at, database } = withCustomers();
    for (let sent = 0; sent < 2; sent += 1)
      expect(await change('office', tags, ['c1', 'c2'], 'x')).toMatchObject({
        ok: true,
        value: { failed: [] },
      });
    for (const id of ['c1', 'c2']) expect(at(id)).toMatchObject({ tags: ['VIP'], rev: 2 });
    expect(database.all('events').map(({ data }) => data.batchId)).toEqual(['b1', 'b1']);
  });

  it('leaves out those that are in the trash, gone or too full, and says why', async () => {
    const { change, at, put } = withCustomers();
    put('full', { tags: Array.from({ length: 12 }, (_, index) => `t${index}`) });
    expect(await change('office', tags, ['gone', 'c1', 'nobody', 'full'])).toMatchObject({
      value: {
        failed: [
          { at: 0, failure: { message: 'It is in the trash.' } },
          { at: 2, failure: { kind: 'missing' } },
          { at: 3, failure: { message: 'It would have 13 tags. Keep at most 12.' } },
        ],
      },
    });
    expect([at('gone')?.tags, at('c1')?.tags]).toEqual([['old'], ['VIP']]);
  });

  it('asks for the reason of a status that makes people ask', async () => {
    const { change, at } = withCustomers();
    expect(await change('office', { to: 'status', status: 'onHold', reason: ' ' })).toMatchObject({
      failure: { kind: 'invalid', message: 'Say why, so that colleagues know.' },
    });
    await change('office', { to: 'status', status: 'onHold', reason: 'Unpaid' });
    expect(at('c1')).toMatchObject({ status: 'onHold', statusReason: 'Unpaid' });
  });

  it('takes the name of an account manager from the employee, who has to be there', async () => {
    const { change, at } = withCustomers();
    expect(await change('office', { to: 'manager', managerId: 'nobody' })).toMatchObject({
      failure: { kind: 'invalid' },
    });
    await change('office', { to: 'manager', managerId: 'olga' });
    expect(at('c1')).toMatchObject({ accountManagerRef: { id: 'olga', name: 'Olga Brandt' } });
    await change('office', { to: 'manager', managerId: null });
    expect(at('c1')?.accountManagerRef).toBeUndefined();
  });

  it.each(['manager', 'disabled'])('is nothing that a %s does', async (uid) => {
    const { change, at } = withCustomers();
    expect(await change(uid, tags)).toMatchObject({ failure: { kind: 'refused' } });
    expect(at('c1')).toMatchObject({ rev: 1 });
  });

  it('takes a page of them at most', async () => {
    const { change } = withCustomers();
    const ids = Array.from({ length: 201 }, (_, index) => `c${index}`);
    expect(await change('office', tags, ids)).toMatchObject({ failure: { kind: 'invalid' } });
  });
});
