/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import {
  changeRecord,
  clearEntry,
  createRecord,
  fillEntry,
  findRecords,
  newId,
  type Outcome,
} from '@fm/data';
import { historyEvents } from '@fm/domain/event';
import type { Actor } from '@fm/domain/record';
import { transitionWorkOrder, workOrders } from '@fm/domain/work-order';
import { type AppUnderRules, connectApp } from './app-fixture';
import * as samples from './samples';

/*
 * A write whose answer gets lost is stored, and tried again all the same.
 */

let app: AppUnderRules;
let actor: Actor;
let id: string;
beforeAll(async () => {
  app = await connectApp();
  actor = await app.signIn('office');
});
beforeEach(async () => {
  id = newId();
  await app.stored(createRecord(workOrders, actor, id, samples.WORK_ORDER.values));
});
afterAll(() => app.close());

/** Writes while the answer gets lost, and gives the changed fields of each entry that is told of it. */
async function toldOf(write: () => Promise<Outcome<unknown>>): Promise<readonly (readonly string[])[]> {
  await app.loseAnswer();
  await app.stored(write());
  const events = await app.stored(
    findRecords(historyEvents, (spec) => spec.where('entity.id', '==', id).orderBy('at', 'desc'), 10),
  );
  return events
    .filter(({ kind }) => kind !== 'created')
    .map(({ changes }) => changes.map(({ path }) => path).sort());
}

it('a tick is told once', async () => {
  const seen = await app.read(workOrders, id);
  expect(await toldOf(() => fillEntry(workOrders, actor, seen, 'checklist', 'a', { value: true }))).toEqual([
    ['checklist.a.value'],
  ]);
});

it('a part that is taken off is told once', async () => {
  const part = { name: 'Seal', qtyMilli: 1000, unit: 'pcs', taxBp: 1900, billable: false, order: 0 };
  id = newId();
  await app.stored(
    createRecord(workOrders, actor, id, { ...samples.WORK_ORDER.values, parts: { seal: part } }),
  );
  const seen = await app.read(workOrders, id);
  expect(await toldOf(() => clearEntry(workOrders, actor, seen, 'parts', 'seal'))).toEqual([['parts.seal']]);
});

it('a step is told once and not refused because it was taken', async () => {
  const step = () =>
    changeRecord(workOrders, actor, id, (order) =>
      transitionWorkOrder(order, 'cancelled', { reason: 'Not needed.' }, actor, new Date()),
    );
  expect(await toldOf(step)).toEqual([['cancelReason', 'status', 'statusGroup']]);
});

it('a change with a note is told once', async () => {
  const change = () =>
    changeRecord(workOrders, actor, id, () => ({ ok: true, patch: { priority: 'urgent' as const } }), {
      note: 'Now.',
    });
  expect(await toldOf(change)).toEqual([['priority']]);
});
