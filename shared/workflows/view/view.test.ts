import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const fields = (over: object = {}) => ({ name: 'Mine', shared: false, isDefault: false, ...over });
const save = ({ ask }: TestDoor, uid: string, id: string, over: object = {}, screen = '/tasks') =>
  ask(uid, 'views.save', { id, screen, query: 'status=open', fields: fields(over) });

describe('a saved view', () => {
  it.each(['admin', 'office', 'manager', 'empty'])('is kept by %s as their own', async (uid) => {
    const door = openTestDoor(now);
    for (let sent = 0; sent < 2; sent += 1)
      await door.ask(uid, 'views.save', { id: 'v1', screen: '/tasks', query: '', fields: fields() }, 'once');
    expect(door.database.at('savedViews/v1')).toMatchObject({ ownerId: uid, order: 1, rev: 1 });
    expect(door.database.all('savedViewsEvents')).toHaveLength(1);
  });

  it('is the default of its list alone: another one steps back, those of others and other lists stay', async () => {
    const door = openTestDoor(now);
    const isDefault = { isDefault: true };
    await save(door, 'office', 'v1', isDefault);
    await save(door, 'office', 'other', isDefault, '/customers');
    await save(door, 'admin', 'hers', isDefault);
    await save(door, 'office', 'v2', isDefault);
    const stored = () =>
      door.database.all('savedViews').flatMap(({ path, data }) => (data.isDefault ? path : []));
    expect(stored().sort()).toEqual(['savedViews/hers', 'savedViews/other', 'savedViews/v2']);
    await door.ask('office', 'views.change', { id: 'v1', fields: fields(isDefault) });
    expect(stored()).not.toContain('savedViews/v2');
    await door.ask('office', 'views.remove', { id: 'v1' });
    await door.ask('office', 'views.change', { id: 'v2', fields: fields(isDefault) });
    await door.ask('office', 'views.restore', { id: 'v1' });
    expect(stored().sort()).toEqual(['savedViews/hers', 'savedViews/other', 'savedViews/v1']);
    expect(door.database.at('savedViews/v1')).toMatchObject({ trashed: false, order: 1 });
  });

  it('of somebody else is looked at and left alone, shared or not', async () => {
    const door = openTestDoor(now);
    await save(door, 'office', 'v1', { shared: true });
    const before = door.database.at('savedViews/v1');
    const tries = [
      () => door.ask('admin', 'views.change', { id: 'v1', fields: fields() }),
      () => door.ask('admin', 'views.remove', { id: 'v1' }),
      () => door.ask('admin', 'views.restore', { id: 'v1' }),
    ];
    for (const attempt of tries) expect(await attempt()).toMatchObject({ failure: { kind: 'refused' } });
    expect(await door.ask('office', 'views.remove', { id: 'none' })).toMatchObject({
      failure: { kind: 'missing' },
    });
    expect(door.database.at('savedViews/v1')).toEqual(before);
    expect(
      (await door.ask('office', 'views.change', { id: 'v1', fields: fields({ name: 'Ours' }) })).ok,
    ).toBe(true);
    expect(door.database.at('savedViews/v1')).toMatchObject({ name: 'Ours', shared: false });
  });

  it('is changed by nobody whose role is unknown, neither what is shared nor what is their own', async () => {
    const door = openTestDoor(now);
    await save(door, 'office', 'ours', { shared: true });
    await save(door, 'office', 'mine');
    const before = door.database.everything();
    door.database.put('users/office', { ...before['users/office'], role: 'Manager' });
    const tries = [
      () => save(door, 'office', 'new'),
      () => save(door, 'office', 'new', { shared: true }),
      () => door.ask('office', 'views.change', { id: 'mine', fields: fields({ shared: true }) }),
      // To stop sharing takes a view from everybody.
      () => door.ask('office', 'views.change', { id: 'ours', fields: fields() }),
      () => door.ask('office', 'views.remove', { id: 'ours' }),
      () => door.ask('office', 'views.restore', { id: 'ours' }),
    ];
    for (const attempt of tries) expect(await attempt()).toMatchObject({ failure: { kind: 'refused' } });
    door.database.put('users/office', before['users/office'] ?? {});
    expect(door.database.everything()).toEqual(before);
    expect((await door.ask('office', 'views.change', { id: 'ours', fields: fields() })).ok).toBe(true);
  });

  it('has a name and a size', async () => {
    const door = openTestDoor(now);
    for (const over of [{ name: '' }, { name: 'x'.repeat(41) }])
      expect(await save(door, 'office', 'v1', over)).toMatchObject({ failure: { kind: 'invalid' } });
    const query = 'x'.repeat(2001);
    const long = { id: 'v1', screen: '/tasks', query, fields: fields() };
    expect(await door.ask('office', 'views.save', long)).toMatchObject({ failure: { kind: 'invalid' } });
  });

  it('is one of fifty of a list at most', async () => {
    const door = openTestDoor(now);
    for (let n = 0; n < 50; n += 1) await save(door, 'office', `v${n}`);
    expect(await save(door, 'office', 'more')).toMatchObject({ failure: { kind: 'invalid' } });
    expect((await save(door, 'office', 'elsewhere', {}, '/customers')).ok).toBe(true);
  });
});
