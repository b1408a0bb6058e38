import { emptyLabour } from '@fm/domain/labour';
import { type Offer, offers } from '@fm/domain/offer';
import { workOrderForm } from '@fm/domain/work-order';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { create, EVERYBODY, references, type SampleRows, STAFF, stored } from './sample-row';

/** On the job: the login of the manager is its lead. */
const MAREK = { leadId: 'marek', leadName: 'Marek Wolny', crewRefs: [], crewIds: [] };
const people = {
  ...stored(records.EMPLOYEE, { displayName: 'Marek Wolny' }, 'marek'),
  ...stored(records.EMPLOYEE, { displayName: 'Olga Brandt' }, 'olga'),
  ...stored(records.EMPLOYEE, { displayName: 'Ana Adler' }, 'ana'),
  ...stored(records.EMPLOYEE, { displayName: 'Marek Wolny' }, 'e-manager'),
};
const { checklist, parts, ...open } = records.WORK_ORDER.values;
const order = (over: object = {}) => ({
  ...references,
  ...people,
  ...stored(records.WORK_ORDER, { ...MAREK, ...over }, 'w1'),
});
const working = order({ status: 'inProgress', statusGroup: 'active', checklist: { ...checklist } });
const other = stored(records.WORK_ORDER, {}, 'w2');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);
const photo = { name: 'Roof.png', mime: 'image/png', kind: 'photo' as const, content: PNG };
const file = stored(
  records.ATTACHMENT,
  {
    entity: { type: 'workOrder', id: 'w1', label: 'WO-1' },
    kind: 'photo',
    mime: 'image/png',
    by: { uid: 'office', name: 'Olga Brandt' },
  },
  'f1',
);
const labour = {
  'workOrders/w1/labour/l1': documentOf(
    existing(
      {
        ...records.LABOUR.values,
        employeeRef: { id: 'olga', name: 'Olga Brandt' },
        workOrderRef: { id: 'w1', name: 'WO-1' },
      },
      { id: 'l1' },
    ),
  ),
};
const template = stored(records.ORDER_TEMPLATE, {}, 't1');
const accepted: Partial<Offer> = {
  status: 'accepted',
  acceptedOption: 'A',
  decidedByName: 'Rosa',
  decidedOn: '2026-11-20',
};
const offer = (over: Partial<Offer>) => ({
  ...references,
  [`${offers.path}/o1`]: documentOf(existing({ ...records.OFFER.values, ...over }, { id: 'o1' })),
});

