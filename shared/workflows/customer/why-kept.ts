import { assets } from '@fm/domain/asset';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';
import type { DocumentQuery } from '../documents';
import type { Unit } from '../unit';

/** Records named in a refusal. */
const NAMED = 3;

/** Orders at a site that are not finished. */
export const unfinishedAt = (siteId: string): DocumentQuery => ({
  path: workOrders.path,
  filters: [
    ['trashed', '==', false],
    ['siteRef.id', '==', siteId],
    ['statusGroup', 'in', UNFINISHED_GROUPS],
  ],
  orders: [],
  limit: NAMED,
});

/** Assets that stand at a site. */
export const assetsAt = (siteId: string): DocumentQuery => ({
  path: assets.path,
  filters: [
    ['trashed', '==', false],
    ['siteRef.id', '==', siteId],
  ],
  orders: [],
  limit: NAMED,
});

/** Why a site cannot be removed: work there is not finished, or something that is looked after stands there. Undefined when it can. */
export async function whyKept(
  unit: Unit,
  { id, name }: Pick<Stored<Site>, 'id' | 'name'>,
): Promise<string | undefined> {
  const [orders, machines] = await Promise.all([
    unit.list(workOrders, unfinishedAt(id)),
    unit.list(assets, assetsAt(id)),
  ]);
  if (orders.length > 0) {
    const named = orders.map(({ number, title }) => number ?? title).join(', ');
    return `“${name}” cannot be removed: work there is not finished (${named}). Finish or cancel it first.`;
  }
  return machines.length === 0
    ? undefined
    : `“${name}” cannot be removed: its assets stand there (${machines.map((asset) => asset.name).join(', ')}). Move them to another site or to the trash first.`;
}
