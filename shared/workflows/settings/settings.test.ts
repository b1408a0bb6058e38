import { COUNTRIES } from '@fm/domain/address';
import { keepCompany } from '@fm/domain/company';
import {
  COMPANY_ID,
  emptySettings,
  HOLIDAY_STATES,
  regionOf,
  type Settings,
  settingsToForm,
} from '@fm/domain/settings';
import { emptyTask } from '@fm/domain/task';
import { openTestDoor } from '../testing';
import { holidayDays } from './holiday-days';

const now = new Date('2026-11-20T09:00:00Z');
const values = { ...emptySettings('Nordhaus'), holidayState: 'BE' };
const first = { id: COMPANY_ID, values, base: null } as const;

afterEach(() => keepCompany(undefined));

async function openSaved() {
  const door = openTestDoor(now);
  expect((await door.ask('admin', 'settings.save', first)).ok).toBe(true);
  const stored = () => door.database.at('settings/company') as Settings & { rev: number };
  const save = (uid: string, over: object, base: object = stored()) =>
    door.ask(uid, 'settings.save', {
      id: COMPANY_ID,
      values: { ...settingsToForm(base as Settings), ...over },
      base: { ...base },
    });
  return { ...door, stored, save };
}

describe('saving the settings', () => {
  it('stores one record with its holidays, told in the history', async () => {
    const { stored, save, database } = await openSaved();
    expect(stored()).toMatchObject({ name: 'Nordhaus', rev: 1, holidayRegion: 'DE-BE' });
    expect(stored().holidayDays).toMatchObject({ '2027-03-08': "International Women's Day" });
    expect((await save('admin', { trashDays: 60 })).ok).toBe(true);
    expect(stored()).toMatchObject({ trashDays: 60, rev: 2 });
    expect(database.all('events').at(-1)?.data).toMatchObject({
      entity: { type: 'settings', label: 'Settings' },
      changes: [{ path: 'trashDays', from: 30, to: 60 }],
    });
  });

  it.each(['office', 'manager', 'empty'])('is nothing that %s may', async (uid) => {
    const { save, stored } = await openSaved();
    expect(await save(uid, { trashDays: 60 })).toMatchObject({ failure: { kind: 'refused' } });
    expect(stored().rev).toBe(1);
  });

  it('brings together what two administrators changed, and asks about what both did', async () => {
    const { save, stored } = await openSaved();
    const base = stored();
    await save('admin', { paymentDays: 14, teams: ['Office'] }, base);
    expect((await save('admin', { trashDays: 60 }, base)).ok).toBe(true);
    expect(stored()).toMatchObject({ paymentDays: 14, trashDays: 60 });
    expect(await save('admin', { paymentDays: 21 }, base)).toMatchObject({
      failure: { kind: 'conflict', fields: { paymentDays: expect.anything() } },
    });
  });

  it('does not replace what somebody else saved first', async () => {
    const { ask } = await openSaved();
    expect(await ask('admin', 'settings.save', first)).toMatchObject({ failure: { kind: 'conflict' } });
  });

  it('mends a record that is damaged', async () => {
    const { save, stored, database } = await openSaved();
    const damaged = { ...stored(), teams: 7 };
    database.put('settings/company', damaged);
    expect((await save('admin', { teams: ['Office'] }, { ...damaged, teams: ['Technical'] })).ok).toBe(true);
    expect(stored()).toMatchObject({ teams: ['Office'], rev: 2 });
  });
});

it('numbers new records with the prefix that is set', async () => {
  const { save, ask, database } = await openSaved();
  await save('admin', { numberPrefixes: { ...values.numberPrefixes, task: 'JOB' } });
  await ask('office', 'tasks.save', {
    id: 't1',
    values: { ...emptyTask(), title: 'Order filters' },
    base: null,
  });
  expect(database.at('tasks/t1')).toMatchObject({ number: 'JOB-2026-0001' });
});

it('counts on from the number that is set, never back, and in that year alone', async () => {
  const { save, ask, database, stored } = await openSaved();
  const numberOf = async (id: string) => {
    await ask('office', 'tasks.save', { id, values: { ...emptyTask(), title: 'Order filters' }, base: null });
    return (database.at(`tasks/${id}`) as { number: string }).number;
  };
  await save('admin', { numbersFrom: { ...stored().numbersFrom, task: 501 }, numberWidth: 5 });
  expect(await numberOf('t1')).toBe('TA-2026-00501');
  await save('admin', { numbersFrom: { ...stored().numbersFrom, task: 7 } });
  expect(await numberOf('t2')).toBe('TA-2026-00502');
  database.put('settings/company', { ...stored(), numbersFrom: { ...stored().numbersFrom, task: 900 } });
  expect(await numberOf('t3')).toBe('TA-2026-00900');
  database.put('settings/company', { ...stored(), numbersFromIn: 2025 });
  expect(await numberOf('t4')).toBe('TA-2026-00901');
});

it('gives no kind a prefix that another one had, also long ago', async () => {
  const { save } = await openSaved();
  const { numberPrefixes } = values;
  expect((await save('admin', { numberPrefixes: { ...numberPrefixes, workOrder: 'JOB' } })).ok).toBe(true);
  expect(
    await save('admin', { numberPrefixes: { ...numberPrefixes, workOrder: 'JOB', task: 'WO' } }),
  ).toMatchObject({
    failure: { fields: { 'values.numberPrefixes.task': expect.stringContaining('Work order') } },
  });
  expect((await save('admin', { numberPrefixes })).ok).toBe(true);
});

const regions = COUNTRIES.flatMap(({ code }) =>
  ['', ...Object.keys(HOLIDAY_STATES[code] ?? {})].map((state) => regionOf(code, state)),
);

it.each(regions)('the holidays of %s are known, for the years around', async (region) => {
  const days = Object.keys(await holidayDays(region, 2026));
  expect(days).toContain('2026-12-25');
  expect(days.length).toBeGreaterThan(50);
  expect(days.length).toBeLessThanOrEqual(400);
});
