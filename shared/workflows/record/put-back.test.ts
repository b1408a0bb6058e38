import { customerToRecord, emptyCustomer } from '@fm/domain/customer';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');

/** A door with one customer that was renamed and tagged, and a task that was started with another title. */
function withHistory() {
  const door = openTestDoor(now);
  const put = (path: string, data: object) => door.database.put(path, { trashed: false, rev: 3, ...data });
  const putEntry = (id: string, type: string, of: string, changes: object[]) =>
    put(`events/${id}`, { at: now, kind: 'changed', changes, entity: { type, id: of, label: of } });
  put('customers/c1', {
    ...customerToRecord({ ...emptyCustomer(), name: 'Omega', currency: 'EUR', tags: ['new'] }),
    number: 'CU-2026-0001',
  });
  putEntry('e1', 'customer', 'c1', [{ path: 'name', from: 'Alpha', to: 'Omega' }]);
  putEntry('e2', 'customer', 'c1', [{ path: 'tags', from: ['old'], to: ['new'] }]);
  const back = (uid: string, more: object = {}) => {
    const input = { type: 'customer', id: 'c1', entryIds: ['e2', 'e1'], batchId: 'b1', ...more };
    return door.ask(uid, 'records.putBack', input);
  };
  return { ...door, put, putEntry, back, customer: () => door.database.at('customers/c1') };
}

describe('putting back', () => {
  it('gives one field the value it had, with what follows from it, and leaves the others alone', async () => {
    const { back, customer } = withHistory();
    for (let sent = 0; sent < 2; sent += 1) expect((await back('office', { path: 'name' })).ok).toBe(true);
    expect(customer()).toMatchObject({ name: 'Alpha', nameLower: 'alpha', tags: ['new'] });
  });

  it('gives a version all its values', async () => {
    const { back, customer } = withHistory();
    expect((await back('office')).ok).toBe(true);
    expect(customer()).toMatchObject({ name: 'Alpha', nameLower: 'alpha', tags: ['old'] });
  });

  it('takes entries of this record alone', async () => {
    const { back, putEntry, customer } = withHistory();
    putEntry('e3', 'customer', 'c2', [{ path: 'name', from: 'Other', to: 'Omega' }]);
    expect(await back('office', { entryIds: ['e3'] })).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await back('office', { entryIds: ['e1', 'nobody'] })).toMatchObject({
      failure: { kind: 'invalid' },
    });
    expect(customer()).toMatchObject({ name: 'Omega', rev: 3 });
  });

  it('is nothing for a manager, nor in the trash', async () => {
    const { back, put, customer } = withHistory();
    expect(await back('manager')).toMatchObject({ failure: { kind: 'refused' } });
    put('customers/c1', { ...customer(), trashed: true });
    expect(await back('office')).toMatchObject({ failure: { kind: 'missing' } });
    expect(customer()).toMatchObject({ name: 'Omega' });
  });

  it('never puts back the status of a task: that is what transitions change', async () => {
    const { ask, putEntry, put, database } = withHistory();
    put('tasks/t1', { title: 'Order filters', status: 'done' });
    putEntry('e3', 'task', 't1', [{ path: 'status', from: 'open', to: 'done' }]);
    await ask('admin', 'records.putBack', { type: 'task', id: 't1', entryIds: ['e3'], batchId: 'b1' });
    expect(database.at('tasks/t1')).toMatchObject({ status: 'done' });
  });

  it.each([
    ['offer', 'offers/o1', { status: 'sent' }, 'What was sent stays as it was sent.'],
    ['workOrder', 'workOrders/w1', { statusGroup: 'closed' }, 'It is closed. Reopen it to change it.'],
  ])('leaves a locked %s as it is', async (type, path, record, message) => {
    const { ask, putEntry, put, database } = withHistory();
    put(path, { title: 'New', ...record });
    const id = path.split('/')[1] ?? '';
    putEntry('e3', type, id, [{ path: 'title', from: 'Old', to: 'New' }]);
    const answer = await ask('office', 'records.putBack', { type, id, entryIds: ['e3'], batchId: 'b1' });
    expect(answer).toMatchObject({ failure: { kind: 'invalid', message } });
    expect(database.at(path)).toMatchObject({ title: 'New' });
  });
});
