import { emptyReminder, type Reminder, type ReminderInput } from '@fm/domain/reminder';
import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const values = (over: Partial<ReminderInput> = {}): ReminderInput => ({
  ...emptyReminder(),
  text: 'Call the clinic',
  ownerRef: { id: 'office', name: 'Olga Brandt' },
  day: '2026-11-20',
  time: '09:00',
  ...over,
});

async function withReminder(over: Partial<ReminderInput> = {}) {
  const door = openTestDoor(now);
  await door.ask('office', 'reminders.save', { id: 'r1', values: values(over), base: null });
  return { ...door, reminder: () => stored(door) };
}
const stored = ({ database }: Pick<TestDoor, 'database'>) => database.at('reminders/r1') as Reminder;

describe('a reminder', () => {
  it('fires at the moment that was chosen, by the clock of the company', async () => {
    const { reminder } = await withReminder();
    expect(reminder()).toMatchObject({ state: 'scheduled', fireAt: new Date('2026-11-20T08:00:00Z') });
  });

  it('that is due is put off, done, and brought back as it was', async () => {
    const { ask, reminder } = await withReminder();
    const before = reminder();
    await ask('office', 'reminders.snooze', { id: 'r1', until: 'oneHour' });
    expect(reminder()).toMatchObject({ state: 'snoozed', fireAt: new Date('2026-11-20T10:00:00Z') });
    await ask('office', 'reminders.end', { id: 'r1', to: 'done' });
    expect(reminder()).toMatchObject({ state: 'done', doneAt: now });
    expect((await ask('office', 'reminders.reopen', { id: 'r1', before, note: 'Undone' })).ok).toBe(true);
    expect(reminder()).toMatchObject({ state: 'scheduled', fireAt: before.fireAt });
  });

  it("of somebody else's is closed to a manager, and open to whose team it is", async () => {
    const { ask, database } = await withReminder();
    const base = database.at('reminders/r1') as Reminder;
    const tries = [
      () => ask('manager', 'reminders.save', { id: 'r1', values: values({ text: 'Mine now' }), base }),
      () => ask('manager', 'reminders.end', { id: 'r1', to: 'done' }),
      () => ask('manager', 'reminders.snooze', { id: 'r1', until: 'tomorrow' }),
      () => ask('manager', 'reminders.reopen', { id: 'r1', before: base, note: 'Undone' }),
    ];
    for (const attempt of tries) expect((await attempt()).ok).toBe(false);
    expect(database.at('reminders/r1')).toMatchObject({ rev: 1 });
    database.put('employees/marek', { displayName: 'Marek Wolny', team: 'Technical' });
    database.put('reminders/r1', { ...base, ownerRef: { id: 'team:Technical', name: 'Technical' } });
    expect((await ask('manager', 'reminders.end', { id: 'r1', to: 'done' })).ok).toBe(true);
  });

  it('counted from a date is refused at that field where its record is closed or has no such date', async () => {
    const { ask, database } = openTestDoor(now);
    const save = (dueDate: string | undefined, status: string) => {
      database.put('tasks/t1', { title: 'Filters', status, dueDate, trashed: false });
      const entity = { type: 'task', id: 't1', label: 'Filters' };
      const typed = values({ when: 'date', field: 'dueDate', entity });
      return ask('office', 'reminders.save', { id: 'r1', values: typed, base: null });
    };
    const refused = {
      ok: false,
      failure: { fields: { 'values.field': 'The record is closed, or has no such date yet.' } },
    };
    expect(await save(undefined, 'open')).toMatchObject(refused);
    expect(await save('2026-11-27', 'done')).toMatchObject(refused);
    expect(await save('2026-11-27', 'open')).toMatchObject({ ok: true });
  });
});
