import { assetForm } from '@fm/domain/asset';
import { catalogueForm } from '@fm/domain/catalogue';
import type { HistoryEvent } from '@fm/domain/event';
import { planForm } from '@fm/domain/maintenance';
import { reminderForm } from '@fm/domain/reminder';
import { taskForm } from '@fm/domain/task';
import type { CommandName } from '@fm/workflows/commands';
import * as records from '../rules-tests/samples';
import { EDIT_ROWS } from './edit-rows';
import { INVOICE_ROWS } from './invoice-rows';
import { JOB_ROWS } from './job-rows';
import { OFFER_ROWS } from './offer-rows';
import { OFFICE_ROWS } from './office-rows';
import { ORDER_ROWS } from './order-rows';
import { RECORD_ROWS } from './record-rows';
import {
  type AnySample,
  create,
  dueReminder,
  EVERYBODY,
  references,
  type SampleRows,
  STAFF,
  stored,
} from './sample-row';

export { type AnySample, CALLERS, type Caller } from './sample-row';

/** One row for each command. A new command gets one here: a test names those that have none. */
export const SAMPLES: SampleRows = {
  ...OFFICE_ROWS,
  ...OFFER_ROWS,
  ...INVOICE_ROWS,
  ...ORDER_ROWS,
  ...JOB_ROWS,
  ...RECORD_ROWS,
  'assets.save': {
    stored: references,
    input: create(assetForm.fromRecord(records.ASSET.values)),
    may: STAFF,
  },
  'catalogue.save': {
    stored: references,
    input: create(catalogueForm.fromRecord(records.CATALOGUE_ITEM.values)),
    may: STAFF,
  },
  'catalogue.importPage': {
    stored: references,
    input: {
      batchId: 'b1',
      rows: [
        {
          id: 'i1',
          values: catalogueForm.fromRecord(records.CATALOGUE_ITEM.values),
          given: ['itemNo', 'name', 'prices'],
        },
      ],
    },
    may: STAFF,
  },
  'plans.save': { stored: references, input: create(planForm.fromRecord(records.PLAN.values)), may: STAFF },
  'customers.note': {
    stored: references,
    input: { id: 'c1', entryId: 'n1', note: { text: 'Called back.' } },
    may: STAFF,
  },
  'customers.correctNote': {
    stored: {
      ...references,
      'events/n1': {
        at: new Date('2026-11-20T08:00:00Z'),
        actor: { uid: 'office', name: 'Olga Brandt', role: 'office' },
        entity: { type: 'customer', id: 'c1', label: 'Clinics' },
        kind: 'note',
        changes: [],
        note: 'Called.',
        source: 'ui',
      } satisfies HistoryEvent,
    },
    input: { id: 'c1', entryId: 'n2', corrects: 'n1', note: { text: 'Called back.' } },
    // Who wrote it, and nobody else.
    may: ['office'],
  },
  'tasks.save': {
    stored: references,
    // Managers see no offers, and name none.
    input: create({ ...taskForm.fromRecord(records.TASK.values), offerRef: null, reason: 'As agreed.' }),
    may: EVERYBODY,
  },
  'tasks.transition': {
    stored: stored(records.TASK),
    input: { id: 'r1', to: 'blocked', blockedReason: 'No key.', remindOn: '2026-12-01', noticeId: 'n1' },
    may: EVERYBODY,
  },
  'tasks.undoTransition': {
    stored: stored(records.TASK, { status: 'blocked', blockedReason: 'No key.' }),
    input: { id: 'r1', left: 'blocked', to: 'inProgress' },
    may: EVERYBODY,
  },
  'reminders.save': {
    stored: references,
    input: create({
      ...reminderForm.fromRecord(records.REMINDER.values, 'Europe/Berlin'),
      ownerRef: { id: 'office', name: 'Olga Brandt' },
    }),
    may: EVERYBODY,
  },
  'reminders.end': { stored: dueReminder, input: { id: 'r1', to: 'done' }, may: ['office'] },
  'reminders.snooze': {
    stored: dueReminder,
    input: { id: 'r1', until: new Date('2026-11-23T09:00:00Z') },
    may: ['office'],
  },
  'reminders.reopen': {
    stored: stored(records.REMINDER, { state: 'done' }),
    input: { id: 'r1', before: records.REMINDER.values, note: 'Not done.' },
    may: STAFF,
  },
  'reminders.trash': { stored: dueReminder, input: { id: 'r1' }, may: STAFF },
  'reminders.restore': {
    stored: { 'reminders/r1': { ...dueReminder['reminders/r1'], trashed: true } },
    input: { id: 'r1' },
    may: STAFF,
  },
  'workOrders.comment': {
    stored: references,
    input: { id: 'k1', workOrderId: 'w1', body: 'Done soon.', mentions: ['e-office'], attachmentIds: [] },
    may: EVERYBODY,
  },
};

/** All rows with what a test calls them, the command's name and the request: new records first, then edited ones. */
export const ROWS: readonly (readonly [title: string, CommandName, AnySample])[] = [
  ...Object.entries(SAMPLES).map(([name, sample]) => [name, name as CommandName, sample] as const),
  ...EDIT_ROWS.map(([name, sample]) => [`${name} of what stands`, name, sample] as const),
];
