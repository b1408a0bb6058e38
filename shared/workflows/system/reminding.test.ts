import { MemoryDatabase } from '../testing';
import { fireReminders, tellEnds } from './index';

const now = new Date('2026-11-20T09:02:00Z');
const at = new Date('2026-11-20T09:00:00Z');
const stamp = { uid: 'office', name: 'Olga Brandt' };
const envelope = { createdAt: at, createdBy: stamp, updatedAt: at, updatedBy: stamp, rev: 1, trashed: false };

const reminder = (over: object = {}) => ({
  text: 'Call back',
  ownerRef: { id: 'u-olga', name: 'Olga Brandt' },
  rule: { kind: 'absolute', at },
  fireAt: at,
  channel: 'app',
  state: 'scheduled',
  ...envelope,
  ...over,
});
const login = (name: string, over: object = {}) => ({
  name,
  email: `${name.toLowerCase()}@x.example`,
  role: 'office',
  ...envelope,
  ...over,
});
const person = (firstName: string, over: object = {}) => ({
  firstName,
  lastName: 'Ode',
  displayName: `${firstName} Ode`,
  nameLower: `ode ${firstName.toLowerCase()}`,
  jobTitle: 'Technician',
  team: 'Technical',
  employmentType: 'full',
  status: 'active',
  startDate: '2020-01-01',
  ...envelope,
  ...over,
});

let database: MemoryDatabase;
let mails: Map<string, { to: string; paragraphs: readonly string[] }>;
const fire = (when = now) =>
  fireReminders(database, when, async (id, mail) => {
    if (mails.has(id)) return false;
    mails.set(id, mail);
    return true;
  });

beforeEach(() => {
  database = new MemoryDatabase(() => now);
  mails = new Map();
  database.put('users/u-olga', login('Olga'));
  database.put('users/u-gone', login('Gone', { disabled: true }));
});

describe('reminders whose moment has come', () => {
  it('are due, once for each moment, and tell the history', async () => {
    database.put('reminders/r1', reminder());
    expect(await fire()).toEqual({ counts: { reminders: 1 }, failures: [] });
    expect(database.at('reminders/r1')).toMatchObject({ state: 'due', firedAt: at, rev: 2 });
    expect(await fire()).toEqual({ counts: {}, failures: [] });
    expect(database.all('events')).toHaveLength(1);
    expect(mails.size).toBe(0);
  });

  it.each([
    ['still to come', { fireAt: new Date('2026-11-20T09:03:00Z') }],
    ['done', { state: 'done' }],
    ['due already', { state: 'due' }],
    ['in the trash', { trashed: true }],
  ])('are not those that are %s', async (_, over) => {
    database.put('reminders/r1', reminder(over));
    expect(await fire()).toEqual({ counts: {}, failures: [] });
    expect(database.at('reminders/r1')).toMatchObject({ rev: 1 });
  });

  it('come by mail where that was chosen: once, and again after a snooze', async () => {
    database.put(
      'reminders/r1',
      reminder({ channel: 'mail', entity: { type: 'task', id: 't1', label: 'Gutters' } }),
    );
    expect(await fire()).toEqual({ counts: { reminders: 1, mails: 1 }, failures: [] });
    expect([...mails.values()]).toMatchObject([{ to: 'olga@x.example' }]);
    expect([...mails.values()][0]?.paragraphs.join(' ')).toContain('Gutters: Call back');
    // A run that was cut off between the mail and the record.
    database.put('reminders/r1', { ...database.at('reminders/r1'), state: 'scheduled' });
    expect(await fire()).toEqual({ counts: { reminders: 1 }, failures: [] });
    const until = new Date('2026-11-20T10:00:00Z');
    database.put('reminders/r1', { ...database.at('reminders/r1'), state: 'snoozed', fireAt: until });
    expect(await fire(until)).toEqual({ counts: { reminders: 1, mails: 1 }, failures: [] });
  });

  it('of a team go to everybody in it who may sign in', async () => {
    database.put('employees/olga', person('Olga', { userId: 'u-olga' }));
    database.put('employees/gone', person('Gone', { userId: 'u-gone' }));
    database.put('employees/kai', person('Kai'));
    database.put('employees/eva', person('Eva', { team: 'Grounds', userId: 'u-olga' }));
    const team = { id: 'team:Technical', name: 'Technical team' };
    database.put('reminders/r1', reminder({ channel: 'mail', ownerRef: team }));
    expect(await fire()).toEqual({ counts: { reminders: 1, mails: 1 }, failures: [] });
  });
});

