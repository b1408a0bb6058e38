/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { customers } from '@fm/domain/customer';
import { offers } from '@fm/domain/offer';
import { tasks } from '@fm/domain/task';
import { type Attack, repel } from './attack-fixture';
import { COMMIT_TIME, change, creation, documentOf, existing, tampered, trashing } from './documents';
import { edited, LONG_AGO, RECORD, stored } from './edited-task';
import { PEOPLE } from './people';
import { CUSTOMER, OFFER, TASK } from './samples';

const { office, manager } = PEOPLE;

/** An edit of a task with something false about its record. */
const falseRecord = (name: string, fields: object): Attack => ({
  name,
  by: 'office',
  stored,
  honest: edited,
  attack: tampered(edited, RECORD, fields),
});

repel('the envelope of a record', [
  falseRecord('keeps rev', { rev: 1 }),
  falseRecord('skips a rev', { rev: 3 }),
  falseRecord('makes rev a text', { rev: '2' }),
  falseRecord('dates the change back', { updatedAt: LONG_AGO }),
  falseRecord('changes under another name', { updatedBy: { uid: office.uid, name: 'Ana Adler' } }),
  falseRecord('changes under another login', { updatedBy: { uid: manager.uid, name: manager.name } }),
  falseRecord('becomes the one who created it', { createdBy: { uid: office.uid, name: office.name } }),
  falseRecord('moves its creation', { createdAt: LONG_AGO }),
  falseRecord('takes another number', { number: 'TA-2026-0002' }),
  falseRecord('takes the number away', { number: undefined }),
  falseRecord('changes the schema', { schema: 2 }),
  falseRecord('puts it into the trash by the way', { trashed: true }),
  falseRecord('adds a field nobody knows', { isAdmin: true }),
  falseRecord('stores a title that is no text', { title: 7 }),
  falseRecord('takes a required field away', { priority: undefined }),
  falseRecord('stores a reference with more in it', { customerRef: { id: 'c1', name: 'x', secret: 1 } }),
  falseRecord('sorts it elsewhere than its date', { dueSort: '2020-01-01' }),
]);
const created = creation(tasks, office, 'r2', TASK.values);
const falseCreation = (name: string, path: string, fields: object): Attack => ({
  name,
  by: 'office',
  honest: created,
  attack: tampered(created, path, fields),
});
const { 'counters/task-2026': _counter, ...uncounted } = created;
const eighth = creation(tasks, office, 'r2', TASK.values, { value: 8 });
const seven = { 'counters/task-2026': { value: 7, lastIds: ['r1'] } };

repel('a new record', [
  falseCreation('starts with a later rev', 'tasks/r2', { rev: 7 }),
  falseCreation('starts in the trash', 'tasks/r2', { trashed: true }),
  falseCreation('starts done', 'tasks/r2', { status: 'done' }),
  falseCreation('starts with what steps record', 'tasks/r2', { doneAt: COMMIT_TIME }),
  falseCreation('starts reopened', 'tasks/r2', { reopened: 3 }),
  falseCreation('is created by somebody else', 'tasks/r2', {
    createdBy: { uid: manager.uid, name: manager.name },
  }),
  falseCreation('is created long ago', 'tasks/r2', { createdAt: LONG_AGO }),
  falseCreation('takes a number of its choice', 'tasks/r2', { number: 'TA-2026-0007' }),
  falseCreation('takes a number of another kind', 'tasks/r2', { number: 'WO-2026-0001' }),
  falseCreation('takes no number', 'tasks/r2', { number: undefined }),
  falseCreation('counts for another record', 'counters/task-2026', { lastIds: ['r9'] }),
  {
    name: 'takes a number without counting',
    by: 'office',
    stored: { 'counters/task-2026': { value: 1, lastIds: ['r1'] } },
    honest: creation(tasks, office, 'r2', TASK.values, { value: 2 }),
    attack: uncounted,
  },
  {
    name: 'takes a number twice',
    by: 'office',
    stored: seven,
    honest: eighth,
    attack: creation(tasks, office, 'r2', TASK.values, { value: 7 }),
  },
  {
    name: 'skips numbers',
    by: 'office',
    stored: seven,
    honest: eighth,
    attack: creation(tasks, office, 'r2', TASK.values, { value: 9 }),
  },
]);

const customer = existing(CUSTOMER.values);
const inTrash = { ...documentOf(customer), trashed: true };
const trashed = trashing(customers, office, customer);
const offer = existing(OFFER.values);

repel('the trash', [
  {
    name: 'throws away under another name',
    by: 'office',
    stored: { 'customers/r1': documentOf(customer) },
    honest: trashed,
    attack: tampered(trashed, 'customers/r1', { trashedBy: { uid: manager.uid, name: manager.name } }),
  },
  {
    name: 'throws away and changes',
    by: 'office',
    stored: { 'customers/r1': documentOf(customer) },
    honest: trashed,
    attack: tampered(trashed, 'customers/r1', { notes: 'x' }),
  },
  {
    name: 'edits what is in the trash',
    by: 'office',
    stored: { 'customers/r1': inTrash },
    honest: { 'customers/r1': undefined },
    twin: 'admin',
    attack: change(customers, office, { ...customer, trashed: true }, CUSTOMER.edit),
  },
  {
    name: 'throws away an offer',
    by: 'manager',
    stored: { 'offers/r1': documentOf(offer) },
    honest: trashing(offers, office, offer),
    twin: 'office',
    attack: trashing(offers, manager, offer),
  },
  {
    name: 'purges',
    by: 'office',
    stored: { 'customers/r1': inTrash },
    honest: { 'customers/r1': undefined },
    twin: 'admin',
    attack: { 'customers/r1': undefined },
  },
  {
    name: 'purges',
    by: 'manager',
    stored: { 'customers/r1': inTrash },
    honest: { 'customers/r1': undefined },
    twin: 'admin',
    attack: { 'customers/r1': undefined },
  },
  {
    name: 'purges',
    by: 'empty',
    stored: { 'customers/r1': inTrash },
    honest: { 'customers/r1': undefined },
    twin: 'admin',
    attack: { 'customers/r1': undefined },
  },
  {
    name: 'deletes what is not in the trash',
    by: 'admin',
    stored: { 'customers/r1': documentOf(customer) },
    honest: trashing(customers, PEOPLE.admin, customer),
    attack: { 'customers/r1': undefined },
  },
  {
    name: 'writes where nothing belongs',
    by: 'admin',
    stored: { 'customers/r1': documentOf(customer) },
    honest: trashing(customers, PEOPLE.admin, customer),
    attack: { 'wishes/mine': { name: 'Mine' } },
  },
]);
