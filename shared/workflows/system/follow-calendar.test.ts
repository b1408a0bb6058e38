import { keepCompany } from '@fm/domain/company';
import { emptyPlan, type Plan, type PlanInput } from '@fm/domain/maintenance';
import { COMPANY_ID, emptySettings, type Settings, settingsToForm } from '@fm/domain/settings';
import { openTestDoor } from '../testing';
import { createOrdersOfDuePlans, followCalendar } from './index';

const now = new Date('2026-11-20T01:15:00Z');
const values: PlanInput = {
  ...emptyPlan('2026-12-01'),
  name: 'Monthly round',
  customerRef: { id: 'c1', name: 'Elbe Clinic' },
  siteRef: { id: 's1', name: 'North wing' },
  // The 6th is a Sunday in December.
  startDate: '2026-12-06',
  recurrence: { ...emptyPlan('2026-12-06').recurrence, unit: 'month', monthDay: 6 },
  nonWorkingDay: 'before',
  leadDays: 3,
  template: { ...emptyPlan('2026-12-01').template, title: 'Round' },
};

afterEach(() => keepCompany(undefined));

async function withPlan(calendarId: PlanInput['calendarId']) {
  const door = openTestDoor(now);
  const { ask, database } = door;
  database.put('customers/c1', { name: 'Elbe Clinic', trashed: false });
  const site = { customerRef: { id: 'c1', name: 'Elbe Clinic' }, timezone: 'Europe/Berlin' };
  database.put('sites/s1', { name: 'North wing', ...site, trashed: false });
  const save = (over: object) => {
    const stored = database.at('settings/company') as Settings | undefined;
    const form = stored ? settingsToForm(stored) : emptySettings('Nordhaus');
    return ask('admin', 'settings.save', {
      id: COMPANY_ID,
      values: { ...form, ...over },
      base: stored ? { ...stored } : null,
    });
  };
  expect(await save({})).toMatchObject({ ok: true });
  const plan = { ...values, startDate: '2026-11-06', calendarId };
  expect(await ask('office', 'plans.save', { id: 'p1', values: plan, base: null })).toMatchObject({
    ok: true,
  });
  await ask('office', 'plans.transition', { id: 'p1', to: 'active' });
  await followCalendar(database, now);
  return { ...door, save, next: () => (database.at('maintenancePlans/p1') as Plan).nextDueDate };
}

it('takes plans that keep to the days of the company to their new day, and the flag is gone', async () => {
  const { database, save, next } = await withPlan('company');
  expect(next()).toBe('2026-12-04');
  await save({ workingDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] });
  expect(next()).toBe('2026-12-04');
  expect(await followCalendar(database, now)).toEqual({ counts: { plans: 1 }, failures: [] });
  expect(next()).toBe('2026-12-05');
  expect(database.at('maintenancePlans/p1')).toMatchObject({ orderDueSort: '2026-12-02' });
  expect(await followCalendar(database, now)).toEqual({ counts: {}, failures: [] });
  // Back to an earlier day: nothing is passed over.
  await save({ workingDays: ['mon', 'tue', 'wed'] });
  await followCalendar(database, now);
  expect(next()).toBe('2026-12-02');
  await createOrdersOfDuePlans(database, new Date('2026-12-01T01:15:00Z'));
  expect(database.all('workOrders')).toHaveLength(1);
});

it('leaves plans with a calendar of their own where they are', async () => {
  const { database, save, next } = await withPlan('DE');
  await save({ workingDays: ['mon', 'tue', 'wed'] });
  expect(await followCalendar(database, now)).toEqual({ counts: {}, failures: [] });
  expect(next()).toBe('2026-12-04');
});

it('learns the holidays of one more year each year, once', async () => {
  const { database } = await withPlan('company');
  const known = () => Object.keys((database.at('settings/company') as Settings).holidayDays ?? {}).at(-1);
  expect(known()).toMatch(/^2036/);
  const later = new Date('2027-01-01T01:15:00Z');
  await followCalendar(database, later);
  expect(known()).toMatch(/^2037/);
  const { rev } = database.at('settings/company') as unknown as { rev: number };
  await followCalendar(database, later);
  expect(database.at('settings/company')).toMatchObject({ rev });
});
