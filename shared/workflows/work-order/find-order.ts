import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import { FailureSignal, missing } from '../failure';
import type { Unit } from '../unit';

/** A work order that is not in the trash. Throws a `missing` failure where there is none. */
export async function findOrder(unit: Unit, id: string): Promise<Stored<WorkOrder>> {
  const order = await unit.find(workOrders, id);
  if (!order || order.trashed) throw new FailureSignal(missing);
  return order;
}
