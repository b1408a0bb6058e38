import { emptyPlan, type PlanInput } from '@fm/domain/maintenance';
import { openTestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const place = { id: 'x', name: 'X' };
const empty = emptyPlan('2026-11-20');
const values: PlanInput = {
  ...empty,
  name: 'Weekly cleaning',
  customerRef: place,
  siteRef: place,
  recurrence: { ...empty.recurrence, unit: 'week', weekdays: [1] },
  template: { ...empty.template, title: 'Clean stairs' },
};

describe('saving a maintenance plan', () => {
  it('makes a draft with its number and its next date', async () => {
    const { ask, database } = openTestDoor(now);
    expect(await ask('office', 'plans.save', { id: 'p1', values, base: null })).toMatchObject({ ok: true });
    expect(database.at('maintenancePlans/p1')).toMatchObject({
      name: 'Weekly cleaning',
      state: 'draft',
      nextDueDate: '2026-11-23',
    });
  });

  it('is refused with a rule that gives no date, naming the field', async () => {
    const { ask } = openTestDoor(now);
    const answer = await ask('office', 'plans.save', {
      id: 'p1',
      values: { ...values, startDate: '2026-02-31' },
      base: null,
    });
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { 'values.startDate': expect.any(String) } },
    });
  });

  it('is closed to a manager', async () => {
    const { ask } = openTestDoor(now);
    expect((await ask('manager', 'plans.save', { id: 'p1', values, base: null })).ok).toBe(false);
  });
});
