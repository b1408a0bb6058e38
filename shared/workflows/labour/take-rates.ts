import { jobOf, labourOf } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { type WorkOrder, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { pageOf } from '../batch';
import { defineCommand, recordId } from '../command';
import { present } from '../reference';
import type { Unit } from '../unit';
import { keepRates, type RatedEntry } from './keep-rates';

/** Takes the present hourly rates for entries of an order that have none. Gives the names of people of whom none is kept. */
export const takeRates = defineCommand({
  name: 'labour.takeRates',
  permission: 'employees:private',
  input: v.object({
    workOrderId: recordId,
    ids: pageOf(recordId),
  }),
  async run(unit, { workOrderId, ids }) {
    const order = await present(unit, workOrders, workOrderId);
    return { lacking: await keepRates(unit, workOrderId, await entriesOf(unit, order, ids)) };
  },
});

async function entriesOf(
  unit: Unit,
  order: Stored<WorkOrder>,
  ids: readonly string[],
): Promise<readonly RatedEntry[]> {
  const found = await Promise.all(ids.map((id) => unit.find(labourOf(jobOf(order)), id)));
  return found.flatMap((entry) => (entry && !entry.trashed ? entry : []));
}
