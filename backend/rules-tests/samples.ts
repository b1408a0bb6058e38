import { type Attachment, attachments } from '@fm/domain/attachment';
import { contactForm, contactsOf, customerForm, customers } from '@fm/domain/customer';
import {
  employeeForm,
  employeePrivateOf,
  employees,
  employeeToPrivate,
  FULL_WEEK,
  weekHoursToForm,
} from '@fm/domain/employee';
import { type Labour, labourOf, type Timer, timers } from '@fm/domain/labour';
import { maintenancePlans, type Occurrence, occurrencesOf, planForm } from '@fm/domain/maintenance';
import { emptyOfferLine, offerForm, offers } from '@fm/domain/offer';
import type { RecordKind } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { siteForm, sites } from '@fm/domain/site';
import { taskForm, tasks } from '@fm/domain/task';
import {
  type Comment,
  commentsOf,
  orderTemplates,
  templateOf,
  workOrderForm,
  workOrders,
} from '@fm/domain/work-order';
import { parse } from 'valibot';
import { PEOPLE } from './people';

const TODAY = '2026-11-20';
const customerRef = { id: 'c1', name: 'Elbe Clinic' };
const siteRef = { id: 's1', name: 'North wing' };

/** A new record of a kind with nearly everything filled in, as its form would give it. */
export interface Sample<R extends object> {
  readonly kind: RecordKind<R>;
  readonly values: R;
  /** A harmless edit. */
  readonly edit: Partial<R>;
}

const sample = <R extends object>(kind: RecordKind<R>, values: R, edit: Partial<R>): Sample<R> => ({
  kind,
  // As in the app: what a form gives is checked with the schema, and what is undefined is left out.
  values: Object.fromEntries(
    Object.entries(parse(kind.schema, values) as object).filter(([, value]) => value !== undefined),
  ) as R,
  edit,
});

const address = {
  line1: 'Kastanienallee 12',
  line2: 'Hof',
  postcode: '10435',
  city: 'Berlin',
  country: 'DE',
};

const employee = parse(employeeForm.schema, {
  ...employeeForm.empty(),
  firstName: 'Jörg',
  lastName: "O'Hara",
  jobTitle: 'Technician',
  employeeNo: '4711',
  email: 'joerg@nordhaus.example',
  phone: '+49 30 1234567',
  startDate: '2020-02-29',
  managerRef: { id: 'e-admin', name: 'Ana Adler' },
  address,
  emergencyContact: 'Rita, +49 30 7654321',
  notes: 'Left-handed.',
  costRateMinor: 2150,
  billRateMinor: 4300,
  ownHours: true,
  weekHours: weekHoursToForm(FULL_WEEK),
  absences: [{ recordId: 'a', from: '2026-12-01', to: '2026-12-04', kind: 'holiday' }],
});

export const EMPLOYEE = sample(employees, employeeForm.toRecord(employee), {
  jobTitle: 'Lead technician',
});

/** Under the employee `r1`, always as `hr`. */
export const EMPLOYEE_PRIVATE = sample(employeePrivateOf('r1'), employeeToPrivate(employee), {
  notes: 'Left-handed, size L.',
});

export const CUSTOMER = sample(
  customers,
  customerForm.toRecord(
    parse(customerForm.schema, {
      ...customerForm.empty(),
      name: 'Elbe Clinic',
      status: 'onHold',
      statusReason: 'Invoices are open.',
      email: 'office@elbe.example',
      phone: '+49 40 1234567',
      website: 'https://elbe.example',
      taxId: 'DE136695976',
      billing: address,
      billingEmail: 'bills@elbe.example',
      accountManagerRef: { id: 'e-office', name: 'Olga Brandt' },
      tags: ['clinic', 'north'],
      contractEnd: '2027-12-31',
      notes: 'Ring twice.',
    }),
  ),
  { notes: 'Ring once.' },
);

