/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { changeRecord, commitTogether, createRecord, newId } from '@fm/data';
import { employees } from '@fm/domain/employee';
import type { Actor } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { type Task, tasks } from '@fm/domain/task';
import { type AppUnderRules, connectApp } from './app-fixture';
import { PEOPLE } from './people';
import * as samples from './samples';

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

const olga = { id: PEOPLE.office.uid, name: PEOPLE.office.name };

/** A stored task that is due on 10 March, and Olga's reminder a week before. */
async function remindedTask(actor: Actor, over: Partial<Reminder> = {}) {
  const [task, reminder] = [newId(), newId()];
  const due = { dueDate: '2031-03-10', dueSort: '2031-03-10' };
  await app.stored(
    createRecord(tasks, actor, task, { ...samples.TASK.values, ...due, startDate: undefined }),
  );
  const values: Reminder = {
    text: 'Look at it',
    ownerRef: olga,
    entity: { type: 'task', id: task, label: 'Order filters' },
    rule: { kind: 'relative', field: 'dueDate', offsetDays: -7, timeOfDay: '08:00' },
    fireAt: new Date('2031-03-03T07:00:00Z'),
    channel: 'app',
    state: 'scheduled',
    ...over,
  };
  await app.stored(createRecord(reminders, actor, reminder, values));
  const change = (by: Actor, patch: Partial<Task>) =>
    app.stored(changeRecord(tasks, by, task, () => ({ ok: true, patch })));
  return { task, reminder, change };
}

describe('a reminder that follows a task', () => {
  it('moves when somebody who is not the one reminded moves the task', async () => {
    const { reminder, change } = await remindedTask(await app.signIn('office'));
    await change(await app.signIn('manager'), { dueDate: '2032-03-10', dueSort: '2032-03-10' });
    const fireAt = new Date('2032-03-03T07:00:00Z');
    expect(await app.read(reminders, reminder)).toMatchObject({ fireAt, state: 'scheduled', rev: 2 });
  });

  it('stays as it is when something else about the task changes', async () => {
    const { reminder, change } = await remindedTask(await app.signIn('office'));
    await change(PEOPLE.office, { title: 'Order more filters' });
    expect(await app.read(reminders, reminder)).toMatchObject({ rev: 1 });
  });

  it('ends with the task in the trash and comes back with it', async () => {
    const actor = await app.signIn('office');
    const { task, reminder } = await remindedTask(actor);
    await app.stored(commitTogether(actor, (unit) => unit.trash(tasks, task)));
    expect(await app.read(reminders, reminder)).toMatchObject({ state: 'cancelled' });
    await app.stored(commitTogether(actor, (unit) => unit.restore(tasks, task)));
    expect(await app.read(reminders, reminder)).toMatchObject({ state: 'scheduled' });
  });

  it('goes to the login of whoever is responsible next', async () => {
    const admin = await app.signIn('admin');
    const name = { firstName: 'Marek', lastName: 'Wolny' };
    const marek = { ...samples.EMPLOYEE.values, ...name, userId: PEOPLE.manager.uid };
    const id = newId();
    await app.stored(createRecord(employees, admin, id, marek));
    const { reminder, change } = await remindedTask(admin, { toResponsible: true });
    await change(admin, { assigneeRef: { id, name: 'Marek Wolny' } });
    expect(await app.read(reminders, reminder)).toMatchObject({
      ownerRef: { id: PEOPLE.manager.uid, name: 'Marek Wolny' },
      state: 'scheduled',
    });
  });
});

it('a step that cannot be taken twice is refused whole, in its own words, where one commit has no room for it', async () => {
  const actor = await app.signIn('office');
  const ids = Array.from({ length: 17 }, () => newId());
  const fireAt = new Date('2031-03-03T07:00:00Z');
  const values: Reminder = {
    text: 'Look at it',
    ownerRef: olga,
    rule: { kind: 'absolute', at: fireAt },
    fireAt,
    channel: 'app',
    state: 'scheduled',
  };
  const outcome = await commitTogether(
    actor,
    async (unit) => {
      for (const id of ids) await unit.create(reminders, id, values);
    },
    { whole: 'Too much at once.' },
  );
  expect(outcome).toMatchObject({ ok: false, failure: { message: 'Too much at once.' } });
  const first = await commitTogether(actor, (unit) => unit.find(reminders, ids[0] ?? ''));
  expect(first).toEqual({ ok: true, value: undefined });
});
