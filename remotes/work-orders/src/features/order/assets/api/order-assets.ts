import { useLiveRows } from '@fm/data';
import { assets, MAX_ASSETS } from '@fm/domain/asset';
import type { WorkOrder } from '@fm/domain/work-order';

/** The assets an order is about, live: those in the trash and out of service too. Reads one for each, 20 at most. */
export function useOrderAssets({ assetIds = [] }: Pick<WorkOrder, 'assetIds'>) {
  const ids = [...assetIds].sort();
  return useLiveRows(
    ids.length > 0 ? assets : undefined,
    (spec) => spec.where('__name__', 'in', ids),
    MAX_ASSETS,
  );
}