export const CONTACT = sample(
  contactsOf('c1'),
  contactForm.toRecord(
    parse(contactForm.schema, {
      ...contactForm.empty(),
      name: 'Rosa Klein',
      function: 'Caretaker',
      email: 'rosa@elbe.example',
      phone: '+49 40 7654321',
      primary: true,
    }),
    customerRef,
  ),
  { function: 'Head caretaker' },
);

export const SITE = sample(
  sites,
  siteForm.toRecord(
    parse(siteForm.schema, {
      ...siteForm.empty(),
      name: 'North wing',
      address,
      access: 'Key 7',
      openingHours: '8-17',
      areaM2: 1200,
    }),
    customerRef,
  ),
  { access: 'Key 8' },
);

export const TASK = sample(
  tasks,
  taskForm.toRecord(
    parse(taskForm.schema, {
      ...taskForm.empty(),
      title: 'Order filters',
      description: 'Two of each.',
      assigneeRef: { id: 'e-office', name: 'Olga Brandt' },
      dueDate: '2026-12-01',
      dueTime: '09:30',
      startDate: '2026-11-21',
      estimateMin: 30,
      customerRef,
      siteRef,
      workOrderRef: { id: 'w1', name: 'WO-2026-0001 Filters' },
      offerRef: { id: 'o1', name: 'OF-2026-0001 Filters' },
    }),
  ),
  { description: 'Three of each.' },
);

export const REMINDER = sample<Reminder>(
  reminders,
  {
    text: 'Call Rosa',
    ownerRef: { id: PEOPLE.office.uid, name: PEOPLE.office.name },
    entity: { type: 'customer', id: 'c1', label: 'Elbe Clinic' },
    customerId: 'c1',
    rule: { kind: 'absolute', at: new Date('2026-11-25T08:00:00.000Z') },
    fireAt: new Date('2026-11-25T08:00:00.000Z'),
    channel: 'app',
    state: 'scheduled',
  },
  { text: 'Call Rosa back' },
);

export const WORK_ORDER = sample(
  workOrders,
  workOrderForm.toRecord(
    parse(workOrderForm.schema, {
      ...workOrderForm.empty(),
      title: 'Replace filters',
      description: 'All of the roof.',
      customerRef,
      siteRef,
      contactRef: { id: 'k1', name: 'Rosa Klein' },
      leadRef: { id: 'e-office', name: 'Olga Brandt' },
      crewRefs: [{ id: 'e-manager', name: 'Marek Wolny' }],
      plannedDay: '2026-11-23',
      plannedFrom: '08:00',
      plannedTo: '10:00',
      dueDate: '2026-11-30',
      estimateMin: 120,
      requestedBy: 'Rosa',
      checklist: {
        a: { kind: 'check', label: 'Filter replaced', order: 0, required: true },
        n: { kind: 'number', label: 'Pressure', order: 1, required: false, unit: 'bar', min: 1, max: 3 },
        p: { kind: 'passFail', label: 'Leak test', order: 2, required: false },
        t: { kind: 'text', label: 'Remarks', order: 3, required: false },
        c: { kind: 'choice', label: 'Type', order: 4, required: false, options: ['F7', 'F9'] },
      },
      parts: {
        f: {
          order: 0,
          name: 'Filter F7',
          sku: 'F7',
          unit: 'pcs',
          qtyMilli: 2000,
          costMinor: 3100,
          priceMinor: 4999,
          taxBp: 1900,
          billable: true,
        },
      },
      costs: { k: { order: 0, label: 'Lift hire', amountMinor: 9000, billable: true } },
    }),
  ),
  { description: 'All of the roof and the cellar.' },
);

export const ORDER_TEMPLATE = sample(
  orderTemplates,
  templateOf('Filters, all of the roof', WORK_ORDER.values),
  {
    priority: 'high',
  },
);

export const COMMENT = sample<Comment>(
  commentsOf('w1'),
  {
    body: 'The key does not fit.',
    workOrderRef: { id: 'w1', name: 'WO-2026-0001 Replace filters' },
    customerId: 'c1',
    siteId: 's1',
    mentions: [],
  },
  { body: 'The key fits.' },
);

