import type { TrashScope } from '@fm/data';
import { type Asset, assets } from '@fm/domain/asset';
import { maintenancePlans } from '@fm/domain/maintenance';
import { UNFINISHED_GROUPS, workOrders } from '@fm/domain/work-order';

/** An asset goes to the trash once nothing is a part of it, no work about it is open and no plan looks after it. */
export const assetScope: TrashScope<Asset> = {
  kind: assets,
  against: ({ id }) => [
    {
      kind: workOrders,
      which: (spec) =>
        spec.where('assetIds', 'array-contains', id).where('statusGroup', 'in', UNFINISHED_GROUPS),
      one: 'open work order',
      many: 'open work orders',
    },
    {
      kind: assets,
      which: (spec) => spec.where('parentAssetId', '==', id),
      one: 'asset that is a part of it',
      many: 'assets that are parts of it',
    },
    {
      kind: maintenancePlans,
      which: (spec) =>
        spec.where('assetIds', 'array-contains', id).where('state', 'in', ['draft', 'active', 'paused']),
      one: 'maintenance plan that has not ended',
      many: 'maintenance plans that have not ended',
    },
  ],
};
