import { maintenancePlans } from '@fm/domain/maintenance';
import { isDealtAsWhole, offers, withoutMade } from '@fm/domain/offer';
import { workOrders } from '@fm/domain/work-order';
import type { DocumentDatabase } from '../documents';
import { actAsSystem } from './act-as-system';

/**
 * Makes an offer accepted again, and the lines free, of orders made from it that are cancelled, and of orders and plans
 * that are deleted for good. One
 * whose lines do not say which order they are in waits until none of its orders is left. Gives whether anything came
 * free. Safe to run twice.
 */
export const undoConversion = (database: DocumentDatabase, offerId: string, now: Date): Promise<boolean> =>
  actAsSystem(database, now, async (unit) => {
    const offer = await unit.find(offers, offerId);
    const targets = offer?.convertedTo ?? [];
    if (!offer || targets.some(({ type }) => !MADE.has(type))) return false;
    const left = await Promise.all(
      targets.map(async ({ type, id }) =>
        type === maintenancePlans.type
          ? (await unit.find(maintenancePlans, id)) !== undefined
          : ((await unit.find(workOrders, id))?.status ?? 'cancelled') !== 'cancelled',
      ),
    );
    const gone = targets.filter((_, at) => !left[at]);
    const isAll = gone.length === targets.length;
    if (gone.length === 0 || (!isAll && isDealtAsWhole(offer))) return false;
    const note = isAll
      ? 'All that was made from it was cancelled or deleted.'
      : 'Some of what was made from it was cancelled or deleted.';
    await unit.change(offers, offerId, (current) => ({
      ...withoutMade(current, new Set(gone.map(({ id }) => id)), note),
      follows: true,
    }));
    return true;
  });

/** What offers become. */
const MADE: ReadonlySet<string> = new Set([workOrders.type, maintenancePlans.type]);
