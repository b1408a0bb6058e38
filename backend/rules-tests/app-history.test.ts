/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { addAttachment, commitTogether, createRecord, findRecords, historyEvents } from '@fm/data';
import { attachments } from '@fm/domain/attachment';
import { jobOf } from '@fm/domain/labour';
import { workOrders } from '@fm/domain/work-order';
import { addLabour, removeLabour } from '../../remotes/work-orders/src/features/labour/api/note-time';
import { wholeHistory } from '../../shared/data/read/record-history';
import { type AppUnderRules, connectApp } from './app-fixture';
import { ATTACHMENT, LABOUR, WORK_ORDER } from './samples';

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

it('tells in the history of an order what happened to its times and files, and not to those of others', async () => {
  const actor = await app.signIn('office');
  for (const id of ['w1', 'w2']) await app.stored(createRecord(workOrders, actor, id, WORK_ORDER.values));
  const job = jobOf(await app.read(workOrders, 'w1'));
  const time = { ...LABOUR.values, workOrderRef: job.workOrderRef };
  await app.stored(addLabour(actor, job, 'l1', time));
  await app.stored(removeLabour(actor, job, 'l1'));
  const other = jobOf(await app.read(workOrders, 'w2'));
  await app.stored(addLabour(actor, other, 'l2', { ...time, workOrderRef: other.workOrderRef }));
  const { name, mime, kind, thumb, customerId } = ATTACHMENT.values;
  const content = new Uint8Array([1, 2, 3]);
  const entity = { type: workOrders.type, id: 'w1', label: job.workOrderRef.name };
  await app.stored(addAttachment(actor, 'f1', { entity, customerId, name, mime, kind, thumb, content }));
  await app.stored(commitTogether(actor, (unit) => unit.trash(attachments, 'f1')));

  const told = await app.stored(findRecords(historyEvents, wholeHistory('w1', workOrders.type), 20));
  // The clock of this backend stands still.
  expect(told.map((event) => `${event.entity.type} ${event.kind}`).sort()).toEqual([
    'attachment attached',
    'attachment trashed',
    'labour created',
    'labour trashed',
    'workOrder created',
  ]);
});
