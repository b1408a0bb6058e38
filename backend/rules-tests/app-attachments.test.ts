/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import {
  addAttachment,
  changeAttachment,
  commitTogether,
  createRecord,
  findRecord,
  loadContent,
} from '@fm/data';
import { attachments, MAX_CONTENT_BYTES } from '@fm/domain/attachment';
import { offers } from '@fm/domain/offer';
import { workOrders } from '@fm/domain/work-order';
import { forgetContents } from '../../shared/data/attachments/content';
import { moveToTrash, purge } from '../../shared/data/trash/move';
import { type AppUnderRules, connectApp } from './app-fixture';
import { ATTACHMENT, OFFER, WORK_ORDER } from './samples';

/* Files as the app itself stores and reads them, with the largest content there may be. */

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
  await app.stored(createRecord(workOrders, await app.signIn('office'), 'w1', WORK_ORDER.values));
});
afterAll(() => app.close());

const content = Uint8Array.from({ length: MAX_CONTENT_BYTES }, (_, n) => (n * 7919) % 256);
const { entity, customerId, name, mime, kind, thumb } = ATTACHMENT.values;

it.each(['office', 'manager'] as const)('%s stores a file of 700 KB and reads it back', async (person) => {
  const actor = await app.signIn(person);
  const id = `f-${person}`;
  const file = { entity, customerId, name, mime, kind, thumb, content };
  await app.stored(addAttachment(actor, id, file));
  const record = await app.read(attachments, id);
  expect(record.bytes).toBe(MAX_CONTENT_BYTES);
  expect([...(record.thumb ?? [])]).toEqual([...(thumb ?? [])]);
  const read = await app.stored(loadContent(id));
  expect(Buffer.compare(Buffer.from(read), Buffer.from(content))).toBe(0);
  // Saying it twice stores it once.
  await app.stored(addAttachment(actor, id, file));
  await app.stored(changeAttachment(actor, record, { kind: 'photoAfter' }));
  await app.stored(commitTogether(actor, (unit) => unit.trash(attachments, id)));
  await app.stored(commitTogether(actor, (unit) => unit.restore(attachments, id)));
});

it('copies a file to another order for whoever may add files there', async () => {
  const office = await app.signIn('office');
  const followUp = { ...WORK_ORDER.values, leadId: '', leadName: undefined, crewRefs: [], crewIds: [] };
  await app.stored(createRecord(workOrders, office, 'w2', followUp));
  const to = { type: 'workOrder', id: 'w2', label: 'Follow-up' };
  await app.stored(addAttachment(office, 'f1', { entity, customerId, name, mime, kind, thumb, content }));
  const copy = async () => ({
    ...{ entity: to, customerId, name, mime, kind, thumb },
    content: await app.stored(loadContent('f1')),
  });
  await app.stored(addAttachment(office, 'f2', await copy()));
  expect(await app.read(attachments, 'f2')).toMatchObject({ entity: to, bytes: MAX_CONTENT_BYTES });
  expect(await app.read(attachments, 'f1')).toMatchObject({ entity, rev: 1 });
  // A manager reads the photo, but adds none to an order of others; nor does anybody under another customer.
  const manager = await app.signIn('manager');
  const denied = { ok: false, failure: { kind: 'refused' } };
  expect(await addAttachment(manager, 'f3', await copy())).toMatchObject(denied);
  const again = await app.signIn('office');
  expect(await addAttachment(again, 'f4', { ...(await copy()), customerId: 'c9' })).toMatchObject(denied);
});

it('deletes an offer for good with more files than one commit takes, and leaves those of others', async () => {
  const admin = await app.signIn('admin');
  const scope = { kind: offers };
  await app.stored(createRecord(offers, admin, 'o1', OFFER.values));
  const of = { entity: { type: 'offer', id: 'o1', label: 'Filters' }, customerId, name, mime, kind };
  const small = new Uint8Array([1, 2, 3]);
  const ids = Array.from({ length: 17 }, (_, n) => `of-${n}`);
  for (const id of ids) await app.stored(addAttachment(admin, id, { ...of, content: small }));
  await app.stored(commitTogether(admin, (unit) => unit.trash(attachments, 'of-3')));
  await app.stored(addAttachment(admin, 'other', { ...of, entity, content: small }));
  await app.stored(moveToTrash(scope, admin, await app.read(offers, 'o1'), []));
  expect((await app.stored(loadContent('of-0'))).byteLength).toBe(3);
  await app.stored(purge(scope, admin, await app.read(offers, 'o1')));
  for (const id of ids) {
    expect(await app.stored(findRecord(attachments, id))).toBeUndefined();
    forgetContents();
    expect(await loadContent(id)).toMatchObject({ ok: false, failure: { kind: 'missing' } });
  }
  expect(await app.stored(findRecord(offers, 'o1'))).toBeUndefined();
  expect(await app.read(attachments, 'other')).toMatchObject({ entity });
});

it('says that a file is gone', async () => {
  await app.signIn('office');
  expect(await loadContent('nothing')).toMatchObject({ ok: false, failure: { kind: 'missing' } });
});
