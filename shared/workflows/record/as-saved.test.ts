import { emptyEmployee } from '@fm/domain/employee';
import { emptyTask } from '@fm/domain/task';
import type { ChecklistItem, WorkOrder } from '@fm/domain/work-order';
import { withOrder, working } from '../work-order/order-fixture';

const now = new Date('2026-11-20T09:00:00Z');
const refused = { ok: false, failure: { kind: 'invalid' } };

/** A door with an order, and the two ways in which an entry of the history is taken back by the office. */
function open(over: Partial<WorkOrder> = working) {
  const door = withOrder(over);
  const put = (path: string, data: object) => door.database.put(path, { rev: 1, trashed: false, ...data });
  const entry = (type: string, id: string, changes: readonly object[], kind = 'changed') =>
    put('events/e1', { at: now, kind, entity: { type, id, label: id }, changes, batchId: 'b0' });
  const putBack = (type: string, id: string, path?: string) =>
    door.ask('office', 'records.putBack', {
      ...{ type, id, entryIds: ['e1'], batchId: 'b1' },
      ...(path !== undefined && { path }),
    });
  const undo = () =>
    door.ask('office', 'records.undo', { records: [['e1']], batchId: 'b0', back: 'b2', note: 'Undone' });
  return { ...door, put, entry, putBack, undo };
}

describe('a job put back', () => {
  it('is by nobody else than who is named: who leads it came back without the name, and the name alone', async () => {
    const { entry, putBack, order } = open();
    entry('workOrder', 'w1', [
      { path: 'leadId', from: 'olga', to: 'marek' },
      { path: 'leadName', from: 'Olga Brandt', to: 'Marek Wolny' },
    ]);
    for (const path of ['leadId', 'leadName'])
      expect(await putBack('workOrder', 'w1', path)).toMatchObject(refused);
    expect(order()).toMatchObject({ leadId: 'marek', leadName: 'Marek Wolny' });
    expect(await putBack('workOrder', 'w1')).toMatchObject({ ok: true });
    expect(order()).toMatchObject({ leadId: 'olga', leadName: 'Olga Brandt' });
  });

  it('has ticks by who made them: somebody else came back under what they never filled in', async () => {
    const by = { uid: 'manager', name: 'Marek Wolny' };
    const a = {
      kind: 'check',
      label: 'Filter',
      order: 0,
      required: true,
      value: true,
      by,
      at: now,
    } as ChecklistItem;
    const { entry, putBack, order } = open({ ...working, checklist: { a } });
    const before = { uid: 'admin', name: 'Ana Adler' };
    entry('workOrder', 'w1', [
      { path: 'checklist.a.value', from: false, to: true },
      { path: 'checklist.a.by', from: before, to: by },
    ]);
    for (const path of ['checklist.a.by', 'checklist.a.value'])
      expect(await putBack('workOrder', 'w1', path)).toMatchObject(refused);
    expect(order().checklist).toEqual({ a });
    expect(await putBack('workOrder', 'w1')).toMatchObject({ ok: true });
    expect(order().checklist).toMatchObject({ a: { value: false, by: before } });
  });
});

describe('an employee put back', () => {
  /** Uma, and Ida who reports to her. */
  async function people() {
    const door = open();
    const values = {
      ...emptyEmployee(),
      lastName: 'Roth',
      jobTitle: 'Technician',
      startDate: '2025-01-01' as const,
    };
    const save = (id: string, over: object) =>
      door.ask('office', 'employees.save', { id, values: { ...values, ...over }, base: null });
    await save('uma', { firstName: 'Uma', employeeNo: '17' });
    await save('ida', { firstName: 'Ida', employeeNo: '18', managerRef: { id: 'uma', name: 'Uma Roth' } });
    return door;
  }

  it('gets no payroll number that somebody else has by now', async () => {
    const { entry, putBack, undo, database } = await people();
    entry('employee', 'ida', [{ path: 'employeeNo', from: '17', to: '18' }]);
    expect(await putBack('employee', 'ida')).toMatchObject(refused);
    expect(await undo()).toMatchObject({ value: { failed: [{ at: 0 }] } });
    expect(database.at('employees/ida')).toMatchObject({ employeeNo: '18' });
    entry('employee', 'ida', [{ path: 'employeeNo', from: '19', to: '18' }]);
    expect(await putBack('employee', 'ida')).toMatchObject({ ok: true });
  });

  it('reports to nobody who reports to them', async () => {
    const { entry, putBack, undo, database } = await people();
    entry('employee', 'uma', [{ path: 'managerRef', from: { id: 'ida', name: 'Ida Roth' } }]);
    expect(await putBack('employee', 'uma')).toMatchObject(refused);
    expect(await undo()).toMatchObject({ value: { failed: [{ at: 0 }] } });
    expect(database.at('employees/uma')).not.toHaveProperty('managerRef');
  });
});

describe('a reminder put back', () => {
  const owner = { id: 'office', name: 'Olga Brandt' };
  const rule = { kind: 'relative', field: 'dueDate', offsetDays: -1, timeOfDay: '08:00' };
  const tied = { text: 'Call', ownerRef: owner, entity: { type: 'task', id: 't1', label: 'X' }, rule };

  async function following(count: number) {
    const door = open();
    const values = { ...emptyTask(), title: 'Order filters', dueDate: '2026-12-10' as const };
    await door.ask('office', 'tasks.save', { id: 't1', values, base: null });
    const fields = {
      ...tied,
      fireAt: now,
      channel: 'app',
      state: 'scheduled',
      createdBy: owner,
      updatedBy: owner,
    };
    const put = (id: string, over: object = {}) => door.put(`reminders/${id}`, { ...fields, ...over });
    for (let n = 0; n < count; n += 1) put(`r${n}`);
    return { ...door, putReminder: put };
  }

  it('follows no date beside ten others, by which those of the office went deaf', async () => {
    for (const [count, isThere] of [
      [10, false],
      [9, true],
    ] as const) {
      const { putReminder, entry, undo, database } = await following(count);
      putReminder('old', { trashed: true });
      entry('reminder', 'old', [], 'trashed');
      await undo();
      expect([count, database.at('reminders/old')?.trashed]).toEqual([count, !isThere]);
    }
  });

  it('is for nobody who may not sign in', async () => {
    const { putReminder, entry, putBack, undo, database } = await following(0);
    putReminder('r1');
    entry('reminder', 'r1', [{ path: 'ownerRef', from: { id: 'disabled', name: 'Gone' }, to: owner }]);
    expect(await putBack('reminder', 'r1')).toMatchObject(refused);
    expect(await undo()).toMatchObject({ value: { failed: [{ at: 0 }] } });
    entry('reminder', 'r1', [{ path: 'ownerRef', from: { id: 'admin', name: 'Forged' }, to: owner }]);
    expect(await putBack('reminder', 'r1')).toMatchObject({ ok: true });
    expect(database.at('reminders/r1')).toMatchObject({ ownerRef: { id: 'admin', name: 'Ana Adler' } });
  });
});
