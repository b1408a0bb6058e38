/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { type Asset, assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import { transitionWorkOrder, type WorkOrder, workOrders } from '@fm/domain/work-order';
import { type Attack, repel } from './attack-fixture';
import { change, type Documents, documentOf, existing, tick } from './documents';
import { NOW } from './now';
import { PEOPLE } from './people';
import { ASSET, WORK_ORDER } from './samples';

/* A manager may not edit assets, but notes with the order they complete that these were serviced. */

const { manager } = PEOPLE;
const EARLIER = new Date('2026-11-20T08:00:00.000Z');
const TODAY = '2026-11-20';
const asset = existing<Asset>(ASSET.values, { id: 'a1' });
const other = existing<Asset>(ASSET.values, { id: 'a2' });
const old = new Date('2026-11-01T08:00:00.000Z');
const metered = { ...asset, meter: { unit: 'h', value: 12_000, at: old } };

const order = existing<WorkOrder>(
  {
    ...WORK_ORDER.values,
    status: 'inProgress',
    statusGroup: 'active',
    startedAt: EARLIER,
    firstResponseAt: EARLIER,
    assetRefs: [{ id: 'a1', name: 'Boiler 2' }],
    assetIds: ['a1'],
    checklist: {
      m: {
        kind: 'meter',
        label: 'Hours',
        order: 0,
        required: true,
        assetRef: { id: 'a1', name: 'Boiler 2' },
        unit: 'h',
        value: 12_500,
        by: { uid: manager.uid, name: manager.name },
        at: EARLIER,
      },
    },
  },
  { id: 'w1', number: 'WO-2026-0001' },
);
const step = transitionWorkOrder(order, 'completed', { outcome: 'All done.' }, manager, NOW);
if (!step.ok) throw new Error(step.message);
const completed = change(workOrders, manager, order, step.patch, { kind: 'status' });
const someoneElses = existing<WorkOrder>(
  { ...order, ...step.patch, completedBy: { uid: 'u-other', name: 'Ida Ohm' } } as WorkOrder,
  { id: 'w2' },
);

const here: Documents = {
  'assets/a1': documentOf(metered),
  'assets/a2': documentOf(other),
  'workOrders/w1': documentOf(order),
  'workOrders/w2': documentOf(someoneElses),
};
const meter = { unit: 'h', value: 12_500, at: EARLIER };
const service = (patch: object = {}, batchId = 'w1/m', of: Stored<Asset> = metered) =>
  change(assets, manager, of, { lastServiceOn: TODAY, ...patch }, { batchId, note: 'Serviced' });
const honest = { ...completed, ...service({ meter }) };

const falseService = (name: string, attack: Documents): Attack => ({
  name,
  by: 'manager',
  stored: here,
  honest,
  attack,
});

repel('services of assets', [
  falseService('notes one without completing the order', service()),
  falseService('notes one with an order that somebody else completed', service({}, 'w2')),
  falseService('notes one of an asset the order is not about', {
    ...completed,
    ...service({}, 'w1', other),
  }),
  falseService('notes one of last year', { ...completed, ...service({ lastServiceOn: '2025-11-20' }) }),
  falseService('notes one of next week', { ...completed, ...service({ lastServiceOn: '2026-11-27' }) }),
  falseService('renames the asset along', { ...completed, ...service({ name: 'Mine', nameLower: 'mine' }) }),
  falseService('takes the asset down along', { ...completed, ...service({ status: 'down' }) }),
  falseService('reads another value than was filled in', {
    ...completed,
    ...service({ meter: { ...meter, value: 99_999 } }),
  }),
  falseService('reads it at another time', { ...completed, ...service({ meter: { ...meter, at: NOW } }) }),
  falseService('counts in another unit', { ...completed, ...service({ meter: { ...meter, unit: 'km' } }) }),
  falseService('names no item with the reading', { ...completed, ...service({ meter }, 'w1') }),
  falseService('names an item there is not', { ...completed, ...service({ meter }, 'w1/x') }),
  falseService('reads no meter any more', { ...completed, ...service({ meter: undefined }) }),
  falseService(
    'tells stories of an asset',
    Object.fromEntries(Object.entries(service()).filter(([path]) => path.startsWith('events/'))),
  ),
]);

const open = existing<WorkOrder>(
  { ...order, checklist: { m: { ...order.checklist.m, value: undefined } } } as WorkOrder,
  { id: 'w1', number: 'WO-2026-0001' },
);
const reads = (fields: object) => tick(workOrders, manager, open, 'm', fields);
const falseReading = (name: string, fields: object): Attack => ({
  name,
  by: 'manager',
  stored: { ...here, 'workOrders/w1': documentOf(open) },
  honest: reads({ value: 12_001 }),
  attack: reads(fields),
});

repel('readings of meters', [
  falseReading('less than before without a word', { value: 11_999 }),
  falseReading('below nothing', { value: -1 }),
  falseReading('beyond any meter', { value: 1_000_000_001 }),
  falseReading('in words', { value: 'much' }),
  falseReading('of another asset', { value: 12_001, assetRef: { id: 'a2', name: 'x' } }),
]);
