import { employees } from '@fm/domain/employee';
import {
  emptyWorkOrder,
  type WorkOrder,
  type WorkOrderInput,
  workOrderToRecord,
} from '@fm/domain/work-order';
import { openTestDoor, type TestDoor } from '../testing';

export const now = new Date('2026-11-20T09:00:00Z');
const by = { uid: 'office', name: 'Olga Brandt' };
export const envelope = {
  createdAt: now,
  createdBy: by,
  updatedAt: now,
  updatedBy: by,
  rev: 1,
  trashed: false,
  schema: 1,
};
export const customerRef = { id: 'c1', name: 'Elbe Clinic' };
const siteRef = { id: 's1', name: 'North wing' };
const LEAD = { leadId: 'marek', leadName: 'Marek Wolny' };

/** What the form sends of an order. */
export const values = (over: Partial<WorkOrderInput> = {}) => ({
  ...emptyWorkOrder(),
  title: 'Replace filters',
  customerRef,
  siteRef,
  ...over,
});
/** The order's own fields. */
export const recordOf = (over: Partial<WorkOrder> = {}): WorkOrder => ({
  ...workOrderToRecord({ ...values(), customerRef, siteRef } as never),
  ...LEAD,
  ...over,
});
/** A door with an order behind it. */
export interface Site extends TestDoor {
  order(): WorkOrder;
}

/** A door with the order `w1` that Marek leads, and what it refers to. */
export function withOrder(over: Partial<WorkOrder> = {}): Site {
  const door = openTestDoor(now);
  const { database } = door;
  database.put('customers/c1', { name: 'Elbe Clinic', ...envelope });
  database.put('customers/c2', { name: 'Other', ...envelope });
  database.put('sites/s1', { name: 'North wing', customerRef, timezone: 'Europe/Berlin', ...envelope });
  database.put('sites/s2', {
    name: 'Elsewhere',
    customerRef: { id: 'c2', name: 'Other' },
    timezone: 'UTC',
    ...envelope,
  });
  for (const [id, displayName] of [
    ['marek', 'Marek Wolny'],
    ['olga', 'Olga Brandt'],
  ])
    database.put(`${employees.path}/${id}`, { displayName, ...envelope });
  database.put('employees/marek/private/hr', { costRateMinor: 2000, billRateMinor: 4000, ...envelope });
  database.put('workOrders/w1', { ...recordOf(over), number: 'WO-2026-0001', ...envelope });
  return { ...door, order: () => database.at('workOrders/w1') as WorkOrder };
}
/** In work. */
export const working = { status: 'inProgress' as const, statusGroup: 'active' as const };
