import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { assetsAt } from './assets-at';
import { unfinishedWork } from './unfinished-work';

/**
 * Why a site cannot be removed: work there is not finished, or something that is looked after stands there. Undefined
 * when it can. Throws when that cannot be read.
 */
export async function whyKept({ id, name }: Stored<Site>): Promise<string | undefined> {
  const [orders, machines] = await Promise.all([unfinishedWork(id), assetsAt(id)]);
  if (orders !== undefined) {
    return `“${name}” cannot be removed: work there is not finished (${orders}). Finish or cancel it first.`;
  }
  return machines === undefined
    ? undefined
    : `“${name}” cannot be removed: its assets stand there (${machines}). Move them to another site or to the trash first.`;
}
