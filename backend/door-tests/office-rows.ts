import { contactForm, customerScreenFrom, emptyCustomer } from '@fm/domain/customer';
import { employeeForm } from '@fm/domain/employee';
import { COMPANY_ID, emptySettings } from '@fm/domain/settings';
import { siteForm } from '@fm/domain/site';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { create, references, type SampleRows, STAFF, stored } from './sample-row';

const two = { ...references, ...stored(records.CUSTOMER, { name: 'Elbe Clinic North' }, 'c2') };
const begun = {
  ...references,
  'customers/c1': documentOf(existing({ ...records.CUSTOMER.values, mergedFrom: ['c2'] }, { id: 'c1' })),
  'customers/c2': documentOf(
    existing(
      { ...records.CUSTOMER.values, mergedInto: { id: 'c1', name: 'Elbe Clinic', batchId: 'b1' } },
      { id: 'c2' },
    ),
  ),
};
const login = {
  'users/somebody': documentOf(
    existing({ email: 'new@x.example', role: 'office', name: 'Nils Neu' }, { id: 'somebody' }),
  ),
};
const prepared = {
  'users/prepared-1': documentOf(
    existing({ email: 'new@x.example', role: 'office', name: 'Nils Neu' }, { id: 'prepared-1' }),
  ),
};
const view = (by: string) => ({
  'savedViews/v1': documentOf(
    existing(
      {
        ownerId: by,
        screen: '/tasks',
        name: 'Mine',
        query: 'status=open',
        shared: false,
        isDefault: false,
        order: 1,
      },
      { id: 'v1' },
    ),
  ),
});
const fields = { name: 'Mine', shared: false, isDefault: true };

