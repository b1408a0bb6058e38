import { LOGINS, openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const marek = { id: 'marek', name: 'Marek Wolny' };
const entity = { type: 'task', id: 't1', label: 'Order filters' };

/** A door with Marek, who has a login of this role. */
function withMarek(login: object = { disabled: true }) {
  const door = openTestDoor(now);
  const put = (path: string, data: object) => door.database.put(path, { rev: 1, trashed: false, ...data });
  put('employees/marek', { displayName: 'Marek Wolny', userId: 'manager', status: 'active' });
  put('users/manager', { ...LOGINS.manager, ...login });
  const trash = (uid = 'office') =>
    door.ask(uid, 'records.trash', { type: 'employee', id: 'marek', batchId: 'b1' });
  return { ...door, put, trash, isTrashed: () => door.database.at('employees/marek')?.trashed };
}

describe('moving an employee to the trash', () => {
  it.each([
    ['workOrders/w1', { leadId: 'marek', statusGroup: 'open' }, '1 work order that this person leads'],
    [
      'workOrders/w1',
      { crewIds: ['marek'], statusGroup: 'open' },
      '1 work order with this person on the crew',
    ],
    [
      'maintenancePlans/m1',
      { template: { leadId: 'marek', crewRefs: [] }, state: 'paused' },
      '1 maintenance plan that this person leads',
    ],
    [
      'maintenancePlans/m1',
      { template: { crewRefs: [marek] }, state: 'active' },
      '1 maintenance plan with this person on the crew',
    ],
    ['tasks/t1', { assigneeRef: marek, status: 'open' }, '1 open task of this person'],
    [
      'reminders/r1',
      { ownerRef: { id: 'manager', name: 'Marek' }, state: 'scheduled', entity },
      '1 reminder of this person',
    ],
  ])('is refused while %s is theirs: %j', async (path, record, what) => {
    const door = withMarek();
    door.put(path, record);
    expect(await door.trash()).toMatchObject({
      failure: { kind: 'invalid', message: `${what} needs to be finished or moved first.` },
    });
    expect(door.isTrashed()).toBe(false);
  });

  it('minds nothing that is over, and no reminder that is nobody else’s or goes to whoever comes next', async () => {
    const door = withMarek();
    const ownerRef = { id: 'manager', name: 'Marek' };
    door.put('workOrders/w1', { crewIds: ['marek'], statusGroup: 'closed' });
    door.put('maintenancePlans/m1', { template: { leadId: 'marek', crewRefs: [marek] }, state: 'ended' });
    door.put('reminders/r1', { ownerRef, state: 'done', entity });
    door.put('reminders/r2', { ownerRef, state: 'scheduled' });
    door.put('reminders/r3', { ownerRef, state: 'scheduled', entity, toResponsible: true });
    expect(await door.trash()).toMatchObject({ ok: true });
    expect(door.isTrashed()).toBe(true);
  });

  it('disables the login, also of many at once, and a restored employee comes back without it', async () => {
    const door = withMarek({});
    const many = { type: 'employee', ids: ['marek'], batchId: 'b1' };
    expect(await door.ask('office', 'records.trashMany', many)).toMatchObject({ value: { failed: [] } });
    expect(door.database.at('users/manager')).toMatchObject({ disabled: true, trashed: false, rev: 2 });
    const back = { type: 'employee', id: 'marek', batchId: 'b2' };
    expect(await door.ask('office', 'records.restore', back)).toMatchObject({ ok: true });
    expect(door.isTrashed()).toBe(false);
    expect(door.database.at('users/manager')).toMatchObject({ disabled: true });
  });

  it('leaves the login off also when it is undone, whoever undoes it', async () => {
    const door = withMarek({});
    await door.trash();
    const entries = ['events', 'usersEvents'].flatMap((path) => door.database.all(path));
    const records = entries.map(({ path }) => [path.split('/').at(-1) ?? '']);
    await door.ask('admin', 'records.undo', { records, batchId: 'b1', back: 'b2', note: 'Undone' });
    expect(door.isTrashed()).toBe(false);
    expect(door.database.at('users/manager')).toMatchObject({ disabled: true });
  });

  it('leaves an administrator to administrators, and the last of them and the own login to nobody', async () => {
    const door = withMarek({ role: 'admin' });
    const refused = (message: string) => ({ failure: { kind: 'invalid', message } });
    expect(await door.trash()).toMatchObject(
      refused('Marek Wolny is an administrator: only another one moves them to the trash.'),
    );
    expect(await door.trash('manager')).toMatchObject(
      refused('This is you: nobody takes the own login away.'),
    );
    expect(await door.trash('admin')).toMatchObject({ ok: true });
    expect(door.database.at('users/manager')).toMatchObject({ disabled: true });
  });
});
