import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const values = {
  email: 'new@x.example',
  role: 'manager' as const,
  name: 'Nina Neu',
  employeeId: null,
  disabled: false,
};

describe('the history of what few may read', () => {
  it('of a login lies where administrators read it, and not before the office and the crew', async () => {
    const { ask, database } = openTestDoor(now);
    expect(await ask('admin', 'users.save', { id: 'u9', values: values as never, base: null })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(database.all('usersEvents')).toHaveLength(1);
    for (const open of ['events', 'crew/copy/events']) expect(database.all(open)).toEqual([]);
  });

  it('of an own view is nobody else’s', async () => {
    const { ask, database } = openTestDoor(now);
    const fields = { name: 'People I let go', shared: false, isDefault: false };
    expect(
      await ask('office', 'views.save', { id: 'v1', screen: '/tasks', query: '', fields }),
    ).toMatchObject({ ok: true });
    for (const open of ['events', 'crew/copy/events']) expect(database.all(open)).toEqual([]);
  });
});
