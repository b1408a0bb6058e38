/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import type { Employee } from '@fm/domain/employee';
import { type Reminder, reminders, teamOwner } from '@fm/domain/reminder';
import { type Task, tasks } from '@fm/domain/task';
import { type Attack, repel } from './attack-fixture';
import { change, creation, type Documents, documentOf, existing, trashing } from './documents';
import { NOW } from './now';
import { PEOPLE, type Person } from './people';
import { EMPLOYEE, REMINDER, TASK } from './samples';

const { manager, office } = PEOPLE;
const EARLIER = new Date('2026-11-19T10:00:00.000Z');
const later = new Date('2026-12-01T07:00:00.000Z');
const olga = { id: office.uid, name: office.name };

const task = existing<Task>(TASK.values, { id: 't1', number: 'TA-2026-0001' });
const movedTask = change(tasks, manager, task, { dueDate: '2026-12-08', dueSort: '2026-12-08' });
const following = (over: Partial<Reminder> = {}) =>
  existing<Reminder>({
    ...REMINDER.values,
    ownerRef: olga,
    entity: { type: 'task', id: 't1', label: 'Order filters' },
    rule: { kind: 'relative', field: 'dueDate', offsetDays: -7, timeOfDay: '08:00' },
    fireAt: new Date('2026-11-24T07:00:00.000Z'),
    ...over,
  });
const told = { kind: 'changed' as const };
const stored = (reminder: ReturnType<typeof following>): Documents => ({
  'reminders/r1': documentOf(reminder),
  'tasks/t1': documentOf(task),
});

/** A manager changes a task that a reminder of somebody else follows. */
const follower = (
  name: string,
  attack: Documents | ((reminder: ReturnType<typeof following>) => Documents),
  over: Partial<Reminder> = {},
): Attack => {
  const reminder = following(over);
  const moved = change(reminders, manager, reminder, { fireAt: later }, told);
  return {
    name,
    by: 'manager',
    stored: stored(reminder),
    honest: { ...movedTask, ...moved },
    attack: typeof attack === 'function' ? attack(reminder) : attack,
  };
};
const along = (patch: object) => (reminder: ReturnType<typeof following>) => ({
  ...movedTask,
  ...change(reminders, manager, reminder, { fireAt: later, ...patch }, told),
});

const absolute = following({ rule: { kind: 'absolute', at: NOW }, fireAt: NOW });

repel('reminders that follow a record', [
  follower('moves one without its record', (reminder) =>
    change(reminders, manager, reminder, { fireAt: later }, told),
  ),
  follower('rewords one along with its record', along({ text: 'Never mind' })),
  follower('changes what one follows', along({ rule: { ...following().rule, offsetDays: 30 } })),
  follower('calls one done', along({ state: 'done', doneAt: NOW })),
  follower(
    'hands one over that goes to one person',
    along({ ownerRef: { id: manager.uid, name: manager.name } }),
  ),
  {
    ...follower('moves one that has a moment of its own', {
      ...movedTask,
      ...change(reminders, manager, absolute, { rule: { kind: 'absolute', at: later }, fireAt: later }, told),
    }),
    stored: stored(absolute),
    honest: movedTask,
  },
]);

const member = (team: string): Documents => ({
  'employees/e-manager': documentOf(existing<Employee>({ ...EMPLOYEE.values, team }, { id: 'e-manager' })),
});
const teams = existing<Reminder>({ ...REMINDER.values, ownerRef: teamOwner('Technical'), fireAt: later });
const done = (by: 'manager' | 'office') =>
  change(reminders, PEOPLE[by], teams, { state: 'done', doneAt: NOW }, { kind: 'status' });

repel('reminders of a team', [
  {
    name: "does another team's",
    by: 'office',
    twin: 'manager',
    stored: { 'reminders/r1': documentOf(teams), ...member('Technical') },
    attack: done('office'),
    honest: done('manager'),
  },
  {
    name: 'repeats by a rule that is none',
    by: 'office',
    attack: creation(reminders, office, 'r2', { ...REMINDER.values, repeat: { unit: 'week', every: 0 } }),
    honest: creation(reminders, office, 'r2', { ...REMINDER.values, repeat: { unit: 'week', every: 2 } }),
  },
  {
    name: 'repeats what follows a date',
    by: 'office',
    attack: creation(reminders, office, 'r2', {
      ...REMINDER.values,
      rule: following().rule,
      repeat: { unit: 'week', every: 2 },
    }),
    honest: creation(reminders, office, 'r2', { ...REMINDER.values, rule: following().rule }),
  },
]);

const mine = existing<Reminder>({ ...REMINDER.values, ownerRef: { id: manager.uid, name: manager.name } });
const olgas = existing<Reminder>({ ...REMINDER.values, ownerRef: olga }, { id: 'r2' });

repel('deleting reminders', [
  {
    name: 'moves somebody else’s to the trash',
    by: 'manager',
    stored: { 'reminders/r1': documentOf(mine), 'reminders/r2': documentOf(olgas) },
    attack: trashing(reminders, manager, olgas),
    honest: trashing(reminders, manager, mine),
  },
]);

const due = existing<Reminder>({ ...REMINDER.values, fireAt: EARLIER });
const reminded: Documents = { 'reminders/r1': documentOf(due) };
const tomorrow = new Date('2026-11-21T08:00:00.000Z');
const remind = (by: Person, patch: object, kind: 'status' | 'changed' = 'status') =>
  change(reminders, PEOPLE[by], due, patch, { kind });
const falseReminder = (
  name: string,
  by: Person,
  attack: Documents,
  honest = remind('office', { state: 'done', doneAt: NOW, firedAt: EARLIER }),
): Attack => ({ name, by, twin: 'office', stored: reminded, honest, attack });

repel('reminders', [
  falseReminder("finishes another's", 'manager', remind('manager', { state: 'done', doneAt: NOW })),
  falseReminder("finishes another's", 'admin', remind('admin', { state: 'done', doneAt: NOW })),
  falseReminder(
    "snoozes another's",
    'empty',
    remind('empty', { state: 'snoozed', snoozedUntil: tomorrow, fireAt: tomorrow }),
  ),
  falseReminder("cancels another's", 'manager', remind('manager', { state: 'cancelled' })),
  falseReminder("rewords another's", 'manager', remind('manager', { text: 'Never mind' }, 'changed')),
  falseReminder(
    'snoozes into the past',
    'office',
    remind('office', { state: 'snoozed', snoozedUntil: EARLIER, fireAt: EARLIER }),
    remind('office', { state: 'snoozed', snoozedUntil: tomorrow, fireAt: tomorrow }),
  ),
  falseReminder(
    'snoozes and fires at another time',
    'office',
    remind('office', { state: 'snoozed', snoozedUntil: tomorrow, fireAt: NOW }),
  ),
  falseReminder('fires by hand', 'office', remind('office', { state: 'due' })),
  falseReminder(
    'finishes long ago',
    'office',
    remind('office', { state: 'done', doneAt: new Date('2020-01-01T00:00:00Z') }),
  ),
  falseReminder(
    'claims it fired at another time',
    'office',
    remind('office', { state: 'done', doneAt: NOW, firedAt: tomorrow }),
  ),
  falseReminder(
    'starts done',
    'office',
    creation(reminders, office, 'r2', { ...REMINDER.values, state: 'done', doneAt: NOW }),
  ),
  falseReminder(
    'fires at another time than its rule',
    'office',
    creation(reminders, office, 'r2', { ...REMINDER.values, fireAt: tomorrow }),
  ),
]);