/** Customers, employees, logins, views, plans and assets. */
export const OFFICE_ROWS: SampleRows = {
  'customers.save': {
    stored: { ...references, ...stored(records.EMPLOYEE, {}, 'e-office') },
    input: {
      ...create(
        customerScreenFrom(existing(records.CUSTOMER.values, { id: 'new' }), { sites: [], contacts: [] }),
      ),
      parts: null,
    },
    may: STAFF,
  },
  'customers.changeMany': {
    stored: references,
    input: { ids: ['c1'], batchId: 'b1', change: { to: 'tags', added: ['vip'], removed: ['north'] } },
    may: STAFF,
  },
  'customers.importPage': {
    stored: references,
    input: {
      batchId: 'b1',
      rows: [
        {
          id: 'i1',
          values: { ...emptyCustomer(), name: 'Import Nord' },
          given: ['name'],
          into: null,
          sites: [
            {
              id: 'i1',
              values: siteForm.fromRecord(records.SITE.values),
              given: ['name', 'address'],
              isAddress: false,
            },
          ],
          contacts: [
            {
              id: 'i1',
              values: contactForm.fromRecord(records.CONTACT.values),
              given: ['name', 'email'],
            },
          ],
        },
      ],
    },
    may: STAFF,
  },
  'customers.beginMerge': {
    stored: two,
    input: { kept: 'c1', other: 'c2', batchId: 'b1', choices: { name: 'kept' } },
    may: STAFF,
  },
  'employees.save': {
    stored: {
      ...references,
      ...stored(records.EMPLOYEE, { managerRef: { id: 'e-owner', name: 'Owe Owner' } }, 'e-admin'),
    },
    input: create({
      ...employeeForm.fromRecord(records.EMPLOYEE.values, records.EMPLOYEE_PRIVATE.values),
      employeeNo: '9',
    }),
    may: STAFF,
  },
  'employees.handOver': {
    stored: {
      ...references,
      ...stored(records.EMPLOYEE, {}, 'e1'),
      ...stored(records.EMPLOYEE, { absences: [] }, 'e2'),
      ...stored(records.TASK, { assigneeRef: { id: 'e1', name: 'Jörg' } }, 't1'),
    },
    input: {
      from: 'e1',
      lastDay: '2026-11-30',
      batchId: 'b1',
      items: [{ kind: 'task', id: 't1', to: 'e2' }],
    },
    may: STAFF,
  },
  'exports.tell': {
    stored: {},
    input: { list: 'customers', rows: 3 },
    may: ['admin', 'office', 'empty', 'manager', 'unknown'],
  },
  'employees.erase': {
    stored: { ...references, ...stored(records.EMPLOYEE, { endDate: '2026-01-31' }, 'e1') },
    input: { id: 'e1' },
    may: ['admin'],
  },
  'contacts.erase': {
    stored: {
      ...references,
      [`${records.CONTACT.kind.path}/k1`]: documentOf(existing(records.CONTACT.values, { id: 'k1' })),
    },
    input: { id: 'k1', customerId: 'c1' },
    may: ['admin'],
  },
  'plans.transition': {
    stored: { ...references, ...stored(records.PLAN, {}, 'p1') },
    input: { id: 'p1', to: 'active' },
    may: STAFF,
  },
  'plans.createOrders': {
    stored: { ...references, ...stored(records.PLAN, { state: 'active', nextDueDate: '2026-11-20' }, 'p1') },
    input: { id: 'p1', seen: ['2026-11-20'] },
    may: STAFF,
  },
  'assets.transition': {
    stored: stored(records.ASSET),
    input: { id: 'r1', to: 'down', reason: 'It leaks.' },
    may: STAFF,
  },
  'assets.readMeter': { stored: stored(records.ASSET), input: { id: 'r1', value: 12_500 }, may: STAFF },
  'users.saveTheme': { stored: {}, input: { theme: 'dark' }, may: ['admin', 'office', 'empty', 'manager'] },
  'users.saveDigest': {
    stored: {},
    input: { digest: true },
    may: ['admin', 'office', 'empty', 'manager'],
  },
  'notifications.mark': {
    stored: { 'notifications/n1': { uid: 'office', kind: 'assigned', unread: true } },
    input: { ids: ['n1'], read: true },
    may: ['office'],
  },
  'notifications.savePreferences': {
    stored: {},
    input: { reaches: { assigned: 'mail' }, quiet: { from: '18:00', until: '07:00' } },
    may: ['admin', 'office', 'empty', 'manager', 'unknown'],
  },
  'users.registerDevice': {
    stored: {},
    input: { id: 'dDevice-0000000000001', name: 'Chrome on Android' },
    may: ['admin', 'office', 'empty', 'manager', 'unknown'],
  },
  'users.removeDevice': {
    stored: {},
    input: { id: 'dDevice-0000000000001' },
    may: ['admin', 'office', 'empty', 'manager', 'unknown'],
  },
  'users.saveOwnName': {
    stored: {},
    input: { name: 'Emil Ottokar' },
    may: ['admin', 'office', 'empty', 'manager'],
  },
  'users.save': {
    stored: login,
    input: {
      id: 'other',
      values: {
        email: 'nora@x.example',
        name: 'Nora Neu',
        role: 'office',
        employeeId: null,
        disabled: false,
      },
      base: null,
    },
    may: ['admin'],
  },
  'settings.save': {
    stored: {},
    input: { id: COMPANY_ID, values: emptySettings('Nordhaus Facility Services'), base: null },
    may: ['admin'],
  },
  'users.invite': { stored: prepared, input: { id: 'prepared-1' }, may: ['admin'] },
  'users.endSessions': { stored: login, input: { id: 'somebody' }, may: ['admin'] },
  'users.resetSecondFactor': { stored: login, input: { id: 'somebody' }, may: ['admin'] },
  'users.remove': { stored: login, input: { id: 'somebody' }, may: ['admin'] },
  'users.restore': { stored: login, input: { id: 'somebody' }, may: ['admin'] },
  'users.bindPrepared': {
    stored: {
      ...prepared,
    },
    input: {},
    may: ['newcomer'],
  },
  'views.save': {
    stored: {},
    input: { id: 'v2', screen: '/tasks', query: 'status=open', fields },
    may: ['admin', 'office', 'empty', 'manager'],
  },
  'views.change': { stored: view('office'), input: { id: 'v1', fields }, may: ['office'] },
  'views.remove': { stored: view('office'), input: { id: 'v1' }, may: ['office'] },
  'views.restore': {
    stored: { 'savedViews/v1': { ...view('office')['savedViews/v1'], trashed: true } },
    input: { id: 'v1' },
    may: ['office'],
  },
  'customers.mergePage': { stored: begun, input: { kept: 'c1', other: 'c2' }, may: STAFF },
  'customers.beginUnmerge': { stored: begun, input: { kept: 'c1', other: 'c2' }, may: STAFF },
  'customers.unmergePage': {
    stored: begun,
    input: { kept: 'c1', other: 'c2', pieces: [{ type: 'site', id: 's1' }] },
    may: STAFF,
  },
  'customers.endUnmerge': { stored: begun, input: { kept: 'c1', other: 'c2' }, may: STAFF },
};
