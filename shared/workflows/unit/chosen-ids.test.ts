import { emptyTask } from '@fm/domain/task';
import { now, withOrder, working } from '../work-order/order-fixture';

const by = { uid: 'admin', name: 'Ana Adler' };
const conflict = { ok: false, failure: { kind: 'conflict' } };

describe('an id that a page chose and that something else has', () => {
  it('swallows no note of a customer, and the same note twice is one', async () => {
    const { ask, database } = withOrder(working);
    const note = (id: string, text: string) =>
      ask('office', 'customers.note', { id, entryId: 'e1', note: { text } });
    for (let sent = 0; sent < 2; sent += 1)
      expect(await note('c1', 'Called back')).toMatchObject({ ok: true });
    expect(await note('c1', 'Wants an offer')).toMatchObject(conflict);
    expect(await note('c2', 'Called back')).toMatchObject(conflict);
    expect(database.all('events').map(({ data }) => data.note)).toEqual(['Called back']);
  });

  it('swallows no reminder of a transition, which is then not made either', async () => {
    const { ask, database } = withOrder(working);
    await ask('office', 'tasks.save', {
      id: 't1',
      values: { ...emptyTask(), title: 'Order filters' },
      base: null,
    });
    database.put('reminders/taken', { text: 'Other', ownerRef: by, rev: 1, trashed: false, updatedBy: by });
    const block = (noticeId: string) =>
      ask('office', 'tasks.transition', {
        id: 't1',
        to: 'blocked',
        blockedReason: 'Parts',
        remindOn: '2026-11-27',
        noticeId,
      });
    expect(await block('taken')).toMatchObject(conflict);
    expect(database.at('tasks/t1')).toMatchObject({ status: 'open' });
    expect(await block('free')).toMatchObject({ ok: true });
    expect(database.at('reminders/free')).toBeDefined();
  });

  it('swallows no time of a timer, which then runs on', async () => {
    const { ask, database } = withOrder(working);
    await ask('manager', 'labour.startTimer', { workOrderId: 'w1', kind: 'work' });
    const other = { minutes: 5, rev: 1, trashed: false, createdAt: now, updatedBy: by };
    database.put('workOrders/w1/labour/taken', other);
    const stop = (id: string) => ask('manager', 'labour.stopTimer', { employeeId: 'marek', id });
    expect(await stop('taken')).toMatchObject(conflict);
    expect(database.at('timers/marek')).toHaveProperty('running');
    expect(await stop('free')).toMatchObject({ ok: true, value: { noted: true } });
  });
});
