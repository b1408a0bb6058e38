import { type Attachment, attachments } from '@fm/domain/attachment';
import { type Labour, labourOf, type Timer, timers } from '@fm/domain/labour';
import {
  type Comment,
  commentsOf,
  orderTemplates,
  templateOf,
  workOrderForm,
  workOrders,
} from '@fm/domain/work-order';
import { parse } from 'valibot';
import { PEOPLE } from '../people';
import { customerRef, sample, siteRef } from './sample';

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
