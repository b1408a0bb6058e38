import { workOrderForm } from '@fm/domain/work-order';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { crewed, people, working } from './crewed-order';
import { create, EVERYBODY, references, type SampleRows, STAFF, stored } from './sample-row';

const { parts, plannedStart, plannedEnd } = records.WORK_ORDER.values;
const other = stored(records.WORK_ORDER, {}, 'w2');
const template = stored(records.ORDER_TEMPLATE, {}, 't1');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);

/** Work orders, and the templates made of them. */
export const ORDER_ROWS: SampleRows = {
  'workOrders.save': {
    stored: {
      ...references,
      ...people,
      ...stored(records.CONTACT, {}, 'k1'),
      ...{ 'customers/c1/contacts/k1': documentOf(existing(records.CONTACT.values, { id: 'k1' })) },
    },
    input: create({ ...workOrderForm.fromRecord(records.WORK_ORDER.values), reason: 'Swaps the day.' }),
    may: STAFF,
  },
  'workOrders.changeMany': {
    stored: crewed(),
    input: { ids: ['w1'], batchId: 'b1', change: { to: 'priority', priority: 'high' } },
    may: STAFF,
  },
  'workOrders.transition': {
    stored: working,
    input: {
      id: 'w1',
      to: 'onHold',
      input: { waitingReason: 'parts', waitingUntil: '2026-12-01', note: 'No filters.' },
    },
    may: EVERYBODY,
  },
  'workOrders.transitionMany': {
    stored: crewed(),
    input: { ids: ['w1'], to: 'cancelled', reason: 'Building sold.' },
    may: STAFF,
  },
  'workOrders.sign': {
    stored: working,
    input: { id: 'w1', signedBy: 'Rosa Klein', drawing: PNG },
    may: EVERYBODY,
  },
  'workOrders.replan': {
    stored: crewed(),
    input: {
      id: 'w1',
      seen: { plannedStart, plannedEnd, leadId: 'marek', crewRefs: [] },
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
  'workOrders.readAccess': { stored: working, input: { id: 'w1' }, may: EVERYBODY },
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
    stored: crewed({ status: 'inProgress', statusGroup: 'active', parts: { ...parts } }),
    input: { workOrderId: 'w1', id: 'f', kind: 'parts' },
    may: STAFF,
  },
  'workOrders.link': {
    stored: { ...crewed(), ...other },
    input: { id: 'w1', kind: 'blocks', otherId: 'w2', itemId: 'a' },
    may: STAFF,
  },
  'workOrders.unlink': {
    stored: { ...crewed({ links: { w2: { kind: 'blocks', name: 'WO-2' } } }), ...other },
    input: { id: 'w1', otherId: 'w2' },
    may: STAFF,
  },
  'orderTemplates.save': {
    stored: crewed(),
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
};
