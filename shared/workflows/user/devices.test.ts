import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const phone = { id: 'dPhone-00000000000001', name: 'Chrome on Android' };
const laptop = { id: 'dLaptop-0000000000001', name: 'Firefox on Linux' };

describe('a device', () => {
  it('is one of the actor’s own, and of nobody else', async () => {
    const { ask, database } = openTestDoor(now);
    expect(await ask('office', 'users.registerDevice', phone)).toMatchObject({ ok: true });
    await ask('office', 'users.registerDevice', laptop);
    await ask('manager', 'users.registerDevice', phone);
    expect(await ask('admin', 'users.removeDevice', { id: phone.id })).toMatchObject({ ok: true });
    await ask('manager', 'users.removeDevice', { id: phone.id });
    expect(database.at('users/office/private/devices')).toEqual({
      devices: {
        [phone.id]: { name: phone.name, createdAt: now, seenAt: now },
        [laptop.id]: { name: laptop.name, createdAt: now, seenAt: now },
      },
    });
    expect(database.at('users/manager/private/devices')).toEqual({ devices: {} });
    expect(database.at('users/admin/private/devices')).toBeUndefined();
  });

  it.each([
    { id: 'a/b', name: 'Chrome' },
    { id: '__proto__', name: 'Chrome' },
    { ...phone, name: '' },
    { ...phone, name: 'x'.repeat(61) },
  ])('is none that is described as %p', async (input) => {
    const { ask, database } = openTestDoor(now);
    expect(await ask('office', 'users.registerDevice', input)).toMatchObject({
      failure: { kind: 'invalid' },
    });
    expect(database.at('users/office/private/devices')).toBeUndefined();
  });
});
