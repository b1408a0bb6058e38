import { emptyPlan, type Plan, type PlanInput, type PlanState } from '@fm/domain/maintenance';
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

describe('a transition of a plan', () => {
  const moved = async (state: PlanState) => {
    const door = openTestDoor(now);
    await door.ask('office', 'plans.save', { id: 'p1', values, base: null });
    const plan = () => door.database.at('maintenancePlans/p1') as Plan;
    door.database.put('maintenancePlans/p1', { ...plan(), state });
    const ask = (to: PlanState, input: object = {}, uid = 'office') =>
      door.ask(uid, 'plans.transition', { id: 'p1', to, ...input });
    return { ...door, plan, move: ask };
  };

  it.each([
    ['draft', 'active', {}],
    ['active', 'paused', { note: 'Building site' }],
    ['paused', 'active', { resume: 'today' }],
    ['paused', 'ended', {}],
    ['active', 'ended', {}],
  ] as const)('takes it from %s to %s', async (from, to, input) => {
    const { move, plan } = await moved(from);
    expect(await move(to, input)).toMatchObject({ ok: true });
    expect(plan().state).toBe(to);
    expect(plan().nextDueDate).toBe(to === 'ended' ? undefined : '2026-11-23');
  });

  it('asks what becomes of visits left out', async () => {
    const { move } = await moved('paused');
    expect(await move('active')).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { resume: expect.any(String) } },
    });
  });

  it('leads out of an ended one nowhere, and is closed to a manager', async () => {
    const { move } = await moved('ended');
    expect((await move('active')).ok).toBe(false);
    const { move: other, plan } = await moved('draft');
    expect(await other('active', {}, 'manager')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(plan().state).toBe('draft');
    expect((await other('active', {}, 'admin')).ok).toBe(true);
  });
});
