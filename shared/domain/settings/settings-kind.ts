import { addressFields } from '../address';
import { WEEKDAY_LABELS, type WeekdayName } from '../employee/week-hours';
import { DERIVED, defineKind } from '../record';
import { regionName } from './holiday-regions';
import { type Settings, settingsSchema } from './settings';

const listed = (value: unknown, word: (one: unknown) => string): string | undefined =>
  Array.isArray(value) ? value.map(word).join(', ') : undefined;

export const settings = defineKind<Settings>({
  path: 'settings',
  type: 'settings',
  called: { one: 'settings', many: 'settings' },
  permission: 'settings:manage',
  schema: settingsSchema,
  fields: {
    name: 'Company',
    logo: { label: 'Logo', format: () => 'a picture' },
    address: { label: 'Address', fields: addressFields },
    contact: { label: 'Contact', fields: { name: 'name', phone: 'phone', email: 'e-mail' } },
    taxId: 'Tax number',
    bankName: 'Bank',
    iban: 'IBAN',
    bic: 'BIC',
    footer: 'Foot of papers',
    timezone: 'Time zone',
    currency: 'Currency',
    taxRatesBp: { label: 'Tax rates', format: (rates) => listed(rates, (bp) => `${Number(bp) / 100} %`) },
    paymentDays: 'Days to pay',
    offerValidDays: 'Days an offer is open',
    teams: 'Teams',
    workingDays: {
      label: 'Working days',
      format: (days) => listed(days, (day) => WEEKDAY_LABELS[day as WeekdayName] ?? String(day)),
    },
    holidayRegion: { label: 'Holidays', format: (region) => regionName(String(region)) },
    holidayDays: DERIVED,
    calendarChanged: DERIVED,
    numberPrefixes: {
      label: 'Numbers',
      fields: {
        customer: 'customers',
        workOrder: 'work orders',
        offer: 'offers',
        invoice: 'invoices',
        task: 'tasks',
        employee: 'employees',
        maintenancePlan: 'maintenance plans',
      },
    },
    prefixOwners: DERIVED,
    numberWidth: 'Digits of numbers',
    numbersFrom: {
      label: 'Numbers go on from',
      fields: {
        customer: 'customers',
        workOrder: 'work orders',
        offer: 'offers',
        invoice: 'invoices',
        task: 'tasks',
        employee: 'employees',
        maintenancePlan: 'maintenance plans',
      },
    },
    numbersFromIn: DERIVED,
    trashDays: 'Days in the trash',
    keptDays: {
      label: 'Days kept',
      fields: {
        jobRuns: 'runs of jobs',
        mails: 'mails',
        historyExports: 'exports of the history',
        signIns: 'sign-ins',
      },
    },
  },
  label: () => 'Settings',
});
