import type { Invoice } from '@fm/domain/invoice';
import type { Stored } from '@fm/domain/record';
import type { Settings } from '@fm/domain/settings';
import type { WorkOrder } from '@fm/domain/work-order';
import { openTestDoor } from '../testing';
import { envelope, now, recordOf } from '../work-order/order-fixture';

const address: Settings['address'] = { line1: 'Kai 1', postcode: '20457', city: 'Hamburg', country: 'DE' };

export const part = {
  order: 0,
  name: 'Filter',
  unit: 'pcs',
  qtyMilli: 2000,
  priceMinor: 4999,
  taxBp: 1900,
  billable: true,
};

/** A door with the customer `c1` and the verified orders `w1` and `w2`. */
export function withOrders(over: Partial<WorkOrder> = {}) {
  const door = openTestDoor(now);
  const { database } = door;
  const customer = {
    name: 'Elbe Clinic',
    billing: address,
    paymentDays: 14,
    currency: 'EUR',
    language: 'de',
  };
  database.put('settings/company', { name: 'Nordhaus', address, taxId: 'DE136695976' });
  database.put('customers/c1', { ...customer, ...envelope });
  for (const id of ['w1', 'w2'])
    database.put(`workOrders/${id}`, {
      ...recordOf({
        status: 'verified',
        statusGroup: 'closed',
        parts: { a: part },
        completedAt: now,
        ...over,
      }),
      ...envelope,
    });
  return {
    ...door,
    draft: (orderIds: readonly string[], id = 'i1', uid = 'office') =>
      door.ask(uid, 'invoices.draft', { id, orderIds: [...orderIds] }),
    approve: (id = 'i1') =>
      door.ask('office', 'invoices.approve', { id, rev: Number(database.at(`invoices/${id}`)?.rev) }),
    invoice: (id = 'i1') => database.at(`invoices/${id}`) as Stored<Invoice>,
    order: (id = 'w1') => database.at(`workOrders/${id}`) as Stored<WorkOrder>,
  };
}

export const failure = (kind: string) => ({ ok: false, failure: { kind } });
