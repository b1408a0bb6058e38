import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { unfinishedWork } from './unfinished-work';

/** Why a site cannot be removed: work there is not finished. Undefined when it can. Throws when that cannot be read. */
export async function openWorkAt(site: Stored<Site>): Promise<string | undefined> {
  const orders = await unfinishedWork(site.id);
  return orders === undefined
    ? undefined
    : `“${site.name}” cannot be removed: work there is not finished (${orders}). Finish or cancel it first.`;
}
