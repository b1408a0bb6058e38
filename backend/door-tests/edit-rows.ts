import { assetForm } from '@fm/domain/asset';
import { customerScreenFrom } from '@fm/domain/customer';
import { employeeForm } from '@fm/domain/employee';
import { planForm } from '@fm/domain/maintenance';
import { offerForm } from '@fm/domain/offer';
import { reminderForm } from '@fm/domain/reminder';
import { COMPANY_ID, settingsToForm } from '@fm/domain/settings';
import { taskForm } from '@fm/domain/task';
import { workOrderForm } from '@fm/domain/work-order';
import type { CommandInput, CommandName } from '@fm/workflows/commands';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { people } from './crewed-order';
import { type AnySample, type CommandSample, EVERYBODY, references, STAFF, stored } from './sample-row';

const row = <N extends CommandName>(name: N, sample: CommandSample<N>): readonly [CommandName, AnySample] => [
  name,
  sample,
];
const contact = {
  'customers/c1/contacts/k1': documentOf(existing(records.CONTACT.values, { id: 'k1' })),
};
const customer = existing(records.CUSTOMER.values, { id: 'c1' });
const parts = {
  sites: [existing(records.SITE.values, { id: 's1' })],
  contacts: [existing(records.CONTACT.values, { id: 'k1' })],
};
type Parts = NonNullable<CommandInput<'customers.save'>['parts']>;

/** What is sent of a record that stands already: the form as it is now, and what it was filled with. */
export const EDIT_ROWS: readonly (readonly [CommandName, AnySample])[] = [
  row('tasks.save', {
    stored: { ...references, ...stored(records.TASK) },
    input: {
      id: 'r1',
      values: { ...taskForm.fromRecord(records.TASK.values), title: 'Order more filters' },
      base: records.TASK.values,
    },
    may: EVERYBODY,
  }),
  row('settings.save', {
    stored: stored(records.SETTINGS, {}, COMPANY_ID),
    input: {
      id: COMPANY_ID,
      values: { ...settingsToForm(records.SETTINGS.values), trashDays: 60 },
      base: records.SETTINGS.values,
    },
    may: ['admin'],
  }),
  row('reminders.save', {
    stored: { ...references, ...stored(records.REMINDER) },
    input: {
      id: 'r1',
      values: {
        ...reminderForm.fromRecord(records.REMINDER.values, 'Europe/Berlin'),
        text: 'Call Rosa back',
      },
      base: records.REMINDER.values,
    },
    may: STAFF,
  }),
  row('workOrders.save', {
    stored: { ...references, ...people, ...contact },
    input: {
      id: 'w1',
      values: { ...workOrderForm.fromRecord(records.WORK_ORDER.values), description: 'And the cellar.' },
      base: records.WORK_ORDER.values,
    },
    may: STAFF,
  }),
  row('offers.save', {
    stored: { ...references, ...contact, ...stored(records.OFFER) },
    input: {
      id: 'r1',
      values: { ...offerForm.fromRecord(records.OFFER.values), intro: 'As agreed on the phone:' },
      base: records.OFFER.values,
    },
    may: STAFF,
  }),
  row('plans.save', {
    stored: { ...references, ...stored(records.PLAN) },
    input: {
      id: 'r1',
      values: { ...planForm.fromRecord(records.PLAN.values), leadDays: 7 },
      base: records.PLAN.values,
    },
    may: STAFF,
  }),
  row('assets.save', {
    stored: { ...references, ...stored(records.ASSET) },
    input: {
      id: 'r1',
      values: { ...assetForm.fromRecord(records.ASSET.values), area: 'Cellar, room 3' },
      base: records.ASSET.values,
    },
    may: STAFF,
  }),
  row('customers.save', {
    stored: { ...references, ...contact },
    input: {
      id: 'c1',
      values: { ...customerScreenFrom(customer, parts), notes: 'Ring once.' },
      base: records.CUSTOMER.values,
      parts: {
        sites: [{ ...records.SITE.values, id: 's1' }],
        contacts: [{ ...records.CONTACT.values, id: 'k1' }],
      } as Parts,
    },
    may: STAFF,
  }),
  row('employees.save', {
    stored: {
      ...references,
      ...stored(records.EMPLOYEE),
      ...stored(records.EMPLOYEE, { employeeNo: '1' }, 'e-office'),
      ...stored(records.EMPLOYEE, { employeeNo: '2' }, 'e-admin'),
    },
    input: {
      id: 'r1',
      values: {
        ...employeeForm.fromRecord(records.EMPLOYEE.values, records.EMPLOYEE_PRIVATE.values),
        jobTitle: 'Foreman',
      },
      base: records.EMPLOYEE.values,
    },
    may: STAFF,
  }),
];
