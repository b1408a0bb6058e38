/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */

import { attaching, contentPath } from './attaching';
import { type Attack, repel } from './attack-fixture';
import { change, documentOf, existing, tampered } from './documents';
import { PEOPLE } from './people';
import { ATTACHMENT, OFFER, WORK_ORDER } from './samples';

const order = {
  'workOrders/w1': documentOf(
    existing({ ...WORK_ORDER.values, status: 'inProgress', statusGroup: 'active' }),
  ),
};
const path = 'attachments/f1';
const honest = attaching('office', 'f1');
const before = existing(ATTACHMENT.values, { id: 'f1' });
const edit = change(ATTACHMENT.kind, PEOPLE.office, before, ATTACHMENT.edit);
const there = {
  ...order,
  [path]: documentOf(before),
  [contentPath('f1')]: { data: new Uint8Array(ATTACHMENT.values.bytes) },
};

const draft = { 'offers/r1': documentOf(existing(OFFER.values)) };
const sent = { 'offers/r1': documentOf(existing({ ...OFFER.values, status: 'sent', sentAt: new Date(0) })) };
const ofOffer = { entity: { type: 'offer', id: 'r1', label: 'Filters for a year' } };
const onOffer = attaching('office', 'f1', ofOffer);

const falseOne = (name: string, fields: object): Attack => ({
  name,
  by: 'office',
  stored: order,
  honest,
  attack: tampered(honest, path, fields),
});
const onStored = (name: string, attack: Attack['attack'], by: Attack['by'] = 'office'): Attack => ({
  name,
  by,
  stored: there,
  honest: edit,
  twin: 'office',
  attack,
});

repel('files', [
  falseOne('adds a field nobody knows', { secret: 1 }),
  falseOne('starts with a later rev', { rev: 2 }),
  falseOne('tells nobody', { lastEvent: 'none' }),
  falseOne('is of somebody else', { by: { uid: 'u-other', name: 'Ida Ohm' } }),
  falseOne('says another size than it has', { bytes: 4 }),
  falseOne('is a page', { mime: 'text/html', kind: 'document' }),
  falseOne('has a thumbnail that is text', { thumb: 'x' }),
  {
    name: 'is too large',
    by: 'office',
    stored: order,
    honest,
    attack: attaching('office', 'f1', { bytes: 716_801 }, new Uint8Array(716_801)),
  },
  {
    name: 'is added to an offer by a manager',
    by: 'manager',
    twin: 'office',
    stored: draft,
    honest: onOffer,
    attack: attaching('manager', 'f1', ofOffer),
  },
  {
    name: 'is added to an offer that was sent',
    by: 'admin',
    twin: 'office',
    stored: { ...draft, 'offers/r2': sent['offers/r1'] },
    honest: onOffer,
    attack: attaching('admin', 'f1', { entity: { ...ofOffer.entity, id: 'r2' } }),
  },
  onStored('has its content replaced', { [contentPath('f1')]: { data: new Uint8Array(5).fill(1) } }),
  onStored('loses its content', { [contentPath('f1')]: undefined }, 'admin'),
  onStored('disappears without the trash', { [path]: undefined }, 'admin'),
  onStored('keeps rev', tampered(edit, path, { rev: 1 })),
  onStored(
    'moves to another record',
    tampered(edit, path, { entity: { type: 'task', id: 't1', label: 'x' } }),
  ),
]);
