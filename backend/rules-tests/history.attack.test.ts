/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import type { Actor } from '@fm/domain/record';
import { type Attack, repel } from './attack-fixture';
import { COMMIT_TIME, type Documents, documentOf, existing, tampered } from './documents';
import { ENTRY, edited, LONG_AGO, RECORD, stored } from './edited-task';
import { PEOPLE } from './people';
import { CUSTOMER } from './samples';

const { office, manager } = PEOPLE;

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
    stored: { ...stored, 'events/old': { ...entry, at: LONG_AGO } },
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
  falseEntry('dates it back', { at: LONG_AGO }),
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

const past = { 'events/e1': { ...entry, at: LONG_AGO } };
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
const noted: Documents = { ...served, 'events/n1': { ...noteOf(office), at: LONG_AGO } };
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
  falseNote('is dated back', { at: LONG_AGO }),
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
