import { jobOf, labourOf } from '@fm/domain/labour';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import type { Unit } from '../unit';
import { findOrder } from '../work-order/find-order';
import { keepRates, type RatedEntry } from './keep-rates';

/** Entries whose rates are taken at once at most. */
const MOST_ENTRIES = 200;

/** Takes the present hourly rates for entries of an order that have none. Gives the names of people of whom none is kept. */
export const takeRates = defineCommand({
  name: 'labour.takeRates',
  permission: 'employees:private',
  input: v.object({
    workOrderId: recordId,
    ids: v.pipe(v.array(recordId), v.maxLength(MOST_ENTRIES)),
  }),
  async run(unit, { workOrderId, ids }) {
    const order = await findOrder(unit, workOrderId);
    return { lacking: await keepRates(unit, workOrderId, await entriesOf(unit, order, ids)) };
  },
});

async function entriesOf(
  unit: Unit,
  order: Awaited<ReturnType<typeof findOrder>>,
  ids: readonly string[],
): Promise<readonly RatedEntry[]> {
  const found = await Promise.all(ids.map((id) => unit.find(labourOf(jobOf(order)), id)));
  return found.flatMap((entry) => entry ?? []);
}
