import { crewPath } from '@fm/domain/crew-copy';
import { documentOf, existing } from './documents';
import { PEOPLE } from './people';
import * as samples from './samples';
import { SAVED_VIEW } from './to-come';

/** Who reads what is stored at a place. */
export type Readers =
  | 'everybody'
  | 'administrators'
  /** Everybody known but managers. */
  | 'staff'
  /** The office's person of these tests, whose own it is. */
  | 'owner'
  | 'nobody';

/** A collection with one document in it. */
export interface Place {
  readonly path: string;
  readonly id: string;
  readonly document: object;
  readonly readers: Readers;
  /** Stored with it, where that decides who reads it. */
  readonly beside?: Readonly<Record<string, object>>;
}

const place = (sample: unknown, id = 'r1', readers: Readers = 'everybody'): Place => {
  const { kind, values } = sample as typeof samples.TASK;
  return { path: kind.path, id, document: documentOf(existing(values, { id })), readers };
};
/** A record of which the office reads all and everybody else a copy, and that copy. */
const copied = (sample: unknown, id = 'r1'): readonly Place[] => {
  const record = place(sample, id, 'staff');
  const copy = { ...record, path: crewPath(record.path), readers: 'everybody' } as const;
  return [record, copy];
};
const bare = (path: string, id: string, document: object, readers: Readers): Place => ({
  path,
  id,
  document,
  readers,
});
const entry = { at: new Date(0), kind: 'changed', entity: { type: 'x', id: 'r1', label: 'X' } };
const content = bare('attachments/r1/content', 'data', { data: new Uint8Array(5) }, 'staff');
const own = `users/${PEOPLE.office.uid}`;

/** Every collection there is, and what the rules must not know. A new collection gets one line here. */
export const PLACES: readonly Place[] = [
  ...copied(samples.EMPLOYEE),
  bare('employees/r1/private', 'hr', { notes: 'Secret.' }, 'staff'),
  bare('employees/r1/privateEvents', 'e1', entry, 'staff'),
  place(samples.CUSTOMER),
  place(samples.CONTACT),
  ...copied(samples.SITE),
  ...copied(samples.ASSET),
  place(samples.TASK),
  place(samples.REMINDER, 'r1', 'staff'),
  ...copied(samples.WORK_ORDER, 'w1'),
  bare('workOrders/w1/private', 'labour', { rates: { r1: 3605 } }, 'staff'),
  bare('workOrders/w1/privateEvents', 'e1', entry, 'staff'),
  ...copied(samples.ORDER_TEMPLATE),
  place(samples.COMMENT, 'k1'),
  place(samples.LABOUR),
  place(samples.TIMER, 'e-manager'),
  ...copied(samples.OFFER),
  ...copied(samples.OFFER_TEMPLATE),
  place(samples.TEXT_BLOCK),
  place(samples.INVOICE, 'i1', 'staff'),
  ...copied(samples.CATALOGUE_ITEM),
  ...copied(samples.PLAN),
  place(samples.OCCURRENCE, samples.OCCURRENCE_ID),
  ...copied(samples.ATTACHMENT),
  { ...content, readers: 'everybody', beside: { 'crew/copy/attachments/r1': {} } },
  // Of an offer: the office's alone, until a photo of it goes on to the crew's work.
  content,
  { ...content, readers: 'everybody', beside: { 'attachments/r1/content/crew': {} } },
  bare('events', 'e1', { ...entry, customerId: 'c1' }, 'staff'),
  bare('usersEvents', 'e1', entry, 'administrators'),
  bare('savedViewsEvents', 'e1', entry, 'nobody'),
  bare('crew/copy/events', 'e1', entry, 'everybody'),
  place(samples.SETTINGS, 'company'),
  bare('counters', 'task-2026', { value: 7 }, 'everybody'),
  { ...place(SAVED_VIEW, 'shared'), document: { ...SAVED_VIEW.values, shared: true }, readers: 'everybody' },
  bare('savedViews', 'own', { ...SAVED_VIEW.values, ownerId: PEOPLE.office.uid, shared: false }, 'owner'),
  bare(`${own}/private`, 'mentions', { seenUntil: new Date(0), seenIds: [] }, 'owner'),
  bare(`${own}/private`, 'devices', { devices: {} }, 'owner'),
  bare(`${own}/private`, 'news', { reaches: {} }, 'owner'),
  bare(`${own}/privateEvents`, 'e1', entry, 'nobody'),
  bare(`${own}/commands`, 'c1', { name: 'tasks.save', answer: { value: 'Secret.' } }, 'nobody'),
  bare(
    'mail',
    'invitation-1',
    { to: ['new@x.example'], message: { text: 'https://x.example/secret' } },
    'nobody',
  ),
  bare('offerLinks', 'o1', { hash: '0', to: 'rosa@x.example' }, 'nobody'),
  bare('signedOffers', 'o1', { name: 'Rosa' }, 'nobody'),
  bare('notifications', 'n1', { uid: PEOPLE.office.uid, kind: 'assigned' }, 'owner'),
  bare('news', 'n1', { items: [] }, 'nobody'),
  bare('erasures', 'e1', { texts: ['Uma Roth'] }, 'nobody'),
  bare('accessEvents', 'in-1', entry, 'nobody'),
  bare('historyExports', 'x1', { hash: 'abc' }, 'nobody'),
  bare('usageDays', '2026-11-20', { day: '2026-11-20' }, 'nobody'),
  bare('statistics', '2026-11-20', { ordersOpen: 7 }, 'staff'),
  bare('wishes', 'mine', { name: 'Mine' }, 'nobody'),
  bare('customers/r1/wishes', 'mine', { name: 'Mine' }, 'nobody'),
  bare('tasks/r1/private', 'hr', { notes: 'Secret.' }, 'nobody'),
];
