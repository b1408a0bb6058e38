import { emptyReminder, type Reminder } from '@fm/domain/reminder';
import * as records from '../rules-tests/samples';
import { openWith, refusedAt } from './insider-door';
import { stored } from './sample-row';

/* Attacks by somebody with a login, each with its honest twin. */

describe('a reminder', () => {
  const save = (over: object) => ({
    id: 'n1',
    values: { ...emptyReminder(), text: 'Call', day: '2026-11-21', ...over },
    base: null,
  });
  const office = { id: 'office', name: 'Forged' };

  it.each([
    ['somebody who is nobody', { id: 'nobody-has-this-uid', name: 'X' }],
    ['who may not sign in', { id: 'disabled', name: 'X' }],
    ['a team that there is not', { id: 'team:Pirates', name: 'X' }],
  ])('is never for %s', async (_, ownerRef) => {
    const { ask, at } = openWith();
    expect(await ask('manager', 'reminders.save', save({ ownerRef }))).toMatchObject(
      refusedAt('values.ownerRef'),
    );
    expect(at('reminders/n1')).toBeUndefined();
  });

  it('is called as the records are, whatever is sent', async () => {
    const { ask, at } = openWith();
    const entity = { type: 'workOrder', id: 'w1', label: 'Forged' };
    expect(
      await ask('manager', 'reminders.save', save({ ownerRef: office, entity, customerId: 'forged' })),
    ).toMatchObject({ ok: true });
    const reminder = at('reminders/n1') as Reminder;
    expect(reminder).toMatchObject({
      ownerRef: { id: 'office', name: 'Olga Brandt' },
      customerId: records.WORK_ORDER.values.customerRef.id,
    });
    expect(reminder.entity?.label).not.toBe('Forged');
  });

  it.each([
    ['a label of 900 KB', { entity: { type: 'workOrder', id: 'w1', label: 'x'.repeat(900_000) } }],
    ['a record that is not there', { entity: { type: 'workOrder', id: 'w404', label: 'X' } }],
    ['a record of a kind that nobody is reminded of', { entity: { type: 'user', id: 'admin', label: 'X' } }],
  ])('is never about %s', async (_, over) => {
    const { ask, at } = openWith();
    expect(await ask('manager', 'reminders.save', save({ ownerRef: office, ...over }))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    expect(at('reminders/n1')).toBeUndefined();
  });

  it('follows the date that the record has, and no more of them follow one than go along with its changes', async () => {
    const due = stored(records.TASK, { dueDate: '2026-12-10', status: 'open' }, 't1');
    const { ask, at } = openWith(due);
    const relative = (id: string) => ({
      ...save({
        ownerRef: office,
        when: 'date',
        field: 'dueDate',
        days: 1,
        sourceDay: '2099-01-01',
        entity: { type: 'task', id: 't1', label: 'X' },
      }),
      id,
    });
    for (let n = 1; n <= 10; n += 1)
      expect(await ask('manager', 'reminders.save', relative(`n${n}`))).toMatchObject({ ok: true });
    expect((at('reminders/n1') as Reminder).fireAt.toISOString()).toContain('2026-12-09');
    expect(await ask('office', 'reminders.save', relative('n11'))).toMatchObject(refusedAt('values.field'));
    expect(await ask('office', 'records.trash', { type: 'task', id: 'none', batchId: 'b' })).toBeDefined();
    await ask('office', 'reminders.trash', { id: 'n3' });
    expect(await ask('office', 'reminders.save', relative('n11'))).toMatchObject({ ok: true });
    expect(await ask('office', 'reminders.restore', { id: 'n3' })).toMatchObject(refusedAt('values.field'));
  });
});