/** A photo of the order of the samples; its content is beside it. */
export const ATTACHMENT = sample<Attachment>(
  attachments,
  {
    entity: { type: 'workOrder', id: 'w1', label: 'WO-2026-0001 Replace filters' },
    customerId: 'c1',
    name: 'Roof.jpg',
    mime: 'image/jpeg',
    bytes: 5,
    width: 1600,
    height: 1200,
    kind: 'photoBefore',
    caption: 'The roof from the north.',
    itemId: 'a',
    takenAt: new Date('2026-11-20T08:00:00.000Z'),
    by: { uid: PEOPLE.office.uid, name: PEOPLE.office.name },
    thumb: new Uint8Array(20),
  },
  { kind: 'photoAfter' },
);

/** The order of the samples, as time is noted on it. */
export const JOB = {
  workOrderRef: { id: 'w1', name: 'WO-2026-0001 Replace filters' },
  customerId: 'c1',
  siteId: 's1',
  timezone: 'Europe/Berlin',
};

export const LABOUR = sample<Labour>(
  labourOf(JOB),
  {
    workOrderRef: JOB.workOrderRef,
    employeeRef: { id: 'e-manager', name: 'Marek Wolny' },
    kind: 'work',
    day: '2026-11-20',
    startedAt: new Date('2026-11-20T07:00:00.000Z'),
    endedAt: new Date('2026-11-20T07:50:00.000Z'),
    minutes: 50,
    billable: true,
    note: 'Filters of the roof.',
  },
  { note: 'Filters of the roof and the cellar.' },
);

/** Of the manager, running. */
export const TIMER = sample<Timer>(
  timers,
  {
    employeeRef: { id: 'e-manager', name: 'Marek Wolny' },
    running: { ...JOB, kind: 'work', startedAt: new Date('2026-11-20T08:30:00.000Z') },
  },
  { running: undefined },
);

export const OFFER = sample(
  offers,
  offerForm.toRecord(
    parse(offerForm.schema, {
      ...offerForm.empty(TODAY, { id: 'e-office', name: 'Olga Brandt' }),
      title: 'Filters for a year',
      customerRef,
      siteRef,
      contactRef: { id: 'k1', name: 'Rosa Klein' },
      intro: 'As agreed:',
      terms: '30 days net.',
      lines: [{ ...emptyOfferLine('a'), name: 'Filter F7', unitMinor: 4999, option: 'A' }],
      discount: { kind: 'share', bp: 500 },
    }),
  ),
  { intro: 'As agreed on the phone:' },
);

export const PLAN = sample(
  maintenancePlans,
  planForm.toRecord(
    parse(planForm.schema, {
      ...planForm.empty(TODAY),
      name: 'Filters, monthly',
      customerRef,
      siteRef,
      anchor: 'completion',
      endDate: '2030-01-01',
      maxCount: 48,
      season: { from: '03-01', to: '10-31' },
      template: {
        ...planForm.empty(TODAY).template,
        title: 'Replace filters',
        estimateMin: 60,
        leadRef: { id: 'e-office', name: 'Olga Brandt' },
      },
      priceMinor: 12_000,
    }),
    TODAY,
  ),
  { leadDays: 7 },
);

/** Of the visit below. */
export const VISIT_ID = 'p1_2026-12-01';
export const VISIT = sample<Occurrence>(
  occurrencesOf('p1'),
  {
    planRef: { id: 'p1', name: 'Filters, monthly' },
    customerRef,
    siteRef,
    dueDate: '2026-12-01',
    originalDate: '2026-12-01',
    state: 'generated',
    workOrderId: 'w1',
  },
  { workOrderId: 'w2' },
);

/** The samples by name. */
export const SAMPLES = {
  EMPLOYEE,
  CUSTOMER,
  CONTACT,
  SITE,
  TASK,
  REMINDER,
  WORK_ORDER,
  COMMENT,
  OFFER,
  PLAN,
  VISIT,
};
