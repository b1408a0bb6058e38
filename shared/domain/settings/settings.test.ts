import * as v from 'valibot';
import { COMPANY, COMPANY_DEFAULTS, isRestDay, keepCompany } from '../company';
import { companyHoliday } from '../holidays';
import { mendedRecord } from '../record';
import {
  companyFrom,
  emptySettings,
  settings,
  settingsFormSchema,
  settingsSchema,
  settingsToForm,
  settingsToRecord,
} from './index';

afterEach(() => keepCompany(undefined));

const typed = {
  ...emptySettings('Nordhaus Facility Services'),
  iban: 'de89 3704 0044 0532 0130 00',
  taxRates: ['8.1', '2,6', '0'],
  holidayCountry: 'DE',
  holidayState: 'BE',
};
const faults = (over: object) => {
  const { issues = [] } = v.safeParse(settingsFormSchema, { ...typed, ...over });
  return issues.map((issue) => v.getDotPath(issue));
};

describe('the form of the settings', () => {
  it('begins with what holds without settings', () => {
    expect(settingsToRecord(v.parse(settingsFormSchema, emptySettings('Nordhaus')))).toMatchObject({
      name: 'Nordhaus',
      taxRatesBp: COMPANY_DEFAULTS.taxRatesBp,
      teams: COMPANY_DEFAULTS.teams,
      numberPrefixes: COMPANY_DEFAULTS.numberPrefixes,
      holidayRegion: 'DE',
    });
  });

  it('becomes a record that its schema takes, and comes back from there', () => {
    const record = v.parse(settingsSchema, {
      ...settingsToRecord(v.parse(settingsFormSchema, typed)),
      numbersFromIn: 2026,
    });
    expect(record).toMatchObject({
      iban: 'DE89370400440532013000',
      taxRatesBp: [810, 260, 0],
      holidayRegion: 'DE-BE',
    });
    expect(settingsToForm(record)).toMatchObject({ taxRates: ['8.1', '2.6', '0'], holidayState: 'BE' });
  });

  it('keeps a contact as far as it is typed, and none where nothing is', () => {
    const recordOf = (contact: typeof typed.contact) =>
      settingsToRecord(v.parse(settingsFormSchema, { ...typed, contact }));
    const record = recordOf({ name: '', phone: '+49 40 7654320', email: '' });
    expect(record.contact).toEqual({ phone: '+49 40 7654320' });
    expect(settingsToForm({ ...COMPANY_DEFAULTS, ...record }).contact).toEqual({
      name: '',
      phone: '+49 40 7654320',
      email: '',
    });
    expect(recordOf({ name: ' ', phone: '', email: '' }).contact).toBeUndefined();
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ iban: 'DE89 3704 0044 0532 0130 01' }, 'iban'],
    [{ bic: 'ABC' }, 'bic'],
    [{ taxId: 'DE12345' }, 'taxId'],
    [{ contact: { ...typed.contact, phone: '040 1234' } }, 'contact.phone'],
    [{ contact: { ...typed.contact, email: 'office' } }, 'contact.email'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ currency: 'JPY' }, 'currency'],
    [{ taxRates: ['19', '19,0'] }, 'taxRates'],
    [{ taxRates: ['nineteen'] }, 'taxRates.0'],
    [{ taxRates: [] }, 'taxRates'],
    [{ teams: ['Office', 'Office'] }, 'teams'],
    [{ workingDays: [] }, 'workingDays'],
    [{ holidayCountry: 'AT' }, 'holidayState'],
    [{ holidayCountry: 'XX', holidayState: '' }, 'holidayCountry'],
    [{ numberPrefixes: { ...typed.numberPrefixes, task: 'WO' } }, 'numberPrefixes'],
    [{ numberPrefixes: { ...typed.numberPrefixes, task: 'W-1' } }, 'numberPrefixes.task'],
    [{ trashDays: 3 }, 'trashDays'],
    [{ logo: 'x'.repeat(40_001) }, 'logo'],
  ])('says what is wrong with %j', (over, field) => {
    expect(faults(over)).toContain(field);
  });
});

describe('what holds for the company', () => {
  it('is a default for each field that is damaged or missing', () => {
    expect(companyFrom(undefined)).toBe(COMPANY_DEFAULTS);
    const damaged = { timezone: 'Mars/Olympus', teams: [], trashDays: '7', currency: 'CHF', name: 'Nord' };
    const sound = { ...COMPANY_DEFAULTS, currency: 'CHF', name: 'Nord' };
    expect(companyFrom(damaged)).toEqual(sound);
    expect(companyFrom(mendedRecord(settings, damaged))).toEqual(sound);
  });

  it('is asked for where it is used, and changes there', () => {
    expect(COMPANY.trashDays).toBe(30);
    keepCompany(companyFrom({ trashDays: 90, workingDays: ['sun'] }));
    expect(COMPANY.trashDays).toBe(90);
    expect([isRestDay('2026-11-22'), isRestDay('2026-11-23')]).toEqual([false, true]);
  });

  it('has the holidays that were computed, those of all Germany without any', () => {
    expect(companyHoliday('2026-10-03')).toBe('German Unity Day');
    keepCompany(companyFrom({ holidayDays: { '2026-08-01': 'Swiss National Day' } }));
    expect(companyHoliday('2026-08-01')).toBe('Swiss National Day');
    expect(companyHoliday('2026-10-03')).toBeUndefined();
  });
});
