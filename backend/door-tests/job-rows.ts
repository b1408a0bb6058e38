import { emptyLabour } from '@fm/domain/labour';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { working } from './crewed-order';
import { EVERYBODY, type SampleRows, STAFF, stored } from './sample-row';

const photo = {
  name: 'Roof.png',
  mime: 'image/png',
  kind: 'photo' as const,
  content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]),
};
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

/** The time spent on a work order, and its files. */
export const JOB_ROWS: SampleRows = {
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
};
