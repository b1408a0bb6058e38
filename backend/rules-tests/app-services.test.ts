/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { changeRecord, createRecord, fillEntry } from '@fm/data';
import { type Asset, assets, MAX_ASSETS } from '@fm/domain/asset';
import { today } from '@fm/domain/calendar-day';
import type { Stored } from '@fm/domain/record';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { type Checklist, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { moveWorkOrder } from '../../remotes/work-orders/src/features/moves/api/move-work-order';
import { type AppUnderRules, connectApp } from './app-fixture';
import { PEOPLE, type Person } from './people';
import { ASSET, WORK_ORDER } from './samples';

/* What completing and reopening an order does to the assets it is about, as the app itself writes it. */

let app: AppUnderRules;
beforeAll(async () => {
  app = await connectApp();
});
afterAll(() => app.close());

const TODAY = today('Europe/Berlin');
const read = (assetId: string): Checklist[string] => ({
  kind: 'meter',
  label: 'Hours',
  order: 0,
  required: true,
  assetRef: { id: assetId, name: assetId },
});

/** An order in work about `count` new assets, the last of which has its meter read. */
async function orderAbout(
  prefix: string,
  count: number,
): Promise<{ order: Stored<WorkOrder>; ids: string[] }> {
  const office = await app.signIn('office');
  const ids = Array.from({ length: count }, (_, n) => `${prefix}-a${n}`);
  for (const id of ids) await app.stored(createRecord(assets, office, id, ASSET.values));
  const refs = ids.map((id) => ({ id, name: id }));
  await app.stored(
    createRecord(workOrders, office, prefix, {
      ...WORK_ORDER.values,
      assetRefs: refs,
      assetIds: ids,
      checklist: { m: read(ids.at(-1) ?? '') },
    }),
  );
  await app.stored(moveWorkOrder(office, await app.read(workOrders, prefix), 'scheduled'));
  await app.stored(moveWorkOrder(office, await app.read(workOrders, prefix), 'inProgress'));
  return { order: await app.read(workOrders, prefix), ids };
}
const fill = async (person: Person, orderId: string, fields: object) =>
  fillEntry(
    workOrders,
    await app.signIn(person),
    await app.read(workOrders, orderId),
    'checklist',
    'm',
    fields,
  );
const complete = async (person: Person, orderId: string) =>
  moveWorkOrder(await app.signIn(person), await app.read(workOrders, orderId), 'completed', {
    outcome: 'Done.',
  });
const all = (ids: readonly string[]): Promise<Stored<Asset>[]> =>
  Promise.all(ids.map((id) => app.read(assets, id)));

describe.each(['office', 'manager'] as const)('%s', (person) => {
  it('completes an order about as many assets as it takes, and all of them were serviced', async () => {
    const { ids } = await orderAbout(`many-${person}`, MAX_ASSETS);
    await app.stored(fill(person, `many-${person}`, { value: 12_500, unit: 'h' }));
    await app.stored(complete(person, `many-${person}`));
    const after = await all(ids);
    expect(after.map(({ lastServiceOn }) => lastServiceOn)).toEqual(ids.map(() => TODAY));
    expect(after.at(-1)?.meter).toMatchObject({ value: 12_500, unit: 'h' });
    expect(after[0]?.meter).toMatchObject({ value: 12_000 });

    const office = await app.signIn('office');
    const done = await app.read(workOrders, `many-${person}`);
    await app.stored(moveWorkOrder(office, done, 'inProgress', { reason: 'Wrong.' }));
    const again = await all(ids);
    expect(again.map(({ lastServiceOn }) => lastServiceOn)).toEqual(ids.map(() => '2026-05-04'));
    expect(again.at(-1)?.meter).toMatchObject({ value: 12_000 });
  });

  it('reads less than before only with a word about it', async () => {
    const { ids } = await orderAbout(`lower-${person}`, 1);
    expect(await fill(person, `lower-${person}`, { value: 3 })).toMatchObject({ ok: false });
    await app.stored(fill(person, `lower-${person}`, { value: 3, note: 'Meter replaced', unit: 'h' }));
    await app.stored(complete(person, `lower-${person}`));
    expect((await all(ids))[0]?.meter).toMatchObject({ value: 3 });
  });
});

/** As many reminders as may follow one record, on the due day of an order. */
async function remindOf(orderId: string, count: number): Promise<void> {
  const office = await app.signIn('office');
  for (let n = 0; n < count; n += 1) {
    const reminder: Reminder = {
      text: 'Look at it',
      ownerRef: { id: PEOPLE.office.uid, name: PEOPLE.office.name },
      entity: { type: 'workOrder', id: orderId, label: orderId },
      rule: { kind: 'relative', field: 'dueDate', offsetDays: -1 - n, timeOfDay: '08:00' },
      fireAt: new Date('2031-03-03T07:00:00Z'),
      channel: 'app',
      state: 'scheduled',
    };
    await app.stored(createRecord(reminders, office, `${orderId}-r${n}`, reminder));
  }
}

it('an order that many reminders follow is completed with its assets, though one commit has no room for all', async () => {
  const { ids } = await orderAbout('reminded', 6);
  await remindOf('reminded', 10);
  await app.stored(fill('office', 'reminded', { value: 12_100, unit: 'h' }));
  await app.stored(complete('office', 'reminded'));
  expect((await all(ids)).map(({ lastServiceOn }) => lastServiceOn)).toEqual(ids.map(() => TODAY));
  expect(await app.read(reminders, 'reminded-r9')).toMatchObject({ state: 'cancelled' });
});

it('is taken back by the undo, which knows the order as it was before', async () => {
  const { order, ids } = await orderAbout('undone', 1);
  await app.stored(fill('office', 'undone', { value: 12_100, unit: 'h' }));
  const before = await app.read(workOrders, 'undone');
  await app.stored(complete('office', 'undone'));
  const office = await app.signIn('office');
  await app.stored(moveWorkOrder(office, before, order.status, { reason: 'Undone' }, 'completed'));
  expect((await all(ids))[0]).toMatchObject({ meter: { value: 12_000 }, lastServiceOn: '2026-05-04' });
});

it('what somebody read since stays when the order is opened again', async () => {
  const { ids } = await orderAbout('since', 1);
  await app.stored(fill('office', 'since', { value: 12_100, unit: 'h' }));
  await app.stored(complete('office', 'since'));
  const office = await app.signIn('office');
  const [asset] = await all(ids);
  if (!asset?.meter) throw new Error('The asset has a meter.');
  const meter = { ...asset.meter, value: 12_200, at: new Date() };
  await app.stored(changeRecord(assets, office, asset.id, () => ({ ok: true, patch: { meter } })));
  const done = await app.read(workOrders, 'since');
  await app.stored(moveWorkOrder(office, done, 'inProgress', { reason: 'Wrong.' }));
  expect((await all(ids))[0]).toMatchObject({ meter: { value: 12_200 }, lastServiceOn: TODAY });
});