/** Work orders, the time spent on them, their files and templates. */
export const WORK_ROWS: SampleRows = {
  'workOrders.save': {
    stored: {
      ...references,
      ...people,
      ...stored(records.CONTACT, {}, 'k1'),
      ...{ 'customers/c1/contacts/k1': documentOf(existing(records.CONTACT.values, { id: 'k1' })) },
    },
    input: create(workOrderForm.fromRecord(records.WORK_ORDER.values)),
    may: STAFF,
  },
  'workOrders.changeMany': {
    stored: order(),
    input: { ids: ['w1'], batchId: 'b1', change: { to: 'priority', priority: 'high' } },
    may: STAFF,
  },
  'workOrders.transition': {
    stored: working,
    input: {
      id: 'w1',
      to: 'onHold',
      move: { waitingReason: 'parts', waitingUntil: '2026-12-01', note: 'No filters.' },
    },
    may: EVERYBODY,
  },
  'workOrders.sign': {
    stored: working,
    input: { id: 'w1', signedBy: 'Rosa Klein', drawing: PNG },
    may: EVERYBODY,
  },
  'workOrders.replan': {
    stored: order(),
    input: {
      id: 'w1',
      seen: { plannedStart: open.plannedStart, plannedEnd: open.plannedEnd, leadId: 'marek', crewRefs: [] },
      plan: {
        plannedStart: new Date('2026-11-24T08:00:00Z'),
        plannedEnd: new Date('2026-11-24T10:00:00Z'),
        leadId: 'olga',
        crewRefs: [{ id: 'marek', name: 'Marek' }],
      },
      note: 'Free that day.',
    },
    may: STAFF,
  },
  'workOrders.tellAccess': { stored: working, input: { id: 'w1' }, may: EVERYBODY },
  'workOrders.fillItem': {
    stored: working,
    input: { workOrderId: 'w1', itemId: 'n', fields: { value: 2, note: 'After bleeding.' } },
    may: EVERYBODY,
  },
  'workOrders.saveLine': {
    stored: working,
    input: {
      workOrderId: 'w1',
      id: 'g',
      kind: 'parts',
      fields: { name: 'Seal', unit: 'pcs', qtyMilli: 1000, taxBp: 1900, billable: true },
    },
    may: EVERYBODY,
  },
  'workOrders.removeLine': {
    stored: order({ status: 'inProgress', statusGroup: 'active', parts: { ...parts } }),
    input: { workOrderId: 'w1', id: 'f', kind: 'parts' },
    may: STAFF,
  },
  'workOrders.link': {
    stored: { ...order(), ...other },
    input: { id: 'w1', kind: 'blocks', otherId: 'w2', itemId: 'a' },
    may: STAFF,
  },
  'workOrders.unlink': {
    stored: { ...order({ links: { w2: { kind: 'blocks', name: 'WO-2' } } }), ...other },
    input: { id: 'w1', otherId: 'w2' },
    may: STAFF,
  },
  'orderTemplates.save': {
    stored: order(),
    input: { id: 't2', name: 'Filters', workOrderId: 'w1' },
    may: STAFF,
  },
  'orderTemplates.rename': { stored: template, input: { id: 't1', name: 'Filters of the roof' }, may: STAFF },
  'orderTemplates.trash': { stored: template, input: { id: 't1' }, may: STAFF },
  'orderTemplates.restore': {
    stored: { 'workOrderTemplates/t1': { ...template['workOrderTemplates/t1'], trashed: true } },
    input: { id: 't1' },
    may: STAFF,
  },
  'labour.save': {
    stored: working,
    input: {
      workOrderId: 'w1',
      id: 'l2',
      values: { ...emptyLabour({ id: 'olga', name: 'Olga' }, '2026-11-19'), minutes: 30, note: 'Ladder.' },
      base: null,
    },
    may: STAFF,
  },
  'labour.remove': { stored: { ...working, ...labour }, input: { workOrderId: 'w1', id: 'l1' }, may: STAFF },
  'labour.restore': {
    stored: {
      ...working,
      'workOrders/w1/labour/l1': { ...labour['workOrders/w1/labour/l1'], trashed: true },
    },
    input: { workOrderId: 'w1', id: 'l1' },
    may: STAFF,
  },
  // The empty login belongs to no employee.
  'labour.startTimer': {
    stored: working,
    input: { workOrderId: 'w1', kind: 'work' },
    may: ['admin', 'office', 'manager'],
  },
  'labour.stopTimer': {
    stored: {
      ...working,
      'timers/marek': documentOf(
        existing(
          {
            employeeRef: { id: 'marek', name: 'Marek Wolny' },
            running: { ...records.TIMER.values.running, workOrderRef: { id: 'w1', name: 'WO-1' } },
          },
          { id: 'marek' },
        ),
      ),
    },
    input: { employeeId: 'marek', id: 'l3' },
    may: EVERYBODY,
  },
  'labour.takeRates': {
    stored: {
      ...working,
      ...labour,
      'employees/olga/private/hr': documentOf(existing(records.EMPLOYEE_PRIVATE.values, { id: 'hr' })),
    },
    input: { workOrderId: 'w1', ids: ['l1'] },
    may: STAFF,
  },
  'files.add': {
    stored: working,
    input: { id: 'f2', owner: { type: 'workOrder', id: 'w1' }, file: photo },
    may: EVERYBODY,
  },
  'files.change': {
    stored: { ...working, ...file },
    input: { id: 'f1', base: records.ATTACHMENT.values, patch: { caption: 'The roof from above' } },
    may: EVERYBODY,
  },
  'files.trash': { stored: { ...working, ...file }, input: { id: 'f1' }, may: STAFF },
  'files.restore': {
    stored: { ...working, 'attachments/f1': { ...file['attachments/f1'], trashed: true } },
    input: { id: 'f1' },
    may: STAFF,
  },
  'offers.convert': { stored: offer(accepted), input: { id: 'o1', orderId: 'w9', siteId: 's1' }, may: STAFF },
  'offers.newVersion': {
    stored: offer({ status: 'sent', sentAt: new Date('2026-11-20T08:00:00Z') }),
    input: { id: 'o1', freshId: 'o2' },
    may: STAFF,
  },
  'offers.transition': {
    stored: offer({}),
    input: { id: 'o1', to: 'withdrawn', reason: 'Not wanted.' },
    may: STAFF,
  },
};
