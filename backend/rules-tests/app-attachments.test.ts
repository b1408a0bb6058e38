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

it('says that a file is gone', async () => {
  await app.signIn('office');
  expect(await loadContent('nothing')).toMatchObject({ ok: false, failure: { kind: 'missing' } });
});
