import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const told = (uid: string) => ({ uid, kind: 'assigned', count: 1, unread: true });

let door: TestDoor;
beforeEach(() => {
  door = openTestDoor(now);
  door.database.put('notifications/n1', told('office'));
  door.database.put('notifications/n2', told('office'));
  door.database.put('notifications/theirs', told('admin'));
});
const mark = (uid: string, ids: readonly string[], read = true) =>
  door.ask(uid, 'notifications.mark', { ids: [...ids], read });

describe('an own notification', () => {
  it('is marked as read, and as unread again', async () => {
    expect(await mark('office', ['n1', 'n2'])).toMatchObject({ ok: true });
    expect(door.database.at('notifications/n1')).toEqual({ ...told('office'), unread: false });
    await mark('office', ['n2'], false);
    expect(door.database.at('notifications/n2')).toEqual(told('office'));
  });

  it('that is gone by now is nothing to complain of', async () => {
    expect(await mark('office', ['gone', 'n1'])).toMatchObject({ ok: true });
    expect(door.database.at('notifications/n1')).toMatchObject({ unread: false });
    expect(door.database.at('notifications/gone')).toBeUndefined();
  });
});

it('a notification of somebody else stays as it is, and with it all that was asked for', async () => {
  expect(await mark('office', ['n1', 'theirs'])).toMatchObject({ failure: { kind: 'refused' } });
  expect(door.database.at('notifications/n1')).toMatchObject({ unread: true });
  expect(door.database.at('notifications/theirs')).toMatchObject({ unread: true });
});

it.each([[[]], [['a/b']], [Array.from({ length: 51 }, (_, at) => `n${at}`)]])(
  'what no list shows is refused: %p',
  async (ids) => {
    expect(await mark('office', ids)).toMatchObject({ failure: { kind: 'invalid' } });
  },
);

describe('what somebody wants to be told of', () => {
  const wishes = { reaches: { assigned: 'all' }, quiet: { from: '18:00', until: '07:00' } } as const;

  it('is kept with their login', async () => {
    expect(await door.ask('office', 'notifications.savePreferences', wishes)).toMatchObject({ ok: true });
    expect(door.database.at('users/office/private/news')).toEqual(wishes);
    await door.ask('office', 'notifications.savePreferences', { reaches: {} });
    expect(door.database.at('users/office/private/news')).toEqual({ reaches: {} });
  });

  it.each([
    { reaches: { assigned: 'shout' } },
    { reaches: { lent: 'app' } },
    { reaches: {}, quiet: { from: '18:00', until: '24:00' } },
  ])('is nothing like %p', async (input) => {
    const answer = await door.ask('office', 'notifications.savePreferences', input as never);
    expect(answer).toMatchObject({ failure: { kind: 'invalid' } });
  });
});