describe('what ends soon', () => {
  const gas = { name: 'Gas', issuedOn: '2024-01-01', expiresOn: '2026-12-20', status: 'valid', order: 0 };
  const withGas = { certificates: { gas }, nextExpiry: '2026-12-20' };

  it('is told once, to who sees to it, or to the team', async () => {
    const managerRef = { id: 'olga', name: 'Olga Ode' };
    database.put('employees/olga', person('Olga', { userId: 'u-olga' }));
    database.put('employees/jan', person('Jan', { ...withGas, managerRef }));
    database.put('employees/kai', person('Kai', withGas));
    expect(await tellEnds(database, now)).toEqual({ counts: { reminders: 2 }, failures: [] });
    expect(database.at('reminders/end-jan-2026-12-20')).toMatchObject({
      text: 'Gas of Jan Ode expires on Sunday 20 December.',
      ownerRef: { id: 'u-olga' },
      entity: { type: 'employee', id: 'jan' },
    });
    expect(database.at('reminders/end-kai-2026-12-20')).toMatchObject({ ownerRef: { id: 'team:Technical' } });
    database.put('reminders/end-jan-2026-12-20', {
      ...database.at('reminders/end-jan-2026-12-20'),
      state: 'done',
    });
    expect(await tellEnds(database, now)).toEqual({ counts: {}, failures: [] });
  });

  it.each([
    ['later', { nextExpiry: '2026-12-21' }],
    ['over already', { nextExpiry: '2026-11-19' }],
    ['of somebody who has left', { ...withGas, endDate: '2026-11-01', status: 'left' }],
  ])('is nothing that is %s', async (_, over) => {
    database.put('employees/jan', person('Jan', over));
    expect(await tellEnds(database, now)).toEqual({ counts: {}, failures: [] });
  });

  it('is a contract of a customer, too', async () => {
    database.put('customers/c1', { name: 'Elbe Clinic', contractEnd: '2027-01-15', ...envelope });
    expect(await tellEnds(database, now)).toEqual({ counts: { reminders: 1 }, failures: [] });
    expect(database.at('reminders/end-c1-2027-01-15')).toMatchObject({
      text: 'The contract of Elbe Clinic ends on Friday 15 January.',
      ownerRef: { id: 'team:Cleaning' },
      customerId: 'c1',
    });
  });

  it('is an offer that nobody answered: told once to who answers for it, also where it is put off', async () => {
    const offer = {
      number: 'OF-2026-0001',
      title: 'New pump',
      status: 'sent',
      customerRef: { id: 'c1', name: 'Elbe Clinic' },
      ownerRef: { id: 'olga', name: 'Olga Ode' },
      validUntil: '2026-11-27',
      ...envelope,
    };
    database.put('employees/olga', person('Olga', { userId: 'u-olga' }));
    database.put('offers/o1', offer);
    database.put('offers/later', { ...offer, validUntil: '2026-11-28' });
    database.put('offers/answered', { ...offer, status: 'accepted' });
    expect(await tellEnds(database, now)).toEqual({ counts: { reminders: 1 }, failures: [] });
    expect(database.at('reminders/end-o1-2026-11-27')).toMatchObject({
      text: 'The offer to Elbe Clinic runs out within a week. There is no answer yet.',
      fireAt: new Date('2026-11-20T07:00:00Z'),
      ownerRef: { id: 'u-olga' },
      entity: { type: 'offer', id: 'o1', label: 'OF-2026-0001 New pump' },
      customerId: 'c1',
    });
    expect(await tellEnds(database, now)).toEqual({ counts: {}, failures: [] });
    // Put off: the reminder went along, as it follows the last day.
    database.put('offers/o1', { ...offer, validUntil: '2026-11-26' });
    expect(await tellEnds(database, now)).toEqual({ counts: {}, failures: [] });
    database.put('reminders/end-o1-2026-11-27', {
      ...database.at('reminders/end-o1-2026-11-27'),
      state: 'done',
    });
    expect(await tellEnds(database, now)).toEqual({ counts: { reminders: 1 }, failures: [] });
  });
});
