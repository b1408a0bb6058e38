import type { Plan } from '@fm/domain/maintenance';
import type { Offer } from '@fm/domain/offer';
import type { WorkOrder } from '@fm/domain/work-order';
import type { TestDoor } from '../testing';
import { customerRef, line, sent, withOffer } from './offer-fixture';

export const accepted: Partial<Offer> = { ...sent, status: 'accepted' };

export function withSites(over: Partial<Offer> = accepted, values: object = {}) {
  const door = withOffer(over, values);
  const site = { name: 'North wing', customerRef, timezone: 'Europe/Berlin', trashed: false };
  door.database.put('sites/s1', site);
  door.database.put('sites/s2', { ...site, name: 'South wing' });
  door.database.put('sites/other', { ...site, customerRef: { id: 'c2', name: 'Other' } });
  const order = (id: string) => door.database.at(`workOrders/${id}`) as WorkOrder | undefined;
  return { ...door, order };
}

export const share = (orderId: string, lineIds: string[], over: object = {}) => ({
  orderId,
  siteId: 's1',
  title: 'New pump',
  lineIds,
  ...over,
});

export const convert = (
  door: TestDoor,
  orders: ReturnType<typeof share>[],
  { uid = 'office', id = 'x' } = {},
) => door.ask(uid, 'offers.convert', { id: 'o1', orders }, id);

export const lines = [
  line('pump'),
  line('work', { kind: 'labour', unit: 'h', qtyMilli: 2500, unitMinor: 3_333 }),
  line('paint', { kind: 'service', unitMinor: 5_001 }),
  line('note', { kind: 'text' }),
];

export const several = () => withSites(accepted, { lines, discount: { kind: 'amount', amountMinor: 1_001 } });

export const recurring = () =>
  withSites(accepted, {
    lines: [
      line('pump'),
      line('check', { kind: 'labour', unit: 'h', qtyMilli: 1500, unitMinor: 3_333, recurs: '3m' }),
      line('filter', { kind: 'material', unitMinor: 5_001, recurs: '3m' }),
      line('clean', { kind: 'service', recurs: '12m' }),
    ],
    discount: { kind: 'amount', amountMinor: 1_001 },
  });

export const planShare = (planId: string, lineIds: string[], over: object = {}) => ({
  planId,
  siteId: 's1',
  title: 'Look after the pump',
  startDate: '2026-12-31',
  lineIds,
  ...over,
});

export const dealOut = (
  door: TestDoor,
  orders: object[],
  plans: object[],
  { uid = 'office', id = 'x' } = {},
) => door.ask(uid, 'offers.convert', { id: 'o1', orders, plans } as never, id);

export const planOf = (door: TestDoor, id: string) =>
  door.database.at(`maintenancePlans/${id}`) as Plan | undefined;

export const rest = () => [share('w1', ['pump'])];

export const both = () => [
  planShare('p1', ['check', 'filter']),
  planShare('p2', ['clean'], { title: 'Clean it' }),
];
