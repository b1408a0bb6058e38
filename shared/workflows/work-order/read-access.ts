import { sites } from '@fm/domain/site';
import { mayKnowAccess, workOrders } from '@fm/domain/work-order';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, refused } from '../failure';
import { present } from '../reference';

/**
 * Gives the access note of the site of a work order: keys and codes. A command, because rules cannot tell who is on the crew of
 * an open job there: what the crew reads of sites leaves it out. Null where the site has none.
 */
export const readAccess = defineCommand({
  name: 'workOrders.readAccess',
  permission: 'workOrders:transition',
  isReading: true,
  input: v.object({ id: recordId }),
  async run(unit, { id }, { actor, now }) {
    const order = await present(unit, workOrders, id);
    if (!mayKnowAccess(actor, order, now)) throw new FailureSignal(refused);
    const site = await unit.find(sites, order.siteRef.id);
    return site?.access ?? null;
  },
});
