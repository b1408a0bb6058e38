import { groupOf, type Query, queryOf, readAll } from '@fm/data';
import { addressLine } from '@fm/domain/address';
import { ANY_LABOUR } from '@fm/domain/labour';
import { chunksOf, type Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import type { WorkOrder } from '@fm/domain/work-order';

/** An order with what its own record does not say of it. */
export interface CompleteOrder {
  readonly order: Stored<WorkOrder>;
  /** Where the site is, in one line. */
  readonly address: string | undefined;
  /** Minutes worked and travelled so far. */
  readonly labourMin: number;
}

/** Adds the sites' addresses and the time spent, for a file. Reads the sites of their customers and each entry of labour. */
export async function completeOrders(
  orders: readonly Stored<WorkOrder>[],
): Promise<readonly CompleteOrder[]> {
  const [places, labour] = await Promise.all([
    among([...new Set(orders.map(({ customerRef }) => customerRef.id))], (ids) =>
      queryOf(sites).where('customerRef.id', 'in', ids),
    ),
    among(
      orders.map(({ id }) => id),
      (ids) =>
        groupOf(ANY_LABOUR).where('trashed', '==', false).where('workOrderRef.id', 'in', ids).orderBy('day'),
    ),
  ]);
  const addresses = new Map(places.map(({ id, address }) => [id, addressLine(address)]));
  const minutes = new Map<string, number>();
  for (const { workOrderRef, kind, minutes: spent } of labour) {
    if (kind !== 'break') minutes.set(workOrderRef.id, (minutes.get(workOrderRef.id) ?? 0) + spent);
  }
  return orders.map((order) => ({
    order,
    address: addresses.get(order.siteRef.id),
    labourMin: minutes.get(order.id) ?? 0,
  }));
}

/** All that belongs to these ids, in as few queries as may be. */
async function among<R extends object>(
  ids: readonly string[],
  asking: (ids: readonly string[]) => Query<R>,
): Promise<readonly Stored<R>[]> {
  return (await Promise.all(chunksOf(ids).map((some) => readAll<R>(asking(some))))).flat();
}
