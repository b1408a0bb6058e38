/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { addAttachment, changeAttachment, commitTogether, createRecord, loadContent } from '@fm/data';
import { attachments, MAX_CONTENT_BYTES } from '@fm/domain/attachment';
import { workOrders } from '@fm/domain/work-order';
import { type AppUnderRules, connectApp } from './app-fixture';
import { ATTACHMENT, WORK_ORDER } from './samples';

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

it('says that a file is gone', async () => {
  await app.signIn('office');
  expect(await loadContent('nothing')).toMatchObject({ ok: false, failure: { kind: 'missing' } });
});
