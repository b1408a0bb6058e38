import { emptyEmployee } from '@fm/domain/employee';
import { emptyTask } from '@fm/domain/task';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const uma = { firstName: 'Uma', lastName: 'Roth', jobTitle: 'Technician', startDate: '2025-01-01' };

/** A door with an employee and a task, an entry of the history of one of them, and two ways to take it back. */
async function withEntry(type: 'employee' | 'task', change: object) {
  const door = openTestDoor(now);
  const { database } = door;
  await door.ask('office', 'employees.save', {
    id: 'uma',
    values: { ...emptyEmployee(), ...uma },
    base: null,
  });
  const title = { ...emptyTask(), title: 'Order filters', needsReview: true };
  await door.ask('office', 'tasks.save', { id: 't1', values: title, base: null });
  await door.ask('manager', 'tasks.transition', { id: 't1', to: 'inProgress', noticeId: 'n1' });
  const id = type === 'employee' ? 'uma' : 't1';
  const actor = { uid: 'office', name: 'Olga Brandt', role: 'office' };
  const entity = { type, id, label: 'X' };
  const entry = { at: now, kind: 'changed', actor, entity, changes: [change], batchId: 'b0', source: 'ui' };
  database.put('events/e1', entry);
  const path = type === 'employee' ? 'employees/uma' : 'tasks/t1';
  const at = () => database.at(path) ?? {};
  const set = (fields: object) => database.put(path, { ...at(), ...fields });
  const putBack = (uid: string) =>
    door.ask(uid, 'records.putBack', { type, id, entryIds: ['e1'], batchId: 'b1' });
  const undo = (uid: string) =>
    door.ask(uid, 'records.undo', { records: [['e1']], batchId: 'b0', back: 'b2', note: 'Undone' });
  return { ...door, at, set, ways: [putBack, undo] };
}

describe('taking a change back', () => {
  it('binds no login to an employee: that is what administrators do', async () => {
    const change = { path: 'userId', from: 'admin', to: 'office' };
    const { at, set, ways } = await withEntry('employee', change);
    set({ userId: 'office' });
    for (const way of ways) await way('office');
    expect(at()).toMatchObject({ userId: 'office' });
  });

  it('gives no login the name of somebody else by the name of its employee', async () => {
    const change = { path: 'lastName', from: 'Adler', to: 'Roth' };
    const { at, set, database, ways } = await withEntry('employee', change);
    set({ userId: 'empty', firstName: 'Ana', displayName: 'Ana Roth' });
    const admin = database.at('users/admin') ?? {};
    database.put('users/admin', { ...admin, tokens: ['adler', 'ana'] });
    database.put('users/empty', {
      ...database.at('users/empty'),
      rev: 1,
      name: 'Ana Roth',
      employeeId: 'uma',
    });
    for (const way of ways) await way('office');
    expect(at()).toMatchObject({ lastName: 'Roth' });
    expect(database.at('users/empty')).toMatchObject({ name: 'Ana Roth' });
  });

  it('lets the login go by the name that is put back', async () => {
    const { at, set, database, ways } = await withEntry('employee', {
      path: 'lastName',
      from: 'Meier',
      to: 'Roth',
    });
    set({ userId: 'empty' });
    database.put('users/empty', {
      ...database.at('users/empty'),
      rev: 1,
      name: 'Uma Roth',
      employeeId: 'uma',
    });
    expect(await ways[0]?.('office')).toMatchObject({ ok: true });
    expect(at()).toMatchObject({ lastName: 'Meier' });
    expect(database.at('users/empty')).toMatchObject({ name: 'Uma Meier' });
  });

  it('does not switch the review of a task off for who does it, and does so for who does not', async () => {
    const change = { path: 'needsReview', from: false, to: true };
    const { at, ways } = await withEntry('task', change);
    for (const way of ways) await way('manager');
    expect(at()).toMatchObject({ needsReview: true });
    expect(await ways[0]?.('office')).toMatchObject({ ok: true });
    expect(at()).toMatchObject({ needsReview: false });
  });
});
