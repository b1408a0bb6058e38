import type { WorkOrder } from '@fm/domain/work-order';
import { deleteRecord } from './records';
import { storeOrder } from './store-order';

export const TECHNICIAN = { id: 'employee-04', name: 'Emil Otto' };

const PLANNED: Partial<WorkOrder> = {
  leadId: TECHNICIAN.id,
  leadName: TECHNICIAN.name,
  plannedDay: '2031-03-05',
  plannedStart: new Date('2031-03-05T08:00:00Z'),
  plannedEnd: new Date('2031-03-05T10:00:00Z'),
};

/** Numbers of the orders at the quay, which are their ids too. */
export interface QuayOrders {
  /** A draft without a plan. */
  readonly railing: string;
  /** A draft that is planned. */
  readonly drain: string;
  /** Scheduled, with a checklist. */
  readonly crane: string;
}

let last = 9100;
const stored: string[] = [];

/** Stores the orders at the quay for one try of a test; those of the try before go, with whatever became of them. */
export async function storeQuayOrders(backend: Parameters<typeof storeOrder>[0]): Promise<QuayOrders> {
  for (const id of stored.splice(0)) await deleteRecord(backend, `workOrders/${id}`);
  const next = () => {
    last += 1;
    stored.push(String(last));
    return String(last);
  };
  const orders = { railing: next(), drain: next(), crane: next() };
  await storeOrder(backend, orders.railing, { title: 'Quay railing' });
  await storeOrder(backend, orders.drain, { title: 'Quay drain', ...PLANNED });
  await storeOrder(backend, orders.crane, {
    title: `Crane check ${orders.crane}`,
    status: 'scheduled',
    ...PLANNED,
    plannedStart: new Date('2031-03-05T11:00:00Z'),
    plannedEnd: new Date('2031-03-05T12:00:00Z'),
    checklist: {
      hook: { kind: 'check', label: 'Hook is locked', order: 1, required: true },
      volts: { kind: 'number', label: 'Voltage', unit: 'V', min: 220, max: 240, order: 2, required: true },
      plate: { kind: 'photo', label: 'Type plate', order: 3, required: true },
    },
  });
  return orders;
}
