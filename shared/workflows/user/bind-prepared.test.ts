import { COMMANDS_VERSION } from '../command';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const record = { email: 'nora@x.example', role: 'office', name: 'Nora Neu', employeeId: 'nora' };

/** A door with a record that was prepared for Nora, whose identity is `u1`; `emails` are confirmed ones by uid. */
function withPrepared(over: object = {}, emails: Readonly<Record<string, string>> = { u1: record.email }) {
  const door = openTestDoor(now, emails);
  const put = (path: string, data: object) => door.database.put(path, { trashed: false, rev: 1, ...data });
  put('users/prepared-nora', { ...record, ...over });
  put('employees/nora', {
    firstName: 'Nora',
    lastName: 'Neu',
    displayName: 'Nora Neu',
    nameLower: 'neu nora',
    jobTitle: 'Technician',
    team: 'Technical',
    employmentType: 'full',
    status: 'active',
    startDate: '2026-11-01',
    userId: 'prepared-nora',
  });
  put('reminders/r1', {
    text: 'Call Rosa',
    ownerRef: { id: 'prepared-nora', name: 'Nora Neu' },
    rule: { kind: 'absolute', at: now },
    fireAt: now,
    channel: 'app',
    state: 'scheduled',
  });
  const bind = (uid = 'u1', id?: string) => door.ask(uid, 'users.bindPrepared', {}, id);
  const isUntouched = () => door.database.at('users/prepared-nora') !== undefined;
  return { ...door, put, bind, isUntouched, at: (path: string) => door.database.at(path) };
}

describe('a prepared user record', () => {
  it('goes to who confirmed its address, with what names it, once however often it is sent', async () => {
    const { bind, at, ask } = withPrepared();
    expect(await ask('u1', 'users.saveTheme', { theme: 'dark' })).toMatchObject({
      failure: { kind: 'refused' },
    });
    for (let sent = 0; sent < 2; sent += 1) expect(await bind('u1', 'once')).toMatchObject({ ok: true });
    expect(at('users/u1')).toMatchObject({ ...record, rev: 1, trashed: false });
    expect(at('users/prepared-nora')).toBeUndefined();
    expect(at('employees/nora')).toMatchObject({ userId: 'u1' });
    expect(at('reminders/r1')).toMatchObject({ ownerRef: { id: 'u1', name: 'Nora Neu' } });
    expect(await bind()).toMatchObject({ failure: { kind: 'refused' } });
    expect(await ask('u1', 'users.saveTheme', { theme: 'dark' })).toMatchObject({ ok: true });
  });

  it('goes to nobody whose address was never confirmed, or is another one', async () => {
    for (const emails of [{}, { u1: 'other@x.example' }] as Readonly<Record<string, string>>[]) {
      const { bind, isUntouched, at } = withPrepared({}, emails);
      expect(await bind()).toMatchObject({ ok: false });
      expect(isUntouched()).toBe(true);
      expect(at('users/u1')).toBeUndefined();
    }
  });

  it.each([
    ['disabled', { disabled: true }],
    ['in the trash', { trashed: true }],
  ])('stays where it is while it is %s', async (_, over) => {
    const { bind, isUntouched, at } = withPrepared(over);
    expect(await bind()).toMatchObject({ failure: { kind: 'refused' } });
    expect([isUntouched(), at('users/u1')]).toEqual([true, undefined]);
  });

  it.each([
    ['enabled', {}],
    ['disabled', { disabled: true }],
    ['in the trash', { trashed: true }],
  ])('goes to nobody who has one already that is %s', async (_, own) => {
    const { bind, put, isUntouched } = withPrepared();
    put('users/u1', { email: 'old@x.example', role: '', name: 'Nora Alt', ...own });
    expect(await bind()).toMatchObject({ failure: { kind: 'refused' } });
    expect(isUntouched()).toBe(true);
  });

  it('is none that somebody else signs in with', async () => {
    const emails = { u1: 'office@x.example' };
    const { bind, at } = withPrepared({}, emails);
    const before = at('users/office');
    expect(await bind()).toMatchObject({ failure: { kind: 'refused' } });
    expect([at('users/office'), at('users/u1')]).toEqual([before, undefined]);
  });

  it('goes to nobody while two have the address, or while the employee has another login', async () => {
    const twice = withPrepared();
    twice.put('users/prepared-2', record);
    expect(await twice.bind()).toMatchObject({ failure: { kind: 'refused' } });
    const bound = withPrepared();
    bound.put('employees/nora', { ...bound.at('employees/nora'), userId: 'u9' });
    expect(await bound.bind()).toMatchObject({ failure: { kind: 'invalid' } });
    expect([bound.isUntouched(), bound.at('users/u1')]).toEqual([true, undefined]);
  });

  it('opens no other command to who has none', async () => {
    const { send, database } = withPrepared();
    const before = database.everything();
    for (const name of ['tasks.save', 'users.saveOwnName', 'views.save', 'records.undo']) {
      const answer = await send('u1', { id: 'x', name, version: COMMANDS_VERSION, input: {} });
      expect(answer).toMatchObject({ failure: { kind: 'refused' } });
    }
    expect(database.everything()).toEqual(before);
  });
});
