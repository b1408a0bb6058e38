import { findRecords, resultOf } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { STATUS_GROUPS, workOrders } from '@fm/domain/work-order';

const UNFINISHED = STATUS_GROUPS.filter((group) => group !== 'closed');
/** Numbers of work orders named in the refusal. */
const NAMED = 3;

/** Why a site cannot be removed: work there is not finished. Undefined when it can. Throws when that cannot be read. */
export async function openWorkAt(site: Stored<Site>): Promise<string | undefined> {
  const orders = resultOf(
    await findRecords(
      workOrders,
      (spec) =>
        spec
          .where('trashed', '==', false)
          .where('siteRef.id', '==', site.id)
          .where('statusGroup', 'in', UNFINISHED),
      NAMED,
    ),
  );
  if (orders.length === 0) return undefined;
  const numbers = orders.map(({ number, title }) => number ?? title).join(', ');
  return `“${site.name}” cannot be removed: work there is not finished (${numbers}). Finish or cancel it first.`;
}
