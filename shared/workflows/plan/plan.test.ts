import { emptyPlan, type Plan, type PlanInput, type PlanState } from '@fm/domain/maintenance';
import { openTestDoor as openDoor } from '../testing';

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

function openTestDoor(at: Date) {
  const door = openDoor(at);
  const put = (path: string, record: object) => door.database.put(path, { trashed: false, ...record });
  put('customers/x', { name: 'X' });
  put('sites/x', { name: 'X', customerRef: place, timezone: 'Europe/Berlin' });
  put('sites/y', { name: 'Y', customerRef: { id: 'y', name: 'Y' }, timezone: 'Europe/Berlin' });
  put('employees/ida', { displayName: 'Ida Ost' });
  put('assets/lift', { name: 'Lift', siteRef: place });
  put('assets/far', { name: 'Far', siteRef: { id: 'y', name: 'Y' } });
  return door;
}

describe('a maintenance plan and what it refers to', () => {
  const save = (over: Partial<PlanInput>) => {
    const door = openTestDoor(now);
    const asked = door.ask('office', 'plans.save', { id: 'p1', values: { ...values, ...over }, base: null });
    return { asked, plan: () => door.database.at('maintenancePlans/p1') as Plan };
  };
  const gone = { id: 'gone', name: 'Gone' };

  it.each([
    ['customerRef', { customerRef: gone }],
    ['siteRef', { siteRef: { id: 'y', name: 'Y' } }],
    ['template.leadRef', { template: { ...values.template, leadRef: gone } }],
    ['template.crewRefs', { template: { ...values.template, crewRefs: [gone] } }],
    ['assetRefs', { assetRefs: [{ id: 'far', name: 'Far' }] }],
  ])('is refused with a %s that leads nowhere or elsewhere', async (field, over) => {
    expect(await save(over).asked).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { [`values.${field}`]: expect.any(String) } },
    });
  });

  it.each([
    ['ten thousand weekdays', { recurrence: { ...values.recurrence, weekdays: Array(10_000).fill(1) } }],
    [
      'a checklist key of kilobytes',
      {
        template: {
          ...values.template,
          checklist: { ['k'.repeat(5000)]: { kind: 'check', label: 'Oil', order: 0, required: true } },
        },
      },
    ],
  ])('refuses %s', async (_, over) => {
    expect(await save(over as Partial<PlanInput>).asked).toMatchObject({ failure: { kind: 'invalid' } });
  });

  it('names nobody of its crew twice, and not its lead', async () => {
    const [ida, twice] = [
      { id: 'ida', name: 'Ida Ost' },
      { id: 'jo', name: 'Jo' },
    ];
    const door = openTestDoor(now);
    door.database.put('employees/jo', { displayName: 'Jo', trashed: false });
    const template = { ...values.template, leadRef: ida, crewRefs: [twice, ida, twice] };
    await door.ask('office', 'plans.save', { id: 'p1', values: { ...values, template }, base: null });
    expect(door.database.at('maintenancePlans/p1')).toMatchObject({ template: { crewRefs: [twice] } });
  });

  it('keeps parts under the number that the catalogue has, signed by nobody, and a page that knows none keeps them', async () => {
    const door = openTestDoor(now);
    door.database.put('catalogue/oil', { itemNo: 'M-7', name: 'Oil', trashed: false });
    const part = { order: 0, name: 'Oil', unit: 'l', qtyMilli: 2000, taxBp: 1900, billable: true };
    const typed = { ...part, itemRef: { id: 'oil', name: 'Forged' }, by: { uid: 'x', name: 'Forged' } };
    const lost = { ...part, order: 1, itemRef: gone };
    const withParts = { ...values.template, parts: { a: typed, b: lost } };
    const save = (id: string, template: PlanInput['template']) =>
      door.ask('office', 'plans.save', { id, values: { ...values, template }, base: null });
    await save('p1', withParts);
    const saved = { a: { ...part, itemRef: { id: 'oil', name: 'M-7' } }, b: { ...part, order: 1 } };
    const plan = () => door.database.at('maintenancePlans/p1') as Plan;
    expect(plan().template.parts).toEqual(saved);
    const { parts: _, ...older } = values.template;
    const base = { ...plan() };
    const again = { id: 'p1', values: { ...values, name: 'Cleaning', template: older }, base };
    expect(await door.ask('office', 'plans.save', again)).toMatchObject({ ok: true });
    expect(plan().name).toBe('Cleaning');
    expect(plan().template.parts).toEqual(saved);
  });

  it('takes names and the time zone from the records', async () => {
    const { asked, plan } = save({
      customerRef: { id: 'x', name: 'Forged' },
      timezone: 'Mars/Base',
      assetRefs: [{ id: 'lift', name: 'Forged' }],
      template: { ...values.template, leadRef: { id: 'ida', name: 'Forged' } },
    });
    expect(await asked).toMatchObject({ ok: true });
    expect(plan()).toMatchObject({
      customerRef: place,
      timezone: 'Europe/Berlin',
      assetRefs: [{ id: 'lift', name: 'Lift' }],
      template: { leadId: 'ida', leadName: 'Ida Ost' },
    });
  });
});

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

  it('asks what becomes of occurrences left out', async () => {
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
