import { findRecords, resultOf } from '@fm/data';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';

/** Work orders named in a refusal. */
const NAMED = 3;

/**
 * Names some work orders at a site that are not finished: "WO-2026-0004, WO-2026-0007". Undefined when
 * there are none. Throws when that cannot be read.
 */
export async function unfinishedWork(siteId: string): Promise<string | undefined> {
  const orders = resultOf(
    await findRecords(
      workOrders,
      (spec) =>
        spec
          .where('trashed', '==', false)
          .where('siteRef.id', '==', siteId)
          .where('statusGroup', 'in', UNFINISHED_GROUPS),
      NAMED,
    ),
  );
  return orders.length === 0 ? undefined : orders.map(({ number, title }) => number ?? title).join(', ');
}
