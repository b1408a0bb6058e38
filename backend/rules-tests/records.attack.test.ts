/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { customers } from '@fm/domain/customer';
import { offers } from '@fm/domain/offer';
import type { Actor } from '@fm/domain/record';
import { tasks } from '@fm/domain/task';
import { type Attack, repel } from './attack-fixture';
import {
  COMMIT_TIME,
  change,
  creation,
  type Documents,
  documentOf,
  existing,
  tampered,
  trashing,
} from './documents';
import { PEOPLE } from './people';
import { CUSTOMER, OFFER, TASK } from './samples';

const { office, manager } = PEOPLE;
const before = existing(TASK.values, { number: 'TA-2026-0001' });
const stored: Documents = { 'tasks/r1': documentOf(before) };
const edited = change(tasks, office, before, TASK.edit);
const RECORD = 'tasks/r1';
const ENTRY = 'events/event-r1-2';
const long = new Date('2020-01-01T00:00:00.000Z');

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
  falseRecord('dates the change back', { updatedAt: long }),
  falseRecord('changes under another name', { updatedBy: { uid: office.uid, name: 'Ana Adler' } }),
  falseRecord('changes under another login', { updatedBy: { uid: manager.uid, name: manager.name } }),
  falseRecord('becomes the one who created it', { createdBy: { uid: office.uid, name: office.name } }),
  falseRecord('moves its creation', { createdAt: long }),
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

/** An edit of a task whose history says something false. */
const falseEntry = (name: string, fields: object, by: 'office' = 'office'): Attack => ({
  name,
  by,
  stored,
  honest: edited,
  attack: tampered(edited, ENTRY, fields),
});
const { [ENTRY]: entry = {}, ...untold } = edited;

repel('the history of a change', [
  { name: 'leaves it out', by: 'office', stored, honest: edited, attack: untold },
  {
    name: 'names an entry of long ago',
    by: 'office',
    stored: { ...stored, 'events/old': { ...entry, at: long } },
    honest: edited,
    attack: tampered(untold, RECORD, { lastEvent: 'old' }),
  },
  {
    name: 'names no entry',
    by: 'office',
    stored,
    honest: edited,
    attack: tampered(edited, RECORD, { lastEvent: undefined }),
  },
  falseEntry('speaks for another login', {
    actor: { uid: manager.uid, name: manager.name, role: manager.role },
  }),
  falseEntry('speaks under another name', { actor: { uid: office.uid, name: 'Ana Adler', role: 'office' } }),
  falseEntry('speaks with another role', { actor: { uid: office.uid, name: office.name, role: 'admin' } }),
  falseEntry('dates it back', { at: long }),
  falseEntry('tells of another record', { entity: { type: 'task', id: 'r9', label: 'x' } }),
  falseEntry('tells of another kind of record', { entity: { type: 'offer', id: 'r1', label: 'x' } }),
  falseEntry('hides it from the customer', { customerId: undefined }),
  falseEntry('puts it on another customer', { customerId: 'c2' }),
  falseEntry('calls an edit a creation', { kind: 'created' }),
  falseEntry('invents a kind', { kind: 'blessed' }),
  falseEntry('passes for a job', { source: 'function' }),
  falseEntry('adds a field', { secret: 1 }),
  falseEntry('tells no end of changes', { changes: Array.from({ length: 31 }, () => ({ path: 'x' })) }),
  falseEntry('writes a novel', { note: 'x'.repeat(2001) }),
]);

const past = { 'events/e1': { ...entry, at: long } };
const alone = { 'events/e2': { ...entry } };

repel('the history', [
  {
    name: 'rewrites an entry',
    by: 'office',
    stored: past,
    attack: { 'events/e1': { ...entry, at: COMMIT_TIME } },
    honest: alone,
  },
  { name: 'deletes an entry', by: 'office', stored: past, attack: { 'events/e1': undefined }, honest: alone },
  {
    name: 'deletes an entry',
    by: 'admin',
    stored: past,
    attack: { 'events/e1': undefined },
    honest: alone,
    twin: 'office',
  },
  {
    name: 'tells of an offer',
    by: 'manager',
    attack: {
      'events/e2': {
        ...entry,
        actor: { uid: manager.uid, name: manager.name, role: manager.role },
        entity: { type: 'offer', id: 'o1', label: 'x' },
      },
    },
    honest: {
      'events/e2': { ...entry, actor: { uid: manager.uid, name: manager.name, role: manager.role } },
    },
  },
]);

const served: Documents = {
  'customers/c1': documentOf(existing(CUSTOMER.values, { id: 'c1' })),
  'customers/gone': documentOf(existing(CUSTOMER.values, { id: 'gone', trashed: true })),
};
const noteOf = ({ uid, name, role }: Actor): Record<string, unknown> => ({
  at: COMMIT_TIME,
  actor: { uid, name, role },
  entity: { type: 'customer', id: 'c1', label: CUSTOMER.values.name },
  customerId: 'c1',
  kind: 'note',
  changes: [],
  note: 'Rosa called.',
  source: 'ui',
});
const note = { 'events/n1': noteOf(office) };
const falseNote = (name: string, fields: object): Attack => ({
  name,
  by: 'office',
  stored: served,
  honest: note,
  attack: tampered(note, 'events/n1', fields),
});
const noted: Documents = { ...served, 'events/n1': { ...noteOf(office), at: long } };
const another = { 'events/n2': noteOf(office) };

repel('a note on a customer', [
  {
    name: 'is written by a manager',
    by: 'manager',
    stored: served,
    honest: note,
    twin: 'office',
    attack: { 'events/n1': noteOf(manager) },
  },
  falseNote('says nothing', { note: undefined }),
  falseNote('says nothing but blanks', { note: ' \n ' }),
  falseNote('has no end', { note: 'x'.repeat(2001) }),
  falseNote('is somebody else’s', { actor: { uid: manager.uid, name: manager.name, role: manager.role } }),
  falseNote('is dated back', { at: long }),
  falseNote('tells of a change too', { changes: [{ path: 'status', from: 'onHold', to: 'active' }] }),
  falseNote('passes for an import', { source: 'import' }),
  falseNote('belongs to a batch that can be undone', { batchId: 'b1' }),
  falseNote('stands with another customer', { customerId: 'c2' }),
  falseNote('stands with no customer', { customerId: undefined }),
  falseNote('calls the customer names', { entity: { type: 'customer', id: 'c1', label: 'Bad payer' } }),
  falseNote('is on a customer there is none of', {
    entity: { type: 'customer', id: 'c9', label: CUSTOMER.values.name },
    customerId: 'c9',
  }),
  falseNote('is on a customer in the trash', {
    entity: { type: 'customer', id: 'gone', label: CUSTOMER.values.name },
    customerId: 'gone',
  }),
  falseNote('is on a task', { entity: { type: 'task', id: 'r1', label: 'x' } }),
  {
    name: 'is rewritten by who wrote it',
    by: 'office',
    stored: noted,
    honest: another,
    attack: { 'events/n1': { ...noteOf(office), note: 'Rosa did not call.' } },
  },
  { name: 'is taken back', by: 'office', stored: noted, honest: another, attack: { 'events/n1': undefined } },
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
  falseCreation('is created long ago', 'tasks/r2', { createdAt: long }),
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
