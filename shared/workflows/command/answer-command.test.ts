import { emptyTask } from '@fm/domain/task';
import { openTestDoor } from '../testing';
import { COMMANDS_VERSION, OLDEST_VERSION } from './request';
import { toWire } from './wire-value';

const now = new Date('2026-11-20T09:00:00Z');
const values = { ...emptyTask(), title: 'Order filters' };
const save = { id: 't1', values, base: null };

describe('the command door', () => {
  it('creates a record with its number, stamps and history entry', async () => {
    const { ask, database } = openTestDoor(now);
    expect(await ask('office', 'tasks.save', save)).toEqual({
      ok: true,
      value: null,
      changed: ['tasks'],
    });
    const by = { uid: 'office', name: 'Olga Brandt' };
    expect(database.at('tasks/t1')).toMatchObject({
      title: 'Order filters',
      status: 'open',
      number: 'TA-2026-0001',
      rev: 1,
      createdAt: now,
      createdBy: by,
      updatedBy: by,
    });
    const [entry, ...others] = database.all('events');
    expect(others).toEqual([]);
    expect(entry?.data).toMatchObject({
      kind: 'created',
      at: now,
      actor: { uid: 'office', name: 'Olga Brandt', role: 'office' },
      entity: { type: 'task', id: 't1', label: 'Order filters' },
    });
  });

  it('answers the same id from what it stored, and changes nothing more', async () => {
    const { ask, database } = openTestDoor(now);
    const first = await ask('office', 'tasks.save', save, 'once');
    expect(await ask('office', 'tasks.save', save, 'once')).toEqual(first);
    expect(database.all('events')).toHaveLength(1);
    const task = database.at('tasks/t1');
    const saved = { ...save, values: { ...values, title: 'Order two filters' }, base: task as never };
    await ask('office', 'tasks.save', saved, 'twice');
    await ask('office', 'tasks.save', saved, 'twice');
    expect(database.at('tasks/t1')).toMatchObject({ title: 'Order two filters', rev: 2 });
    expect(database.all('events')).toHaveLength(2);
  });

  it('makes one of two changes of the same id that come at once', async () => {
    const { ask, database } = openTestDoor(now);
    await Promise.all([ask('office', 'tasks.save', save, 'same'), ask('office', 'tasks.save', save, 'same')]);
    expect(database.all('events')).toHaveLength(1);
    expect(database.all('tasks')).toHaveLength(1);
  });

  it("keeps two people's ids apart", async () => {
    const { ask, database } = openTestDoor(now);
    await ask('office', 'tasks.save', save, 'x');
    await ask('admin', 'tasks.save', { ...save, id: 't2' }, 'x');
    expect(database.all('tasks')).toHaveLength(2);
  });

  it.each(['disabled', 'nobody'])('is closed to %s: identity alone grants nothing', async (uid) => {
    const { ask, database } = openTestDoor(now);
    expect(await ask(uid, 'tasks.save', save)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(database.all('tasks')).toEqual([]);
  });

  it('names the fields of an input that does not fit', async () => {
    const { ask, database } = openTestDoor(now);
    const answer = await ask('office', 'tasks.save', {
      ...save,
      values: { ...values, title: 'X', startDate: '2026-02-31', estimateMin: 0 },
    });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(answer.ok ? [] : Object.keys(answer.failure.fields ?? {}).sort()).toEqual([
      'values.estimateMin',
      'values.startDate',
      'values.title',
    ]);
    expect(database.all('events')).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'tasks.save'],
    ['an id that is a path', { id: '../admin', name: 'tasks.save', version: 1, input: {} }],
    ['a damaged input', { id: 'a', name: 'tasks.save', version: 1, input: { $instant: 'x' } }],
  ])('refuses %s', async (_, request) => {
    const { send } = openTestDoor(now);
    expect(await send('office', request)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });

  it.each([
    ['outdated', 'tasks.save', OLDEST_VERSION - 1],
    ['outdated', 'tasks.explode', OLDEST_VERSION - 1],
    ['early', 'tasks.save', COMMANDS_VERSION + 1],
    ['early', 'tasks.explode', COMMANDS_VERSION],
  ])('says that the page is %s for %s in version %d', async (kind, name, version) => {
    const { send } = openTestDoor(now);
    const request = { id: 'a', name, version, input: toWire(save) };
    expect(await send('office', request)).toMatchObject({ ok: false, failure: { kind } });
  });
});
