import { emptyTask } from '@fm/domain/task';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const owner = { id: 'office', name: 'Olga Brandt' };
const fireAt = new Date('2026-11-30T07:00:00Z');

/** A door with a task, a reminder before its due date, and one that somebody ended by hand. */
async function withReminders() {
  const door = openTestDoor(now);
  const values = { ...emptyTask(), title: 'Order filters', dueDate: '2026-12-01' as const };
  await door.ask('office', 'tasks.save', { id: 't1', values, base: null });
  for (const state of ['scheduled', 'cancelled'])
    door.database.put(`reminders/${state}`, {
      text: 'Call',
      ownerRef: owner,
      entity: { type: 'task', id: 't1', label: 'Order filters' },
      rule: { kind: 'relative', field: 'dueDate', offsetDays: -1, timeOfDay: '08:00' },
      fireAt,
      channel: 'app',
      state,
      rev: 1,
      trashed: false,
      updatedBy: { uid: 'office', name: 'Olga Brandt' },
    });
  const reminders = () =>
    ['scheduled', 'cancelled'].map((id) => {
      const { state, trashed } = door.database.at(`reminders/${id}`) ?? {};
      return [state, trashed];
    });
  const move = (name: 'records.trash' | 'records.restore', batchId: string) =>
    door.ask('office', name, { type: 'task', id: 't1', batchId });
  return { ...door, reminders, move };
}

const asBefore = [
  ['scheduled', false],
  ['cancelled', false],
];
const inTrash = [
  ['scheduled', true],
  ['cancelled', true],
];

describe('reminders tied to a date of a record', () => {
  it('go to the trash with it as they are, and come back as they were', async () => {
    const door = await withReminders();
    expect(await door.move('records.trash', 'b1')).toMatchObject({ ok: true });
    expect(door.reminders()).toEqual(inTrash);
    expect(door.database.at('reminders/scheduled')).toMatchObject({ rev: 2 });
    expect(await door.move('records.restore', 'b2')).toMatchObject({ ok: true });
    expect(door.reminders()).toEqual(asBefore);
  });

  it.each(['asked for as they came', 'asked for the other way round'])(
    'come back as they were when the trash is undone, %s',
    async (order) => {
      const door = await withReminders();
      await door.move('records.trash', 'b1');
      const entries = door.database
        .all('events')
        .flatMap(({ path, data }) => (data.batchId === 'b1' ? [[path.split('/').at(-1) ?? '']] : []));
      const records = order === 'asked for as they came' ? entries : entries.toReversed();
      const undo = { records, batchId: 'b1', back: 'b2', note: 'Undone' };
      expect(await door.ask('office', 'records.undo', undo)).toMatchObject({ value: { failed: [] } });
      expect(door.reminders()).toEqual(asBefore);
      expect(door.database.at('tasks/t1')).toMatchObject({ trashed: false });
    },
  );
});
